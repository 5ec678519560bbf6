/** The Beaulieu house at Old Crow Wing: a white frame house in Greek Revival dress. */
import type { Point } from '../../../kit/geometry.ts';
import { polygon } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface HomesteadOptions<Ink> {
  /** The near corner of the foot. */
  x: number;
  y: number;
  /** To the ridge. */
  height: number;
  /** The gable end, in the light. */
  wall: Ink;
  /** The long side, and the lines of the boards. */
  shade: Ink;
  roof: Ink;
  /** Windows, doors, chimney. */
  dark: Ink;
  /** Lit panes; without it the windows stay dark. */
  glow?: Ink;
}

/** Gable to the left, long side to the right. */
export function homestead<Ink extends string>(options: HomesteadOptions<Ink>): Layer<Ink> {
  const { x, y, height, wall, shade, roof, dark, glow } = options;
  return (canvas) => {
    /** `across` 0 to -1 over the gable end, 0 to 1 along the side, which recedes. */
    const place = (across: number, up: number): Point =>
      across < 0
        ? [x + across * 0.62 * height, y - (up + across * (up - 0.3) * 0.04) * height]
        : [x + across * 0.98 * height, y - (up - across * (up - 0.3) * 0.16) * height];
    const panel = (from: number, to: number, low: number, high: number) =>
      polygon([place(from, low), place(from, high), place(to, high), place(to, low)], 2);
    const eave = 0.6;
    const peak: Point = [x - 0.31 * height, y - height];
    const far: Point = [x + 0.66 * height, y - 0.9 * height];

    canvas.fill(
      dark,
      polygon(
        [
          [far[0] - 0.2 * height, far[1] - 0.14 * height],
          [far[0] - 0.09 * height, far[1] - 0.14 * height],
          [far[0] - 0.09 * height, far[1] + 0.1 * height],
          [far[0] - 0.2 * height, far[1] + 0.1 * height],
        ],
        2,
      ),
    );
    canvas.fill(wall, polygon([place(-1, 0), place(-1, eave), peak, place(0, eave), place(0, 0)], 2));
    canvas.fill(shade, panel(0, 1, 0, eave));
    let boards = '';
    for (let i = 1; i < 9; i++) boards += panel(-0.97, -0.03, i * 0.066, i * 0.066 + 0.008);
    canvas.fill(shade, boards);
    canvas.fill(roof, polygon([peak, far, place(1.05, eave - 0.01), place(0.02, eave - 0.03)], 2));
    const cornice = (outer: number, inner: number) =>
      polygon(
        [
          place(-1.07, eave + outer - 0.05),
          [peak[0], peak[1] - outer * height],
          place(0.06, eave + outer - 0.05),
          place(0.02, eave - inner),
          [peak[0], peak[1] + inner * 1.5 * height],
          place(-1.03, eave - inner),
        ],
        2,
      );
    const returns = panel(-1.06, -0.72, eave - 0.05, eave + 0.015) + panel(-0.28, 0.03, eave - 0.05, eave + 0.015);
    canvas.fill(roof, cornice(0.035, 0.02));
    canvas.fill(wall, returns + panel(-1, -0.9, 0, eave) + panel(-0.1, 0, 0, eave));
    canvas.fill(shade, panel(-1.04, -0.72, eave - 0.065, eave - 0.05) + panel(-0.28, 0, eave - 0.065, eave - 0.05));

    const gable = [
      panel(-0.77, -0.6, 0.37, 0.53),
      panel(-0.4, -0.23, 0.37, 0.53),
      panel(-0.77, -0.6, 0.09, 0.27),
      panel(-0.57, -0.43, 0.68, 0.8),
    ];
    const side = [0.14, 0.44, 0.74].map((from) => panel(from, from + 0.11, 0.37, 0.52));
    const below = [0.14, 0.74].map((from) => panel(from, from + 0.11, 0.1, 0.26));
    canvas.fill(dark, [...gable, ...side, ...below, panel(-0.42, -0.2, 0, 0.28), panel(0.43, 0.57, 0, 0.27)].join(''));
    canvas.fill(
      wall,
      [-0.69, -0.32].map((middle) => panel(middle - 0.008, middle + 0.008, 0.37, 0.53)).join('') +
        panel(-0.77, -0.23, 0.445, 0.457) +
        panel(-0.77, -0.6, 0.175, 0.187),
    );
    if (glow) canvas.fill(glow, panel(-0.75, -0.62, 0.11, 0.17) + panel(-0.75, -0.62, 0.19, 0.25));
  };
}
