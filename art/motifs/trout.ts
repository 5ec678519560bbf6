/** Brown trout: one that leaps, and one that holds still in the current. */
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

/** Two hundred long, facing left, every spot where a brown trout has them. */
const HOLDING = {
  fins: 'M-16-25C-10-40 6-45 22-39 20-32 26-24 36-16L0-20zM58-8C62-20 70-21 73-17 71-13 70-9 72-5zM-58 13C-54 27-42 36-28 35-32 27-39 20-44 15zM-4 24C2 37 12 42 24 40 19 33 17 28 16 23zM38 18C43 30 53 35 63 31 58 25 57 19 56 14z',
  // Nose, back, the slender root of the tail, the tail, and back along the belly.
  back: 'M-101 2C-96-8-76-19-46-24C-16-29 26-23 56-12C64-9 70-8 76-8C85-12 93-18 102-25C97-15 95-7 95 1C95 9 98 18 103 26C93 21 85 15 76 9C70 8 64 9 56 13C26 24-8 28-36 25C-64 22-90 14-101 5z',
  flank:
    'M-66-14C-32-19 26-15 56-7C64-5 72-4 79-5C83-2 83 3 79 6C70 5 62 5 54 7C30 13-4 14-40 12C-54 11-62 7-67 2C-64-5-64-10-66-14z',
  belly: 'M-97 6C-80 11-62 13-40 14C-4 16 30 14 60 8C30 22-6 27-36 25C-64 22-86 15-97 6z',
  rays: 'M84-5L98-18L87-3zM86 0L94 0L86 3zM84 6L98 20L87 5zM-6-29L-1-37L-4-29zM5-30L12-38L8-29zM16-27L20-34L19-26z',
  gill: 'M-70-16C-61-7-60 9-68 19-65 8-66-6-73-14zM-101 3C-94 6-87 7-81 5-88 9-95 8-101 5z',
  eye: 'M-86-5a3.2 3.2 0 116.4 0 3.2 3.2 0 11-6.4 0z',
} as const;

const DARK_SPOTS: typeof SPOTS = [
  [-52, -17, 1.8],
  [-40, -13, 2],
  [-34, -20, 1.6],
  [-22, -15, 2.1],
  [-10, -21, 1.8],
  [-6, -10, 2],
  [8, -16, 2],
  [20, -19, 1.6],
  [22, -8, 1.8],
  [36, -13, 1.8],
  [48, -8, 1.6],
  [58, -6, 1.5],
  [-74, -11, 1.6],
  [-50, -7, 1.6],
];
const RED_SPOTS: typeof SPOTS = [
  [-44, 0, 2.1],
  [-28, -3, 2.1],
  [-14, 2, 2.3],
  [2, -2, 2.1],
  [16, 2, 2.1],
  [32, -2, 2],
  [46, 2, 1.8],
];

export interface HoldingTroutOptions<Ink> extends TroutOptions<Ink> {
  /** The red spots along the flank. */
  red: Ink;
}

/** For large sizes; the smaller `trout` is for leaping. */
export function holdingTrout<Ink extends string>(options: HoldingTroutOptions<Ink>): Layer<Ink> {
  const { x, y, length, ink, flank, belly, spot, red, tilt = 0, flip = false } = options;
  const dots = (spots: typeof SPOTS) => spots.map(([dotX, dotY, radius]) => disc(dotX, dotY, radius, 10)).join('');
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: length / 200, tilt, flip }, [
      [ink, HOLDING.fins + HOLDING.back],
      [flank, HOLDING.flank],
      [belly, HOLDING.belly],
      [spot, HOLDING.gill + HOLDING.rays + dots(DARK_SPOTS)],
      [flank, HOLDING.eye],
      [belly, dots(RED_SPOTS.map(([dotX, dotY, radius]) => [dotX, dotY, radius + 1.2]))],
      [red, dots(RED_SPOTS)],
      [spot, disc(-82.8, -5, 2.3, 10)],
    ]);
}
