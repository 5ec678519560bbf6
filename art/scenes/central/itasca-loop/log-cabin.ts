/** A low cabin of great logs. */
import type { Point } from '../../../kit/geometry.ts';
import { disc, polygon } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface LogCabinOptions<Ink> {
  /** The near corner of the foot. */
  x: number;
  y: number;
  /** To the ridge. */
  height: number;
  /** Logs in the light, and away from it. */
  log: Ink;
  shade: Ink;
  dark: Ink;
  roof: Ink;
  /** The gable's edge of the roof. */
  eave: Ink;
  window: Ink;
  logs?: number;
}

/** Gable end to the left, long side with door and window to the right; log ends at the corner. */
export function logCabin<Ink extends string>(options: LogCabinOptions<Ink>): Layer<Ink> {
  const { x, y, height, log, shade, dark, roof, eave, window, logs = 5 } = options;
  return (canvas) => {
    const place = (across: number, up: number): Point =>
      across < 0
        ? [x + across * 0.95 * height, y - up * height]
        : [x + across * 1.5 * height, y - (up - across * (up - 0.2) * 0.05) * height];
    const panel = (from: number, to: number, low: number, high: number) =>
      polygon([place(from, low), place(from, high), place(to, high), place(to, low)], 2);
    const top = 0.5;
    const peak: Point = [x - 0.475 * height, y - 0.96 * height];
    const far: Point = [x + 1.02 * height, y - 0.95 * height];
    canvas.fill(
      dark,
      polygon([place(-1, 0), place(-1, top), peak, place(0, top), place(0, 0)], 2) + panel(0, 1, 0, top),
    );
    const course = top / logs;
    let [ends, gable, side] = ['', '', ''];
    for (let i = 0; i < logs; i++) {
      const low = i * course + 0.012;
      gable += panel(-1.05, -0.02, low, low + course * 0.8);
      side += panel(0.02, 1.04, low, low + course * 0.8);
      const [endX, endY] = place(0, low + course * 0.4);
      ends += disc(endX, endY, course * height * 0.46, 2);
    }
    for (let i = 0; i < logs - 1; i++) {
      const low = top + i * course + 0.012;
      const room = 1 - (i + 0.9) / (logs - 0.3);
      gable += panel(-0.5 - room / 2, -0.5 + room / 2, low, low + course * 0.8);
    }
    canvas.fill(shade, gable);
    canvas.fill(log, side);
    canvas.fill(dark, panel(0.16, 0.34, 0, 0.44) + panel(0.56, 0.82, 0.17, 0.42) + panel(-0.66, -0.34, 0.17, 0.42));
    canvas.fill(
      window,
      panel(0.58, 0.68, 0.19, 0.4) +
        panel(0.7, 0.8, 0.19, 0.4) +
        panel(-0.63, -0.52, 0.19, 0.4) +
        panel(-0.48, -0.37, 0.19, 0.4),
    );
    canvas.fill(log, ends);
    canvas.fill(
      dark,
      polygon(
        [
          [far[0] - 0.5 * height, far[1] - 0.26 * height],
          [far[0] - 0.28 * height, far[1] - 0.26 * height],
          [far[0] - 0.28 * height, far[1] + 0.1 * height],
          [far[0] - 0.5 * height, far[1] + 0.1 * height],
        ],
        2,
      ),
    );
    canvas.fill(
      roof,
      polygon(
        [
          [peak[0], peak[1] - 0.04 * height],
          [far[0], far[1] - 0.04 * height],
          place(1.1, top - 0.02),
          place(0.07, top - 0.06),
        ],
        2,
      ),
    );
    canvas.fill(
      eave,
      polygon(
        [
          [peak[0], peak[1] - 0.06 * height],
          place(0.07, top - 0.07),
          place(0.02, top - 0.02),
          [peak[0], peak[1] + 0.05 * height],
          place(-1.06, top - 0.02),
          place(-1.12, top - 0.06),
        ],
        2,
      ),
    );
  };
}
