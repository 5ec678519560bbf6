/** A cyclist, seen from behind. */
import { type Point, placed } from '../kit/geometry.ts';
import { disc, polygon } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

/** A hundred high, the wheel on 0: tire, handlebar, legs with one pedal up, bare forearms. */
const WHEEL: readonly Point[] = [
  [-1, 0],
  [-2.2, -3],
  [-2.2, -36],
  [-1, -44],
  [1, -44],
  [2.2, -36],
  [2.2, -3],
  [1, 0],
];
const SADDLE: readonly Point[] = [
  [-6, -46],
  [-4, -50],
  [4, -50],
  [6, -46],
  [2, -43],
  [-2, -43],
];
const HANDLEBAR: readonly Point[] = [
  [-23, -60],
  [23, -60],
  [23, -57.5],
  [-23, -57.5],
];
const LEGS: readonly Point[] = [
  [-10, -64],
  [-13, -36],
  [-12, -13],
  [-14, -8],
  [-6, -8],
  [-7.5, -13],
  [-6.5, -33],
  [-3, -50],
  [3, -50],
  [7, -42],
  [7.5, -29],
  [6, -24],
  [14, -24],
  [12.5, -29],
  [13.5, -45],
  [10, -64],
];
const FOREARMS: readonly Point[] = [
  [-21, -72],
  [-22.5, -58],
  [-18, -58],
  [-15, -71],
  [15, -71],
  [18, -58],
  [22.5, -58],
  [21, -72],
];
const SHIRT: readonly Point[] = [
  [-9, -60],
  [-10, -72],
  [-14, -69],
  [-22, -71],
  [-17, -80],
  [-9, -85],
  [9, -85],
  [17, -80],
  [22, -71],
  [14, -69],
  [10, -72],
  [9, -60],
];
const HELMET: readonly Point[] = [
  [-7.5, -90],
  [-7, -96],
  [-3.5, -100],
  [3.5, -100],
  [7, -96],
  [7.5, -90],
  [0, -92],
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
    canvas.fill(
      ink,
      [WHEEL, SADDLE, HANDLEBAR, FOREARMS, LEGS].map(part).join('') + disc(x, y - 91 * scale, 6.6 * scale, 10),
    );
    canvas.fill(shirt, part(SHIRT));
    canvas.fill(helmet, part(HELMET));
  };
}
