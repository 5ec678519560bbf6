/** People, small and seen from behind, so that anyone can be them. */
import { type Point, placed } from '../kit/geometry.ts';
import { disc, polygon } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

/** A hundred high, feet at 0. */
const BODY: readonly Point[] = [
  [-9, 0],
  [-10, -24],
  [-9, -48],
  [-11, -72],
  [-4, -80],
  [5, -80],
  [12, -70],
  [18, -52],
  [24, -46],
  [22, -42],
  [14, -46],
  [9, -56],
  [10, -46],
  [12, -24],
  [13, 0],
  [5, 0],
  [3, -24],
  [1, -40],
  [-1, -24],
  [-2, 0],
];
const STICK: readonly Point[] = [
  [23, -62],
  [25, -62],
  [30, 0],
  [28, 0],
];
const PACK: readonly Point[] = [
  [-15, -46],
  [-16, -70],
  [-10, -80],
  [2, -80],
  [6, -72],
  [5, -46],
  [-5, -43],
];
const HAT: readonly Point[] = [
  [-13, -90],
  [-6, -92],
  [-5, -99],
  [6, -99],
  [8, -92],
  [15, -90],
  [8, -88],
  [-6, -88],
];

export interface HikerOptions<Ink> {
  x: number;
  y: number;
  height: number;
  ink: Ink;
  pack: Ink;
  hat?: Ink;
  /** Holds the stick to the right; flipped, to the left. */
  flip?: boolean;
}

/** A hiker from behind, with pack and stick. */
export function hiker<Ink extends string>({
  x,
  y,
  height,
  ink,
  pack,
  hat,
  flip = false,
}: HikerOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const scale = height / 100;
    const across = flip ? -scale : scale;
    const part = (points: readonly Point[]) => polygon(placed(points, x, y, across, scale), 10);
    canvas.fill(ink, part(BODY) + part(STICK) + disc(x + across, y - 88 * scale, 7.5 * scale, 10));
    canvas.fill(pack, part(PACK));
    if (hat) canvas.fill(hat, part(HAT));
  };
}
