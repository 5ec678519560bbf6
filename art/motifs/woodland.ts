/** A hillside of tree crowns, row behind row. */
import { first, heightAlong, last, lerp, type Point, type Range, round, type Side } from '../kit/geometry.ts';
import { bumps } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface WoodlandOptions<Ink> {
  /** The leaves, each with the color of its lit side; write one twice to see it more often. */
  leaves: readonly (readonly [ink: Ink, lit: Ink])[];
  /** The crest along which the farthest row stands. */
  points: readonly Point[];
  /** How far down the nearest row stands: one number, or a different one along x. */
  depth: number | readonly Point[];
  rows: number;
  /** Width of a crown in the farthest and in the nearest row. */
  size: Range;
  /** Height of a crown over its width. */
  rise?: number;
  /** Distance between crowns over their width. */
  spacing?: number;
  light?: Side;
  seed?: number;
}

/** Crowns in several colors, far rows first. Fill the hill behind it, so that nothing shows between the rows. */
export function woodland<Ink extends string>(options: WoodlandOptions<Ink>): Layer<Ink> {
  const { leaves, points, depth, rows, size, rise = 0.8, spacing = 0.72, light = -1, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 37 + 11);
    const crest = heightAlong(points);
    const depthAt = typeof depth === 'number' ? () => depth : heightAlong(depth);
    const forms = [0, 1].map((form) => canvas.symbol(`crown ${form}`, () => crown(form)));
    for (let row = 0; row < rows; row++) {
      const t = rows === 1 ? 0 : row / (rows - 1);
      const copies = leaves.map(() => '');
      for (let x = first(points)[0] - random.next() * size[0]; x < last(points)[0]; ) {
        const width = lerp(...size, t) * random.between(0.75, 1.25);
        x += width * spacing;
        const y = crest(x) + depthAt(x) * t + random.jitter(width * 0.12);
        const pick = Math.floor(random.next() * leaves.length);
        const scale = round(width) / 100;
        const form = forms[random.chance(0.5) ? 1 : 0] ?? '';
        copies[pick] += canvas.copy(form, x, y, -light * scale, round(width * rise) / 100);
      }
      leaves.forEach(([ink, lit], i) => {
        if (copies[i]) canvas.group(ink, lit, copies[i]);
      });
    }
  };
}

export interface CrownsOptions<Ink> {
  /** Each stands on (x, y), far to near; they take turns with the leaves. */
  items: readonly (readonly [x: number, y: number, width: number])[];
  leaves: readonly (readonly [ink: Ink, lit: Ink])[];
  rise?: number;
  light?: Side;
}

/** Single crowns at chosen places: along the edge of a clearing, up a ravine. */
export function crowns<Ink extends string>({ items, leaves, rise = 0.85, light = -1 }: CrownsOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const forms = [0, 1].map((form) => canvas.symbol(`crown ${form}`, () => crown(form)));
    for (const [turn, [ink, lit]] of leaves.entries()) {
      const copies = items
        .filter((_, i) => i % leaves.length === turn)
        .map(([x, y, width], i) =>
          canvas.copy(forms[i % 2] ?? '', x, y, (-light * width) / 100, round(width * rise) / 100),
        );
      if (copies.length) canvas.group(ink, lit, copies.join(''));
    }
  };
}

/** A hundred wide and high, standing on 0, lit from the left. */
function crown(form: number): string {
  const random = new Random(form * 17 + 5);
  const dome = (x: number, half: number, foot: number, top: number, lobes: number, from: number, to: number) =>
    Array.from({ length: lobes + 1 }, (_, i): Point => {
      const angle = Math.PI * lerp(from, to, i / lobes);
      const reach = random.between(0.92, 1.06);
      return [x + Math.cos(angle) * half * reach, foot + Math.sin(angle) * (top - foot) * -reach];
    });
  const outline = dome(0, 50, -22, -98, 7, 1, 2);
  const cap = dome(-9, 33, -42, -88, 4, 1.02, 1.8);
  const [capX, capY] = first(cap);
  return [
    `<path d="${bumps(outline, () => 0.56)}Q30 16 0 16T-50-22z"/>`,
    `<path fill="currentColor" d="${bumps(cap, () => 0.56)}Q-6-66 ${round(capX)} ${round(capY)}z"/>`,
  ].join('');
}
