/** The round stone tower of a fort on its bluff. */
import { lerp, type Point } from '../../../kit/geometry.ts';
import { blob, polygon } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

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

export interface FortOptions<Ink> {
  /** The left foot of the round tower. */
  x: number;
  y: number;
  /** Of the tower; the wall runs four times as far to the right. */
  height: number;
  wall: Ink;
  lit: Ink;
  shade: Ink;
  roof: Ink;
  flag: Ink;
}

/** A frontier fort far off on its bluff: a squat round tower, a long low wall, hipped roofs behind it, and a flag. */
export function fort<Ink extends string>({ x, y, height, wall, lit, shade, roof, flag }: FortOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const place = (across: number, up: number): Point => [x + across * height, y - up * height];
    const box = (left: number, right: number, low: number, high: number) =>
      polygon([place(left, high), place(right, high), place(right, low), place(left, low)]);
    const hipped = (left: number, right: number, eaves: number, top: number) =>
      polygon([
        place(left + 0.16, top),
        place(right - 0.16, top),
        place(right + 0.05, eaves),
        place(left - 0.05, eaves),
      ]);
    canvas.fill(roof, box(1.28, 1.31, 0.4, 1.9) + box(1.82, 1.9, 0.8, 1.06) + box(2.36, 2.44, 0.8, 1.06));
    canvas.fill(
      flag,
      polygon([place(1.31, 1.88), place(1.74, 1.82), place(1.66, 1.7), place(1.72, 1.58), place(1.31, 1.64)]),
    );
    canvas.fill(wall, box(1.7, 2.56, 0.3, 0.66) + box(3, 4.1, 0.3, 0.56));
    canvas.fill(roof, hipped(1.7, 2.56, 0.64, 0.94) + hipped(3, 4.1, 0.54, 0.78));
    canvas.fill(shade, [1.82, 2.04, 2.26].map((left) => box(left, left + 0.1, 0.46, 0.58)).join(''));
    canvas.fill(wall, box(0.6, 4.8, -0.06, 0.36));
    canvas.fill(shade, box(0.6, 4.8, -0.06, 0.06) + box(0.6, 4.8, 0.34, 0.39));
    roundTower({
      x: x + height * 0.42,
      y: y + height * 0.04,
      width: height * 0.84,
      height: height * 0.7,
      wall,
      lit,
      shade,
    })(canvas);
  };
}
