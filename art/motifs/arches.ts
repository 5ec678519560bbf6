/** Bridges on arches: walls of stone, and slender ribs of concrete. */
import { at, heightAlong, lerp, type Point } from '../kit/geometry.ts';
import { numbers, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface ArchBridgeOptions<Ink> {
  /** The edge of the deck, left to right. */
  top: readonly Point[];
  /** Where the piers end below, left to right. */
  base: readonly Point[];
  /** The middle of each pier, left to right; an arch spans each gap. */
  piers: readonly number[];
  ink: Ink;
  /** The inside of the arches, seen this far to one side. */
  shade: Ink;
  depth?: number;
  /** Coping, ring stones and courses. */
  lit?: Ink;
  /** Width of a pier over the widest gap beside it. */
  pier?: number;
  /** Stone between an arch and the deck. */
  crown?: number;
  /** Height of an arch over half its width; 1 is a half circle. */
  rise?: number;
  seed?: number;
}

/** A wall of stone with round arches, in elevation or drawn away along sloping lines. */
export function archBridge<Ink extends string>(options: ArchBridgeOptions<Ink>): Layer<Ink> {
  const { piers, ink, shade, lit, depth = 14, pier = 0.16, crown = 26, rise = 1, seed = 1 } = options;
  return (canvas) => {
    const topAt = heightAlong(options.top);
    const baseAt = heightAlong(options.base);
    const gaps = piers.slice(1).map((right, i) => {
      const left = at(piers, i);
      const half = ((right - left) * (1 - pier)) / 2;
      const middle = (left + right) / 2;
      const spring = Math.max(topAt(middle - half), topAt(middle + half)) + crown + half * rise;
      return { left: middle - half, right: middle + half, half, spring: Math.min(spring, baseAt(middle)) };
    });
    const [firstX, ...restX] = options.top.map(([x]) => x);
    const lastX = restX.at(-1) ?? 0;
    const wall = (shift: number) => {
      const deck = options.top.map(([x, y]) => `L${numbers([Math.round(x) + shift, Math.round(y)])}`).join('');
      let data = `M${numbers([Math.round(firstX ?? 0) + shift, Math.round(baseAt(firstX ?? 0))])}${deck}`;
      data += `L${numbers([Math.round(lastX) + shift, Math.round(baseAt(lastX))])}`;
      for (const { left, right, half, spring } of [...gaps].reverse()) {
        const [from, to] = [Math.round(right) + shift, Math.round(left) + shift];
        const foot = Math.round(baseAt(right));
        data += `H${from}V${Math.round(spring)}A${numbers([Math.round(half), Math.round(half * rise)])} 0 00${numbers([to, Math.round(spring)])}`;
        data += `L${numbers([to, foot])}`;
      }
      return `${data}z`;
    };
    canvas.fill(shade, wall(depth));
    canvas.fill(ink, wall(0));
    if (!lit) return;

    const random = new Random(seed);
    const coping = options.top.map(([x, y]): Point => [x, y + crown * 0.26]).reverse();
    canvas.fill(lit, polygon([...options.top, ...coping]));
    let rings = '';
    let courses = '';
    for (const { left, right, half, spring } of gaps) {
      const outer = half + crown * 0.2;
      rings += `M${numbers([Math.round(left - crown * 0.2), Math.round(spring)])}A${numbers([Math.round(outer), Math.round(outer * rise)])} 0 01${numbers([Math.round(right + crown * 0.2), Math.round(spring)])}`;
      const width = (half * 2 * pier) / (1 - pier);
      for (let i = 0; i < 4 && width > 26; i++) {
        const x = right + width * random.between(0.1, 0.5);
        courses += `M${numbers([Math.round(x), Math.round(lerp(topAt(x) + crown, baseAt(x), random.next() * 0.85))])}h${Math.round(width * 0.35)}`;
      }
    }
    canvas.stroke(lit, Math.max(1.5, crown * 0.14), rings + courses);
  };
}

export interface RibBridgeOptions<Ink> {
  /** The deck, level, and the height where the ribs meet their piers. */
  y: number;
  spring: number;
  base: number;
  /** The middle of each pier, left to right; beyond the sheet for arches that are cut off. */
  piers: readonly number[];
  ink: Ink;
  /** The far rib and the shaded sides. */
  shade: Ink;
  /** The edge of the deck. */
  lit?: Ink;
  /** Thickness of the deck; ribs and columns follow it. */
  deck?: number;
  /** Columns over each arch. */
  columns?: number;
}

/** Thin concrete ribs under a row of columns and a level deck, as over the Mississippi gorge. */
export function ribBridge<Ink extends string>(options: RibBridgeOptions<Ink>): Layer<Ink> {
  const { y, spring, base, piers, ink, shade, lit, deck = 18, columns = 12 } = options;
  return (canvas) => {
    const draw = (shift: number) => {
      let [ribs, posts] = ['', ''];
      piers.slice(1).forEach((right, gap) => {
        const left = at(piers, gap);
        const half = (right - left) / 2 - deck;
        const middle = (left + right) / 2 + shift;
        const rise = spring - y - deck * 1.3;
        const outer = numbers([Math.round(half), Math.round(-2 * rise), Math.round(half * 2), 0]);
        const inner = numbers([-Math.round(half * 0.96), Math.round(-1.8 * rise), -Math.round(half * 1.92), 0]);
        ribs += `M${numbers([Math.round(middle - half), spring])}q${outer}h${-Math.round(half * 0.04)}q${inner}z`;
        for (let i = 0; i <= columns; i++) {
          const t = (i / columns) * 2 - 1;
          const foot = y + deck * 1.3 + rise * t * t + deck * 0.2;
          const x = Math.round(middle + t * half);
          posts += `M${numbers([x, y])}V${Math.round(foot)}`;
        }
      });
      return { ribs, posts };
    };
    const pillars = (shift: number, width: number) =>
      piers
        .map((x) =>
          polygon([
            [x - width + shift, base],
            [x - width * 0.8 + shift, y],
            [x + width * 0.8 + shift, y],
            [x + width + shift, base],
          ]),
        )
        .join('');
    const far = draw(deck);
    canvas.stroke(shade, deck * 0.34, far.posts);
    canvas.fill(shade, far.ribs + pillars(deck, deck * 1.1));
    const near = draw(0);
    canvas.stroke(ink, deck * 0.34, near.posts);
    canvas.fill(ink, `${near.ribs}${pillars(0, deck)}M0 ${y - deck * 0.4}H${canvas.width}v${deck}H0z`);
    if (lit) canvas.fill(lit, `M0 ${y - deck * 0.4}H${canvas.width}v${Math.max(3, deck * 0.26)}H0z`);
  };
}
