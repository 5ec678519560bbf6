/** A country store of brick, with a porch along its front. */
import type { Point } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface GeneralStoreOptions<Ink> {
  /** The middle of the foot. */
  x: number;
  y: number;
  width: number;
  /** To the ridge of the roof. */
  height: number;
  /** The front in the light, and the gable end in the shade. */
  wall: Ink;
  shade: Ink;
  roof: Ink;
  /** Porch, lintels and eaves. */
  trim: Ink;
  /** Window panes, and the dark behind the porch. */
  pane: Ink;
}

/** Two floors of brick; the gable end is seen on the right. */
export function generalStore<Ink extends string>(options: GeneralStoreOptions<Ink>): Layer<Ink> {
  const { x, y, width, height, wall, shade, roof, trim, pane } = options;
  return (canvas) => {
    const place = (across: number, up: number): Point => [x + across * width, y - up * height];
    const block = (left: number, right: number, low: number, high: number) =>
      polygon([place(left, low), place(left, high), place(right, high), place(right, low)]);
    canvas.fill(roof, block(-0.36, -0.28, 0.9, 1.12) + block(0.1, 0.18, 0.9, 1.12));
    canvas.fill(wall, block(-0.5, 0.18, 0, 0.72));
    canvas.fill(shade, polygon([place(0.18, 0), place(0.18, 0.72), place(0.34, 1), place(0.5, 0.72), place(0.5, 0)]));
    canvas.fill(roof, polygon([place(-0.54, 0.7), place(-0.4, 1), place(0.35, 1), place(0.19, 0.7)]));
    canvas.fill(
      trim,
      block(-0.54, 0.19, 0.69, 0.72) +
        polygon([
          place(0.18, 0.7),
          place(0.34, 0.98),
          place(0.52, 0.68),
          place(0.53, 0.73),
          place(0.345, 1.03),
          place(0.18, 0.75),
        ]),
    );

    const windows = (list: readonly number[], low: number, high: number, half: number) =>
      list.map((middle) => block(middle - half, middle + half, low, high)).join('');
    const upper = [-0.42, -0.29, -0.16, -0.03, 0.1];
    canvas.fill(
      trim,
      windows(upper, 0.43, 0.62, 0.036) +
        windows([0.27, 0.41], 0.43, 0.62, 0.03) +
        windows([0.27, 0.41], 0.12, 0.3, 0.03) +
        windows([0.34], 0.74, 0.86, 0.024),
    );
    canvas.fill(
      pane,
      windows(upper, 0.43, 0.6, 0.026) +
        windows([0.27, 0.41], 0.43, 0.6, 0.021) +
        windows([0.27, 0.41], 0.12, 0.28, 0.021),
    );

    canvas.fill(pane, block(-0.5, 0.18, 0.03, 0.3));
    canvas.fill(wall, windows([-0.44, -0.27, -0.07, 0.11], 0.03, 0.3, 0.05));
    canvas.fill(trim, windows([-0.355, 0.02], 0.1, 0.26, 0.028) + block(-0.56, 0.22, 0, 0.03));
    const posts = [-0.53, -0.395, -0.23, -0.105, 0.06, 0.19];
    canvas.fill(
      trim,
      windows(posts, 0, 0.32, 0.009) +
        polygon([place(-0.57, 0.31), place(-0.53, 0.385), place(0.19, 0.385), place(0.23, 0.31)]),
    );
    canvas.fill(roof, polygon([place(-0.545, 0.355), place(-0.52, 0.4), place(0.18, 0.4), place(0.205, 0.355)]));
  };
}
