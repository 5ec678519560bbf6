/** A white-tailed buck in profile, for silhouettes against the sky. */
import { placeFigure } from '../kit/figure.ts';
import type { Point } from '../kit/geometry.ts';
import { petal, polygon } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface WhitetailOptions<Ink> {
  x: number;
  y: number;
  /** To the poll; the antlers stand over it. */
  height: number;
  ink: Ink;
  /** The far legs. */
  shade?: Ink;
  /** The rim of light along neck and back. */
  lit?: Ink;
  /** The tail. */
  white?: Ink;
  antlers?: boolean;
  /** Faces left; flipped, right. */
  flip?: boolean;
}

/** A hundred to the poll, feet at 0. */
const BODY: readonly Point[] = [
  [-56, -84],
  [-50, -89],
  [-44, -95],
  [-38, -99],
  [-34, -99],
  [-30, -94],
  [-25, -83],
  [-18, -74],
  [-8, -69],
  [6, -67],
  [20, -68],
  [32, -66],
  [39, -60],
  [42, -52],
  [41, -43],
  [37, -34],
  [40, -26],
  [38, -14],
  [37, -4],
  [38, 0],
  [31, 0],
  [33, -6],
  [34, -24],
  [27, -32],
  [20, -39],
  [8, -37],
  [-6, -36],
  [-9, -20],
  [-9, -4],
  [-8, 0],
  [-15, 0],
  [-13, -6],
  [-14, -20],
  [-16, -38],
  [-21, -46],
  [-25, -56],
  [-31, -68],
  [-36, -77],
  [-42, -80],
  [-50, -79],
  [-55, -80],
];
const FAR_LEGS: readonly (readonly Point[])[] = [
  [
    [16, -40],
    [24, -36],
    [22, -26],
    [26, -20],
    [23, -4],
    [24, 0],
    [17, 0],
    [19, -5],
    [20, -20],
    [15, -27],
  ],
  [
    [-22, -46],
    [-12, -40],
    [-19, -22],
    [-23, -5],
    [-23, 0],
    [-30, 0],
    [-27, -5],
    [-24, -22],
  ],
];
const RIM: readonly Point[] = [
  [-31, -96],
  [-25, -83],
  [-18, -74],
  [-8, -69],
  [6, -67],
  [20, -68],
  [32, -66],
  [39, -60],
  [30, -63],
  [18, -65],
  [6, -64],
  [-8, -66],
  [-20, -71],
  [-28, -82],
];

export function whitetail<Ink extends string>(options: WhitetailOptions<Ink>): Layer<Ink> {
  const { x, y, height, ink, shade = ink, lit, white, antlers = true, flip = false } = options;
  const beam = (footX: number, lean: number) =>
    [
      petal(footX, -97, 23, 2.6, -62 - lean),
      petal(footX + 9, -116, 24, 2.4, -126 - lean),
      petal(footX + 2, -103, 13, 2, -122),
      petal(footX + 8, -113, 15, 2, -84),
      petal(footX + 2, -122, 12, 1.8, -92),
    ].join('');
  const ear = petal(-34, -97, 13, 2.6, -38);
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 100, flip }, [
      [shade, FAR_LEGS.map((leg) => polygon(leg)).join('') + (antlers ? beam(-41, 14) : '')],
      [ink, polygon(BODY) + ear + (antlers ? beam(-36, 0) : '')],
      [lit, polygon(RIM)],
      [white, 'M40-60q6 6 4 20-6-2-5-9z'],
    ]);
}
