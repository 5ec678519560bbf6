/** Broadleaf woods from above: the sun on single crowns. */
import type { Point, Side } from '../kit/geometry.ts';
import { contains } from '../kit/geometry.ts';
import { numbers } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface TreetopsOptions<Ink> {
  ink: Ink;
  /** The woods. */
  within: readonly Point[];
  /** Parts of it that are left out. */
  without?: readonly (readonly Point[])[];
  /** From crown to crown. */
  spacing?: number;
  light?: Side;
  seed?: number;
}

/** A crescent wherever a place of a loose grid falls on the woods. */
export function treetops<Ink extends string>(options: TreetopsOptions<Ink>): Layer<Ink> {
  const { ink, within, without = [], spacing = 38, light = -1, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 61 + 7);
    const [xs, ys] = [within.map(([x]) => x), within.map(([, y]) => y)];
    const [left, right] = [Math.max(0, Math.min(...xs)), Math.min(canvas.width, Math.max(...xs))];
    const [top, foot] = [Math.max(0, Math.min(...ys)), Math.min(canvas.height, Math.max(...ys))];
    let data = '';
    for (let y = top; y < foot; y += spacing * 0.88) {
      for (let x = left; x < right; x += spacing * 1.16) {
        const place: Point = [
          Math.round(x + random.jitter(spacing * 0.5)),
          Math.round(y + random.jitter(spacing * 0.4)),
        ];
        const size = spacing * random.between(0.58, 1.1);
        if (!contains(within, place) || without.some((part) => contains(part, place)) || random.chance(0.2)) continue;
        const turn = [0.1 * light, -0.8, -0.8 * light, -0.7, 0.6 * light, 0.1, 0.8 * light, 0.7];
        data += `M${numbers(place)}q${numbers(turn.map((value) => Math.round(value * size)))}z`;
      }
    }
    canvas.fill(ink, data);
  };
}
