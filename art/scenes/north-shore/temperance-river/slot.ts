/** A gorge seen from above, that potholes have drilled: round chambers in a row, wall below wall, down to the water. */
import { alongSmoothStations, type Point, type Station } from '../../../kit/geometry.ts';
import { ribbonBetween } from '../../../kit/path.ts';
import { noise } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface SlotOptions<Ink extends string> {
  /** Middle and half the width of the rim, far to near; wide and narrow by turns. */
  path: readonly Station[];
  /** From the worn edge of the rim down to the dark. */
  walls: readonly Ink[];
  /** How far the foot of the walls lies beside and below the rim: one sees more of the side across. */
  depth: Point;
  /** How narrow it is at the foot, of the width at the rim. */
  taper?: number;
  /** Drawn inside the rim over the walls, with the course of the foot: the water. */
  inside?: (foot: Station[]) => readonly Layer<Ink>[];
  seed?: number;
}

const PIECES = 30;

export function slot<Ink extends string>(options: SlotOptions<Ink>): Layer<Ink> {
  const { path, walls, depth, taper = 0.5, inside, seed = 1 } = options;
  const course = (down: number): Station[] => {
    const wear = noise(seed * 31 + Math.round(down * 10));
    return Array.from({ length: PIECES + 1 }, (_, i): Station => {
      const [x, y, half] = alongSmoothStations(path, i / PIECES);
      const width = half * (1 - down * (1 - taper)) * (1 + 0.16 * wear(i * 0.6));
      return [x + depth[0] * down, y + depth[1] * down, Math.max(6, width)];
    });
  };
  const ribbon = (stations: readonly Station[]) =>
    ribbonBetween(
      stations.map(([x, y, half]): Point => [x - half, y]),
      [...stations].reverse().map(([x, y, half]): Point => [x + half, y]),
    );
  return (canvas) => {
    const rim = ribbon(course(0));
    canvas.inside(rim, () => {
      for (const [i, ink] of walls.entries()) canvas.fill(ink, i ? ribbon(course(i / (walls.length - 1))) : rim);
      for (const layer of inside?.(course(1)) ?? []) layer(canvas);
    });
  };
}
