/** A round pothole seen from above: ring under ring, each a little lower, down to the dark. */
import { around, type Point, type Side } from '../../../kit/geometry.ts';
import { blob } from '../../../kit/path.ts';
import { noise } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface PotOptions<Ink extends string> {
  /** The middle of the rim. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** How far the lowest ring lies below the rim. */
  depth: number;
  /** From the worn edge of the rim down to the floor. */
  rings: readonly Ink[];
  light?: Side;
  /** Drawn inside the rim, over the rings: what falls into it. */
  inside?: readonly Layer<Ink>[];
  seed?: number;
}

export function pot<Ink extends string>(options: PotOptions<Ink>): Layer<Ink> {
  const { x, y, width, height, depth, rings, light = -1, inside = [], seed = 1 } = options;
  return (canvas) => {
    const round = (ring: number): Point[] => {
      const wear = noise(seed * 17 + ring);
      const sunk = (ring / (rings.length - 1)) ** 1.3;
      const size = 1 - ring * 0.045;
      // Each ring turns a little toward the side that lies in the shade, as the stones have ground it.
      const middle: Point = [x + light * -sunk * width * 0.03, y + sunk * depth];
      return Array.from({ length: 12 }, (_, i): Point => {
        const [unitX, unitY] = around(0, 0, 1 + wear(i * 0.7) * 0.035, i * 30);
        return [middle[0] + (unitX * size * width) / 2, middle[1] + (unitY * size * height) / 2];
      });
    };
    const rim = blob(round(0));
    canvas.inside(rim, () => {
      for (const [ring, ink] of rings.entries()) canvas.fill(ink, ring ? blob(round(ring)) : rim);
      for (const layer of inside) layer(canvas);
    });
  };
}
