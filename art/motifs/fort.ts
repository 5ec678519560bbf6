/** The round stone tower of a fort on its bluff. */
import type { Point } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface RoundTowerOptions<Ink> {
  /** The middle of its foot. */
  x: number;
  y: number;
  width: number;
  height: number;
  wall: Ink;
  /** The lit left third. */
  lit: Ink;
  shade: Ink;
  /** A low curtain wall, this far to the left and right. */
  curtain?: readonly [left: number, right: number];
}

/** A squat round tower with a crenellated rim and slits for windows. */
export function roundTower<Ink extends string>({
  x,
  y,
  width,
  height,
  wall,
  lit,
  shade,
  curtain,
}: RoundTowerOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const place = (across: number, up: number): Point => [x + across * width, y - up * height];
    const block = (left: number, right: number, bottom: number, top: number) =>
      polygon([place(left, bottom), place(left, top), place(right, top), place(right, bottom)], 2);
    if (curtain) {
      const [left, right] = curtain;
      canvas.fill(
        wall,
        polygon([
          [x - left, y],
          [x - left, y - height * 0.34],
          [x + right, y - height * 0.34],
          [x + right, y],
        ]),
      );
      canvas.fill(
        shade,
        polygon([
          [x - left, y],
          [x - left, y - height * 0.1],
          [x + right, y - height * 0.1],
          [x + right, y],
        ]),
      );
    }
    const teeth = [-0.5, -0.28, -0.06, 0.16, 0.38].map((left) => block(left, left + 0.13, 0.9, 1)).join('');
    canvas.fill(wall, block(-0.5, 0.5, 0, 0.9) + teeth);
    canvas.fill(lit, block(-0.5, -0.16, 0, 0.9));
    canvas.fill(shade, block(0.26, 0.5, 0, 0.9) + block(-0.5, 0.5, 0.78, 0.83));
    const slits = [-0.34, -0.04, 0.14].map(
      (left) => block(left, left + 0.06, 0.4, 0.62) + block(left, left + 0.06, 0.1, 0.28),
    );
    canvas.fill(shade, slits.join(''));
  };
}
