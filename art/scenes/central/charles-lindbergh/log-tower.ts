/** The old water tower of Lindbergh State Park: a stone foot, a log story on top, like the corner of a small castle. */
import { lerp, type Point } from '../../../kit/geometry.ts';
import { polygon } from '../../../kit/path.ts';
import { Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface LogTowerOptions<Ink> {
  /** The near corner of the foot. */
  x: number;
  y: number;
  height: number;
  /** Masonry on the side of the light and on the other. */
  stone: Ink;
  stoneShade: Ink;
  /** Logs on the side of the light and on the other. */
  log: Ink;
  logShade: Ink;
  roof: Ink;
  /** Joints, door and windows. */
  dark: Ink;
  seed?: number;
}

/** Two faces of a square tower seen at its corner, lit from the left. */
export function logTower<Ink extends string>(options: LogTowerOptions<Ink>): Layer<Ink> {
  const { x, y, height, stone, stoneShade, log, logShade, roof, dark, seed = 3 } = options;
  return (canvas) => {
    const random = new Random(seed);
    /** `across` runs from -1, the left corner, over 0, the near corner, to 1, the right corner. */
    const place = (across: number, up: number, half: number): Point => [
      x + across * half * height * (across < 0 ? 1.1 : 0.9),
      y - up * height - Math.abs(across) * height * lerp(0.045, -0.035, up),
    ];
    const halfAt = (up: number) => lerp(0.27, 0.215, up / 0.56);
    const face = (from: number, to: number, low: number, high: number, half = halfAt) =>
      polygon(
        [
          place(from, low, half(low)),
          place(from, high, half(high)),
          place(to, high, half(high)),
          place(to, low, half(low)),
        ],
        2,
      );

    canvas.fill(stone, face(-1, 0, 0, 0.56));
    canvas.fill(stoneShade, face(0, 1, 0, 0.56));
    let [bright, dull] = ['', ''];
    for (let i = 0; i < 34; i++) {
      const row = Math.floor(random.next() * 9);
      const across = Math.round(random.between(-5, 4)) / 5 + (row % 2 ? 0.1 : 0);
      const from = Math.max(across < 0 ? -1 : 0.03, across);
      const to = Math.min(across < 0 ? -0.02 : 1, across + random.between(0.1, 0.18));
      const stoneFace = face(from, to, row * 0.06 + 0.012, row * 0.06 + 0.05);
      if (across < 0 && i % 3) bright += stoneFace;
      else dull += stoneFace;
    }
    canvas.fill(log, bright, 0.4);
    canvas.fill(dark, dull, 0.35);
    canvas.fill(dark, `${face(-0.64, -0.36, 0, 0.2)}${face(-0.58, -0.44, 0.36, 0.46)}${face(0.4, 0.54, 0.34, 0.44)}`);

    const upper = () => 0.255;
    canvas.fill(log, face(-1, 0, 0.56, 0.86, upper));
    canvas.fill(logShade, face(0, 1, 0.56, 0.86, upper));
    let gaps = '';
    for (let i = 0; i <= 5; i++) {
      const up = 0.555 + i * 0.052;
      gaps += face(-1.03, 0, up, up + 0.012, upper) + face(0, 1.03, up, up + 0.012, upper);
    }
    canvas.fill(dark, `${gaps}${face(-0.62, -0.38, 0.66, 0.78, upper)}${face(0.4, 0.6, 0.66, 0.78, upper)}`);
    const eave = () => 0.32;
    canvas.fill(
      roof,
      polygon(
        [
          place(-1, 0.84, eave()),
          [x - height * 0.01, y - height],
          [x + height * 0.02, y - height],
          place(1, 0.84, eave()),
          place(0, 0.835, eave()),
        ],
        2,
      ),
    );
    canvas.fill(
      dark,
      polygon(
        [
          place(0, 0.835, eave()),
          [x + height * 0.005, y - height],
          [x + height * 0.02, y - height],
          place(1, 0.84, eave()),
        ],
        2,
      ),
    );
  };
}
