/** A slot that a river ground into rock, seen from its floor. */
import type { Point } from '../kit/geometry.ts';
import { blob } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface GorgeWallOptions<Ink> {
  /** Along the rim to the river, down the scallops, and back outside the sheet; the first point says which side it is. */
  points: readonly Point[];
  ink: Ink;
  /** The light that comes down from above and stays on every bulge. */
  rim: Ink;
  /** How broad that light is. */
  thickness: number;
}

/** Old potholes that broke into one another leave scalloped walls. Draw them far to near, darker as they come. */
export function gorgeWall<Ink extends string>({ points, ink, rim, thickness }: GorgeWallOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const outward = (points[0]?.[0] ?? 0) < canvas.width / 2 ? -thickness : thickness;
    canvas.fill(rim, blob(points));
    canvas.fill(ink, blob(points.map(([x, y]): Point => [x + outward, y + thickness])));
  };
}
