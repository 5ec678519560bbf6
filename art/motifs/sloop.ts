/** Sailing boats: a near one with its reflection, and far ones. */
import { type Spot, scatter } from '../kit/figure.ts';
import { type Point, placed } from '../kit/geometry.ts';
import { lens, polygon } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

const MAIN: readonly Point[] = [
  [3, -98],
  [12, -72],
  [22, -44],
  [30, -14],
  [3, -12],
];
const JIB: readonly Point[] = [
  [-2, -86],
  [-12, -60],
  [-22, -36],
  [-34, -12],
  [-2, -11],
];
const SHADE: readonly Point[] = [
  [3, -98],
  [6, -72],
  [8, -40],
  [8, -12],
  [3, -12],
];

export interface SloopOptions<Ink> {
  /** The middle of the waterline. */
  x: number;
  y: number;
  height: number;
  sail: Ink;
  jib: Ink;
  /** The fold along the mast. */
  shade: Ink;
  hull: Ink;
  /** A stripe along the hull, and the pennant. */
  stripe: Ink;
  /** Color of the sails in the water, broken by ripples of the color of the water. */
  mirror?: { sail: Ink; water: Ink; length?: number };
  /** Sails to the left; flipped, to the right. */
  flip?: boolean;
}

export function sloop<Ink extends string>(options: SloopOptions<Ink>): Layer<Ink> {
  const { x, y, height, sail, jib, shade, hull, stripe, mirror, flip = false } = options;
  return (canvas) => {
    const scale = height / 100;
    const across = flip ? -scale : scale;
    const part = (points: readonly Point[], down = 1) => polygon(placed(points, x, y, across, scale * down), 2);
    if (mirror) {
      const length = mirror.length ?? 0.8;
      canvas.fill(mirror.sail, part(MAIN, -length) + part(JIB, -length));
      let breaks = '';
      for (let i = 0; i < 9; i++) {
        const t = (i + 0.8) / 9;
        breaks += lens(
          x + (i % 2 ? -7 : 9) * scale,
          y + t * length * height,
          (64 - i * 2) * scale,
          (2 + 5 * t) * scale,
        );
      }
      canvas.fill(mirror.water, breaks);
    }
    canvas.fill(
      hull,
      part([
        [0, -100],
        [2, -100],
        [3, -8],
        [-1, -8],
      ]) +
        part([
          [-40, -9],
          [34, -9],
          [28, 0],
          [20, 2],
          [-22, 2],
          [-32, -2],
        ]),
    );
    canvas.fill(sail, part(MAIN));
    canvas.fill(jib, part(JIB));
    canvas.fill(shade, part(SHADE));
    canvas.fill(
      stripe,
      part([
        [-39, -8],
        [34, -8],
        [32, -5],
        [-36, -5],
      ]) +
        part([
          [2, -106],
          [16, -103],
          [2, -100],
        ]),
    );
  };
}

export interface SloopsOptions<Ink> {
  /** Middle, waterline and height; a negative height sails the other way. */
  items: readonly Spot[];
  sail: Ink;
  jib: Ink;
  hull: Ink;
}

/** Far sloops under full sail. */
export function sloops<Ink extends string>({ items, sail, jib, hull }: SloopsOptions<Ink>): Layer<Ink> {
  return (canvas) =>
    scatter(canvas, 'sloop', items, [
      [hull, 'M-34-9h62q-6 9-12 10h-40q-8-2-10-10zM1-9L4-98h2L3-9z'],
      [sail, 'M6-96Q34-56 32-15L4-14z'],
      [jib, 'M2-88Q-18-54-32-14L0-13z'],
    ]);
}
