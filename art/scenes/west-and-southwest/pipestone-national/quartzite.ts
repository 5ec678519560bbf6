/** The end of the cliff at Pipestone: quartzite, weathered into columns. */
import { type Point, placed } from '../../../kit/geometry.ts';
import { polygon } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface QuartziteOptions<Ink> {
  /** The middle of the foot of the first column. */
  x: number;
  y: number;
  height: number;
  mid: Ink;
  lit: Ink;
  shade: Ink;
  /** The deepest cracks. */
  crack: Ink;
}

/** A hundred high, standing on 0. */
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
  [-16, 4],
  [-15, -26],
  [-11, -30],
  [-13, -60],
  [-9, -64],
  [-12, -88],
];
const LIT: readonly (readonly Point[])[] = [
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
    [-12, -88],
    [-5, -93],
    [4, -97],
    [11, -96],
    [8, -70],
    [4, -66],
    [2, -44],
    [-12, -48],
    [-13, -60],
    [-9, -64],
  ],
  [
    [-11, -30],
    [-6, -34],
    [5, -32],
    [3, -14],
    [-2, -10],
    [-4, 0],
    [-15, 0],
    [-15, -26],
  ],
];
const SHADE: readonly (readonly Point[])[] = [
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
    [-13, -46],
    [2, -43],
    [6, -31],
    [-6, -34],
    [-11, -30],
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

export function quartzite<Ink extends string>({
  x,
  y,
  height,
  mid,
  lit,
  shade,
  crack,
}: QuartziteOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const scale = height / 100;
    const part = (points: readonly Point[]) => polygon(placed(points, x, y, scale, scale));
    const parts = (all: readonly (readonly Point[])[]) => all.map(part).join('');
    canvas.fill(mid, part(ROCK));
    canvas.fill(lit, parts(LIT));
    canvas.fill(shade, parts(SHADE));
    canvas.fill(crack, parts(CRACKS));
  };
}
