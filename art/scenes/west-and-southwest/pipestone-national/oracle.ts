/** The Oracle at Pipestone: weathered quartzite in which people see a face. */
import { type Point, placed } from '../../../kit/geometry.ts';
import { polygon } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface OracleOptions<Ink> {
  /** The middle of the foot below the face. */
  x: number;
  y: number;
  height: number;
  mid: Ink;
  lit: Ink;
  shade: Ink;
  /** The deepest cracks. */
  crack: Ink;
  /** Looks left; flipped, right. */
  flip?: boolean;
}

/** A hundred high, standing on 0, looking left. The beds of the rock suggest a brow and a chin; nothing is carved. */
const ROCK: readonly Point[] = [
  [-5, -93],
  [4, -97],
  [15, -96],
  [18, -99],
  [42, -97],
  [45, -91],
  [62, -92],
  [66, -84],
  [86, -82],
  [90, -72],
  [112, -69],
  [116, 4],
  [-8, 4],
  [-10, -3],
  [-14, -5],
  [-15, -15],
  [-11, -19],
  [-11, -22],
  [-14, -24],
  [-14, -28],
  [-11, -30],
  [-12, -34],
  [-18, -36],
  [-19, -41],
  [-13, -52],
  [-10, -56],
  [-11, -61],
  [-16, -64],
  [-16, -70],
  [-13, -73],
  [-12, -88],
];
const LIT: readonly (readonly Point[])[] = [
  [
    [-12, -88],
    [-5, -93],
    [4, -97],
    [11, -96],
    [9, -83],
    [4, -81],
    [3, -72],
    [-16, -69.5],
    [-13, -73],
  ],
  [
    [-13, -52],
    [-19, -41],
    [-18, -36.5],
    [-8, -38],
    [-8, -45],
    [-3, -51],
  ],
  [
    [0, -56],
    [13, -58],
    [12, -45],
    [6, -42],
    [6, -34],
    [-4, -34],
    [-5, -44],
  ],
  [
    [-14, -28],
    [-14, -24],
    [-4, -24],
    [-2, -29],
  ],
  [
    [-15, -15],
    [-14, -5],
    [-4, -6],
    [-5, -17],
  ],
  [
    [19, -98],
    [42, -97],
    [38, -78],
    [33, -77],
    [32, -58],
    [24, -54],
    [22, -74],
  ],
  [
    [22, -50],
    [32, -52],
    [30, -36],
    [23, -32],
  ],
  [
    [46, -90],
    [62, -92],
    [58, -70],
    [54, -68],
    [53, -52],
    [47, -50],
  ],
  [
    [48, -44],
    [57, -46],
    [55, -22],
    [48, -18],
  ],
  [
    [67, -83],
    [86, -82],
    [81, -60],
    [76, -58],
    [75, -36],
    [69, -30],
  ],
  [
    [91, -71],
    [112, -69],
    [107, -44],
    [101, -42],
    [99, -20],
    [92, -14],
  ],
  [
    [1, -18],
    [12, -20],
    [11, -8],
    [2, -6],
  ],
];
const SHADE: readonly (readonly Point[])[] = [
  [
    [-16, -64],
    [-11, -61],
    [-10, -56],
    [-13, -52],
    [-3, -51],
    [0, -56],
    [8, -59],
    [9, -68],
    [3, -67],
  ],
  [
    [-18, -36],
    [-12, -34],
    [-11, -30],
    [0, -29],
    [4, -33],
    [-6, -36],
  ],
  [
    [-14, -24],
    [-11, -22],
    [-11, -19],
    [0, -18],
    [2, -22],
    [-4, -23.5],
  ],
  [
    [13, -95],
    [18, -99],
    [20, -72],
    [22, -48],
    [20, -20],
    [22, 4],
    [13, 4],
    [15, -30],
    [13, -60],
  ],
  [
    [38, -78],
    [42, -97],
    [45, -91],
    [46, -50],
    [44, -20],
    [47, 4],
    [38, 4],
    [40, -40],
    [36, -58],
  ],
  [
    [58, -70],
    [62, -92],
    [66, -84],
    [68, -40],
    [66, 4],
    [58, 4],
    [60, -36],
  ],
  [
    [81, -60],
    [86, -82],
    [90, -72],
    [91, -30],
    [90, 4],
    [80, 4],
    [84, -34],
  ],
  [
    [107, -44],
    [112, -69],
    [116, 4],
    [104, 4],
    [106, -24],
  ],
  [
    [-8, 4],
    [-10, -3],
    [-4, -5],
    [14, -4],
    [16, 4],
  ],
];
const CRACKS: readonly (readonly Point[])[] = [
  [
    [18, -99],
    [20, -72],
    [22, -48],
    [19, -12],
    [16, -40],
    [17, -70],
  ],
  [
    [45, -91],
    [46, -56],
    [44, -24],
    [42, -54],
  ],
  [
    [66, -84],
    [68, -50],
    [66, -20],
    [64, -48],
  ],
  [
    [90, -72],
    [91, -44],
    [88, -20],
    [87, -44],
  ],
];

export function oracle<Ink extends string>({
  x,
  y,
  height,
  mid,
  lit,
  shade,
  crack,
  flip = false,
}: OracleOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const scale = height / 100;
    const part = (points: readonly Point[]) => polygon(placed(points, x, y, flip ? -scale : scale, scale));
    const parts = (all: readonly (readonly Point[])[]) => all.map(part).join('');
    canvas.fill(mid, part(ROCK));
    canvas.fill(lit, parts(LIT));
    canvas.fill(shade, parts(SHADE));
    canvas.fill(crack, parts(CRACKS));
  };
}
