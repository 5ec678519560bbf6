/** Masonry of fieldstone, as the Civilian Conservation Corps laid it. */
import { heightAlong, type Point, type Range } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface StoneWallOptions<Ink> {
  /** The coping and the foot, left to right. */
  top: readonly Point[];
  base: readonly Point[];
  /** The mass of the wall, its lit stones, its dark ones, and the coping. */
  ink: Ink;
  lit: Ink;
  dark: Ink;
  coping: Ink;
  /** Height of a course, and the shortest and longest stone. */
  course?: number;
  stone?: Range;
  /** The share of stones that show. */
  share?: number;
  seed?: number;
}

export function stoneWall<Ink extends string>(options: StoneWallOptions<Ink>): Layer<Ink> {
  const { top, base, ink, lit, dark, coping, course = 24, stone = [26, 60], share = 0.5, seed = 2 } = options;
  return (canvas) => {
    const random = new Random(seed * 13 + 1);
    const [topAt, baseAt] = [heightAlong(top), heightAlong(base)];
    canvas.fill(ink, polygon([...top, ...[...base].reverse()]));
    let [bright, deep] = ['', ''];
    const left = top[0]?.[0] ?? 0;
    const right = top.at(-1)?.[0] ?? 0;
    for (let row = 1; row < 40; row++) {
      for (let x = left + 6 + random.next() * stone[0]; x < right - stone[0]; ) {
        const width = Math.min(random.between(...stone), right - x - 6);
        const y = topAt(x) + row * course;
        if (y + course < baseAt(x) && random.chance(share)) {
          const [a, b] = [random.jitter(course * 0.1), random.jitter(course * 0.1)];
          const block = polygon([
            [x, y + a],
            [x + width - 5, y + b],
            [x + width - 6, y + course - 5],
            [x + 2, y + course - 4 + a],
          ]);
          if (random.chance(0.55)) bright += block;
          else deep += block;
        }
        x += width;
      }
    }
    canvas.fill(dark, deep);
    canvas.fill(lit, bright);
    const cap = top.map(([x, y]): Point => [x, y - course * 0.4]);
    canvas.fill(coping, polygon([...cap, ...top.map(([x, y]): Point => [x, y + course * 0.3]).reverse()]));
  };
}
