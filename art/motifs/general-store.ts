/** A country store of brick, with a porch along its front. */
import type { Point } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';
import type { Street } from './perspective.ts';

export interface GeneralStoreOptions<Ink> {
  /** The street along which the store stands, from 0 to `length`. */
  street: Street;
  /** Length of the front and of the gable end, in meters. */
  length?: number;
  depth?: number;
  /** The front in the light, and the gable end in the shade. */
  wall: Ink;
  shade: Ink;
  roof: Ink;
  /** Porch, lintels and eaves. */
  trim: Ink;
  /** Window panes, and the dark behind the porch. */
  pane: Ink;
}

/** Heights of eaves, ridge, and the roof of the porch. */
const EAVES = 6.2;
const RIDGE = 9;
const PORCH = 3;
/** How far the roof stands over the gable: more, and its board hangs loose in the air. */
const OVERHANG = 0.12;

/** Two floors of brick; the gable end is the near one. */
export function generalStore<Ink extends string>(options: GeneralStoreOptions<Ink>): Layer<Ink> {
  const { street, length = 13, depth = 8, wall, shade, roof, trim, pane } = options;
  return (canvas) => {
    const face = (points: readonly (readonly [number, number, number])[]) =>
      polygon(points.map(([along, back, up]): Point => street(along, back, up)));
    const front = (from: number, to: number, low: number, high: number, back = 0) =>
      face([
        [from, back, low],
        [from, back, high],
        [to, back, high],
        [to, back, low],
      ]);
    const end = (from: number, to: number, low: number, high: number) =>
      face([
        [0, from, low],
        [0, from, high],
        [0, to, high],
        [0, to, low],
      ]);
    const middle = depth / 2;

    canvas.fill(roof, front(1, 2.2, 8, 10.4, middle) + front(length - 2.2, length - 1, 8, 10.4, middle));
    canvas.fill(
      shade,
      face([
        [0, 0, 0],
        [0, 0, EAVES],
        [0, middle, RIDGE],
        [0, depth, EAVES],
        [0, depth, 0],
      ]),
    );
    canvas.fill(wall, front(0, length, 0, EAVES));
    canvas.fill(
      roof,
      face([
        [-OVERHANG, -0.5, EAVES - 0.3],
        [-OVERHANG, middle, RIDGE],
        [length + OVERHANG, middle, RIDGE],
        [length + OVERHANG, -0.5, EAVES - 0.3],
      ]),
    );
    const rake = (from: number, to: number) =>
      face([
        [-OVERHANG, from, EAVES - 0.3],
        [-OVERHANG, from, EAVES + 0.1],
        [-OVERHANG, to, RIDGE + 0.1],
        [-OVERHANG, to, RIDGE - 0.3],
      ]);
    canvas.fill(
      trim,
      rake(-0.5, middle) + rake(depth, middle) + front(-OVERHANG, length + OVERHANG, EAVES - 0.6, EAVES - 0.2, -0.5),
    );

    const upper = [1.4, 3.95, 6.5, 9.05, 11.6].map((at) => (at * length) / 13);
    const sides = [depth * 0.28, depth * 0.72];
    const windows = (grow: number) =>
      upper.map((at) => front(at - 0.42 - grow, at + 0.42 + grow, 3.7, 5.1 + grow)).join('') +
      sides.map((at) => end(at - 0.45 - grow, at + 0.45 + grow, 3.7, 5.1 + grow)).join('') +
      sides.map((at) => end(at - 0.45 - grow, at + 0.45 + grow, 1, 2.4 + grow)).join('');
    canvas.fill(trim, windows(0.18) + end(middle - 0.4, middle + 0.4, 6.6, 7.5));
    canvas.fill(pane, windows(0));

    canvas.fill(pane, front(0, length, 0, PORCH - 0.4));
    const bays = [0.1, 0.36, 0.64, 0.9].map((at) => at * length);
    canvas.fill(wall, bays.map((at) => front(at - length * 0.07, at + length * 0.07, 0, PORCH - 0.4)).join(''));
    const panes = [0.23, 0.77].map((at) => front(length * at - 0.5, length * at + 0.5, 0.9, 2.3)).join('');
    const posts = [0.008, 0.165, 0.43, 0.57, 0.835, 0.992].map((at) =>
      front(length * at - 0.1, length * at + 0.1, 0, PORCH - 0.3, -2.1),
    );
    canvas.fill(
      trim,
      panes +
        face([
          [0, 0, 0.3],
          [0, -2.1, 0.3],
          [length, -2.1, 0.3],
          [length, 0, 0.3],
        ]) +
        front(0, length, 0, 0.3, -2.1) +
        posts.join(''),
    );
    canvas.fill(
      roof,
      face([
        [0, 0, PORCH + 0.7],
        [0, -2.3, PORCH],
        [length, -2.3, PORCH],
        [length, 0, PORCH + 0.7],
      ]),
    );
    canvas.fill(trim, front(0, length, PORCH - 0.35, PORCH, -2.3));
  };
}
