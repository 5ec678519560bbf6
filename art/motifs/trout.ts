/** A brown trout, leaping. */
import { placeFigure } from '../kit/figure.ts';
import { disc } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface TroutOptions<Ink> {
  /** The middle of the fish. */
  x: number;
  y: number;
  length: number;
  /** The back, and the fins. */
  ink: Ink;
  /** The flank. */
  flank: Ink;
  belly: Ink;
  spot: Ink;
  /** Degrees clockwise; it faces left. */
  tilt?: number;
  flip?: boolean;
}

const SPOTS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-26, -5, 1.6],
  [-18, -9, 1.8],
  [-16, -1, 1.5],
  [-7, -7, 1.9],
  [-4, 1, 1.5],
  [4, -8, 1.8],
  [8, -1, 1.6],
  [15, -6, 1.6],
  [20, 0, 1.4],
  [26, -4, 1.4],
];

/** A hundred long, back arched. */
export function trout<Ink extends string>(options: TroutOptions<Ink>): Layer<Ink> {
  const { x, y, length, ink, flank, belly, spot, tilt = 0, flip = false } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: length / 100, tilt, flip }, [
      [
        ink,
        'M-8-17q4-10 16-11-2 6 4 12zM22-10q3-4 7-4l0 6zM2 12q3 9 12 11 0-6-2-13zM-27 10q3 9 12 10-1-6-2-10zM22 8q5 7 12 8-2-5-3-11zM-51 3c6-12 24-22 44-21 20 1 34 8 43 16 5-4 10-10 17-12-4 8-5 18-2 28-7-2-13-7-17-11-12 8-28 13-46 13-18-1-32-6-39-13z',
      ],
      [flank, 'M-49 2c9-7 20-12 34-12 22 0 38 6 51 10-12 6-26 11-46 11-18 0-30-4-39-9z'],
      [belly, 'M-50 4c8 3 22 6 40 6 16 0 32-3 44-9-12 9-26 14-44 14-18 0-32-5-40-11z'],
      [
        spot,
        `${SPOTS.map(([spotX, spotY, radius]) => disc(spotX, spotY, radius, 10)).join('')}M-41-3a2.4 2.4 0 114.8 0 2.4 2.4 0 11-4.8 0zM-34-9q4 8 0 17 6-8 2-18z`,
      ],
    ]);
}
