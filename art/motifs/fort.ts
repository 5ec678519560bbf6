/** The round stone tower of a fort on its bluff. */
import { lerp, type Point } from '../kit/geometry.ts';
import { blob, polygon } from '../kit/path.ts';
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

/** A squat round tower under a plain rim that curves around it, with slits for windows; battlements would make a castle of it. */
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
    const bow = width * 0.12;
    /** A piece of the round wall: above and below it bends with the tower, most in the middle. */
    const piece = (left: number, right: number, bottom: number, top: number) => {
      const steps = [0, 0.25, 0.5, 0.75, 1].map((t) => lerp(left, right, t));
      const edge = (up: number) =>
        steps.map((across): Point => {
          const [edgeX, edgeY] = place(across, up);
          return [edgeX, edgeY + bow * Math.sqrt(Math.max(0, 1 - (across * 2) ** 2))];
        });
      return polygon([...edge(top), ...edge(bottom).reverse()], 2);
    };
    if (curtain) {
      const [left, right] = curtain;
      const course = (low: number, high: number) =>
        polygon([
          [x - left, y - height * low],
          [x - left, y - height * high],
          [x + right, y - height * high],
          [x + right, y - height * low],
        ]);
      canvas.fill(wall, course(0, 0.3));
      canvas.fill(shade, course(0, 0.1) + course(0.28, 0.32));
    }
    canvas.fill(shade, blob(around8(x, y - height * 0.94, width * 0.5, bow)));
    canvas.fill(wall, piece(-0.5, 0.5, 0, 0.94));
    canvas.fill(lit, piece(-0.5, -0.12, 0, 0.94));
    canvas.fill(shade, piece(0.28, 0.5, 0, 0.94) + piece(-0.5, 0.5, 0.76, 0.81));
    const slits = [-0.36, -0.1, 0.16].map(
      (left) => piece(left, left + 0.05, 0.42, 0.64) + piece(left, left + 0.05, 0.1, 0.28),
    );
    canvas.fill(shade, slits.join(''));
  };
}

/** Eight points of an oval. */
function around8(x: number, y: number, halfWidth: number, halfHeight: number): Point[] {
  return Array.from({ length: 8 }, (_, i): Point => {
    const angle = (i / 8) * Math.PI * 2;
    return [x + Math.cos(angle) * halfWidth * 1.08, y + Math.sin(angle) * halfHeight * 1.08];
  });
}
