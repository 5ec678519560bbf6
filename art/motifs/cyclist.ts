/** A cyclist, seen from behind. */
import { type Point, placed } from '../kit/geometry.ts';
import { disc, polygon } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

/** A hundred high, the wheel on 0. */
const WHEEL: readonly Point[] = [
  [-2, 0],
  [-2.6, -4],
  [-2.4, -34],
  [2.4, -34],
  [2.6, -4],
  [2, 0],
];
const LEGS: readonly Point[] = [
  [-10, -56],
  [-13, -36],
  [-9, -22],
  [-12, -19],
  [-5, -19],
  [-6, -36],
  [-2, -46],
  [2, -46],
  [6, -30],
  [5, -12],
  [4, -8],
  [12, -8],
  [11, -12],
  [12, -32],
  [10, -56],
];
const SHIRT: readonly Point[] = [
  [-9, -52],
  [-10, -66],
  [-12, -70],
  [-18, -58],
  [-22, -60],
  [-17, -76],
  [-9, -84],
  [9, -84],
  [17, -76],
  [22, -60],
  [18, -58],
  [12, -70],
  [10, -66],
  [9, -52],
];
const HELMET: readonly Point[] = [
  [-7.6, -91],
  [-6, -98],
  [0, -101],
  [6, -98],
  [7.6, -91],
];

export interface CyclistOptions<Ink> {
  x: number;
  y: number;
  height: number;
  ink: Ink;
  shirt: Ink;
  helmet: Ink;
}

export function cyclist<Ink extends string>({ x, y, height, ink, shirt, helmet }: CyclistOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const scale = height / 100;
    const part = (points: readonly Point[]) => polygon(placed(points, x, y, scale), 10);
    canvas.fill(ink, part(WHEEL) + part(LEGS) + disc(x, y - 91 * scale, 6.6 * scale, 10));
    canvas.fill(shirt, part(SHIRT));
    canvas.fill(helmet, part(HELMET));
  };
}
