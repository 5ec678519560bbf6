/** A child who crosses the headwaters. */
import { type Point, placed } from '../kit/geometry.ts';
import { disc, polygon } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface ChildOptions<Ink> {
  x: number;
  y: number;
  height: number;
  skin: Ink;
  shirt: Ink;
  shorts: Ink;
  hair: Ink;
  flip?: boolean;
}

/** A hundred high, standing foot at 0. */
const CHILD: Readonly<
  Record<'standing' | 'stepping' | 'shorts' | 'shirt' | 'leftArm' | 'rightArm' | 'neck', readonly Point[]>
> = {
  standing: [
    [-8, -36],
    [-7, -16],
    [-8, -3],
    [-13, 0],
    [-2, 0],
    [-1, -16],
    [0, -36],
  ],
  stepping: [
    [1, -38],
    [8, -38],
    [15, -25],
    [14, -12],
    [20, -9],
    [19, -6],
    [9, -7],
    [9, -22],
    [2, -30],
  ],
  shorts: [
    [-10, -52],
    [9, -52],
    [14, -32],
    [5, -28],
    [0, -40],
    [0, -28],
    [-10, -28],
  ],
  shirt: [
    [-11, -76],
    [-5, -79],
    [5, -79],
    [11, -75],
    [10, -50],
    [-11, -50],
  ],
  leftArm: [
    [-10, -77],
    [-22, -80],
    [-36, -90],
    [-38, -87],
    [-24, -75],
    [-10, -67],
  ],
  rightArm: [
    [9, -77],
    [24, -76],
    [39, -82],
    [40, -78],
    [24, -70],
    [9, -67],
  ],
  neck: [
    [-3, -84],
    [3, -84],
    [4, -77],
    [-4, -77],
  ],
};

/** Seen from behind, arms out, one foot on the way to the next stone. */
export function child<Ink extends string>(options: ChildOptions<Ink>): Layer<Ink> {
  const { x, y, height, skin, shirt, shorts, hair, flip = false } = options;
  return (canvas) => {
    const scale = height / 100;
    const across = flip ? -scale : scale;
    const part = (points: readonly Point[]) => polygon(placed(points, x, y, across, scale), 10);
    canvas.fill(
      skin,
      part(CHILD.standing) + part(CHILD.stepping) + part(CHILD.leftArm) + part(CHILD.rightArm) + part(CHILD.neck),
    );
    canvas.fill(shorts, part(CHILD.shorts));
    canvas.fill(shirt, part(CHILD.shirt));
    canvas.fill(hair, disc(x, y - 90 * scale, 9.5 * scale, 10));
  };
}
