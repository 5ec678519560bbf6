/** A row of boulders across a river, from straight above: still water before it, threads of water behind every gap. */
import { at, lerp, type Point, type Station } from '../../../kit/geometry.ts';
import { limb } from '../../../kit/limb.ts';
import { blob, polygon } from '../../../kit/path.ts';
import { Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

type Stone = readonly [x: number, y: number, radius: number];

export interface StonesAboveOptions<Ink> {
  items: readonly Stone[];
  stone: Ink;
  /** The side of the lamp, the side away from it, and the wet foot. */
  lit: Ink;
  shade: Ink;
  wet: Ink;
  /** Toward the lamp, from the upper left. */
  light: Point;
  seed?: number;
}

export function stonesAbove<Ink extends string>(options: StonesAboveOptions<Ink>): Layer<Ink> {
  const { items, stone, lit, shade, wet, light, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 83 + 7);
    const [lightX, lightY] = light;
    const parts = { wet: '', shade: '', stone: '', lit: '' };
    for (const [x, y, radius] of items) {
      const turn = random.between(0, 6);
      const [long, across] = [random.between(1.02, 1.16), random.between(0.86, 0.98)];
      const own = Array.from({ length: 7 }, (_, i): Point => {
        const angle = ((i + random.jitter(0.28)) / 7) * Math.PI * 2;
        const reach = radius * random.between(1.02, 1.2);
        const [alongX, acrossY] = [Math.cos(angle) * reach * long, Math.sin(angle) * reach * across];
        return [alongX * Math.cos(turn) - acrossY * Math.sin(turn), alongX * Math.sin(turn) + acrossY * Math.cos(turn)];
      });
      const outline = (size: number, shift: number): Point[] =>
        own.map(([dx, dy]) => [x + dx * size + lightX * shift * radius, y + dy * size + lightY * shift * radius]);
      parts.wet += blob(outline(1.05, -0.04)) + blob(outline(1, -0.3));
      parts.shade += blob(outline(1, 0));
      parts.stone += blob(outline(0.9, 0.1));
      // The top is flat and catches the light; it breaks off toward the dark side along an edge.
      parts.lit += blob(
        outline(0.84, 0.12).flatMap(([cornerX, cornerY]): Point[] => {
          const toward = ((cornerX - x) * lightX + (cornerY - y) * lightY) / radius;
          const keep = toward > -0.15 ? 1 : random.between(0.3, 0.7);
          const corner: Point = [lerp(x, cornerX, keep), lerp(y, cornerY, keep)];
          // A corner written twice stays sharp.
          return toward > -0.15 ? [corner] : [corner, corner];
        }),
      );
    }
    canvas.fill(wet, parts.wet, 0.75);
    canvas.fill(shade, parts.shade);
    canvas.fill(stone, parts.stone);
    canvas.fill(lit, parts.lit);
  };
}

export interface ThreadsOptions<Ink> {
  items: readonly Stone[];
  /** The way the river goes, and how far it is drawn. */
  current: Point;
  reach: number;
  /** Each ink: threads in a gap, and their thickness. */
  inks: readonly (readonly [ink: Ink, count: number, thickness: number])[];
  /** The smooth tongue in each gap, before the water breaks. */
  tongue: Ink;
  seed?: number;
}

/** Water leaves each gap narrow and fast, and spreads behind the stones. */
export function threads<Ink extends string>(options: ThreadsOptions<Ink>): Layer<Ink> {
  const { items, current, reach, inks, tongue, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 61 + 5);
    let tongues = '';
    items.forEach(([x, y, radius], i) => {
      const next = items[i + 1];
      if (next) {
        const [middleX, middleY] = [lerp(x, next[0], 0.5), lerp(y, next[1], 0.5)];
        const far = reach * random.between(0.24, 0.36);
        tongues += polygon([
          [x, y - radius * 0.3],
          [next[0], next[1] - next[2] * 0.3],
          [next[0], next[1] + next[2] * 0.4],
          [middleX + current[0] * far * 0.4 + 26, middleY + current[1] * far * 0.5],
          [middleX + current[0] * far, middleY + current[1] * far],
          [middleX + current[0] * far * 0.4 - 26, middleY + current[1] * far * 0.5],
          [x, y + radius * 0.4],
        ]);
      }
    });
    canvas.fill(tongue, tongues);
    for (const [ink, count, thickness] of inks) {
      let data = '';
      for (let gap = 0; gap + 1 < items.length; gap++) {
        const [leftX, leftY, leftRadius] = at(items, gap);
        const [rightX, rightY, rightRadius] = at(items, gap + 1);
        for (let i = 0; i < count; i++) {
          const lane = (i + random.next()) / count - 0.5;
          const share = lerp(leftRadius, rightRadius, 0.5) / (leftRadius + rightRadius) + lane * 0.24;
          const [x, y] = [lerp(leftX, rightX, share), lerp(leftY, rightY, share)];
          const spread = lane * (rightX - leftX) * 0.9;
          const start = random.chance(0.55) ? random.between(0, 0.06) : random.between(0.1, 0.6);
          const end = Math.min(1, start + random.between(0.2, 0.5));
          const along = (t: number): Point => [
            x + current[0] * reach * t + spread * (1 - (1 - t) ** 2) + Math.sin(t * 9 + gap * 2 + lane * 2) * 12,
            y + current[1] * reach * t,
          ];
          const thick = thickness * random.between(0.5, 1.2);
          data += limb(
            [0, 0.25, 0.5, 0.75, 1].map(
              (t): Station => [
                ...along(lerp(start, end, t)),
                Math.max(0.5, thick * Math.sin(Math.PI * t ** 0.7) * 0.5),
              ],
            ),
            1,
          );
        }
      }
      canvas.fill(ink, data);
    }
  };
}
