/** A raven seen from above and behind, near: both wings spread, fingered tips, wedge tail, heavy bill. */
import type { Point } from '../kit/geometry.ts';
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface RavenAboveOptions<Ink> {
  /** Between the shoulders. */
  x: number;
  y: number;
  /** Wing tip to wing tip. */
  width: number;
  ink: Ink;
  /** Sheen on the coverts and between the feathers. */
  lit?: Ink;
  /** The eye. */
  eye?: Ink;
  /** Degrees that it leans to the left. */
  bank?: number;
  /** Length as a share of what it is straight from above. */
  foreshortening?: number;
}

/** Across from the middle and back from the shoulders, one wing; quadratic curves: a control, then a point. */
const LEADING: readonly Point[] = [
  [4, -20],
  [20, -22],
  [32, -40],
  [44, -52],
  [58, -46],
  [84, -38],
  [101, -22],
];
const FINGERS: readonly Point[] = [
  [92, -20],
  [79, -18],
  [96, -10],
  [104, 0],
  [90, -3],
  [77, -6],
  [92, 6],
  [98, 16],
  [84, 10],
  [72, 4],
  [84, 18],
  [86, 29],
  [76, 22],
  [65, 12],
  [74, 28],
  [72, 38],
  [64, 30],
  [58, 22],
  [60, 36],
  [52, 36],
  [44, 40],
  [38, 31],
  [30, 34],
  [24, 25],
  [14, 26],
  [8, 18],
];
const COVERTS: readonly Point[] = [
  [10, -16],
  [24, -20],
  [34, -36],
  [44, -47],
  [56, -42],
  [70, -36],
  [80, -30],
  [66, -26],
  [54, -20],
  [40, -10],
  [28, 2],
  [16, 4],
  [8, 2],
  [8, -8],
  [10, -16],
];
const GAPS: readonly (readonly Point[])[] = [
  [
    [79, -18],
    [66, -22],
    [58, -20],
    [66, -18],
    [79, -18],
  ],
  [
    [77, -6],
    [64, -12],
    [54, -14],
    [62, -8],
    [77, -6],
  ],
  [
    [72, 4],
    [60, -4],
    [50, -8],
    [58, 0],
    [72, 4],
  ],
  [
    [65, 12],
    [54, 4],
    [45, -2],
    [52, 8],
    [65, 12],
  ],
  [
    [58, 22],
    [48, 12],
    [39, 3],
    [46, 15],
    [58, 22],
  ],
  [
    [44, 38],
    [39, 20],
    [32, 7],
    [36, 22],
    [44, 38],
  ],
  [
    [30, 32],
    [28, 18],
    [23, 8],
    [24, 20],
    [30, 32],
  ],
];
const HEAD: readonly Point[] = [
  [7, 18],
  [9, 0],
  [7, -20],
  [5, -32],
  [6, -37],
  [7, -45],
  [3, -49],
  [3, -56],
  [0, -66],
];
const TAIL: readonly Point[] = [
  [6, 30],
  [10, 42],
  [14, 50],
  [18, 56],
  [13, 57],
  [10, 61],
  [5, 62],
  [0, 66],
];
const TAIL_FEATHERS: readonly (readonly Point[])[] = [
  [
    [10, 60],
    [6, 48],
    [4, 36],
    [8, 48],
    [10, 60],
  ],
  [
    [3, 62],
    [2, 50],
    [1, 38],
    [4, 50],
    [3, 62],
  ],
];

export function ravenAbove<Ink extends string>(options: RavenAboveOptions<Ink>): Layer<Ink> {
  const { x, y, width, ink, lit, eye, bank = 0, foreshortening = 0.62 } = options;
  const turn = (bank * Math.PI) / 180;
  /** The wings rise toward their tips. */
  const place = (side: number, [across, back]: Point): string => {
    const [right, down] = [across * side, back * foreshortening - across ** 2 * 0.0022];
    const size = width / 204;
    return numbers([
      Math.round(x + (right * Math.cos(turn) + down * Math.sin(turn)) * size),
      Math.round(y + (down * Math.cos(turn) - right * Math.sin(turn)) * size),
    ]);
  };
  const path = (side: number, points: readonly Point[]) => {
    // Both halves run the same way around, so that they add up.
    const [start = '', ...rest] = (side < 0 ? points.toReversed() : points).map((point) => place(side, point));
    return `M${start}Q${rest.join(' ')}z`;
  };
  return (canvas) => {
    for (const side of [-1, 1]) {
      canvas.fill(ink, path(side, [...LEADING, ...FINGERS]));
      canvas.fill(ink, path(side, [...HEAD.toReversed(), ...TAIL]));
    }
    if (lit)
      for (const side of [-1, 1])
        canvas.fill(lit, [COVERTS, ...GAPS, ...TAIL_FEATHERS].map((points) => path(side, points)).join(''));
    if (eye)
      canvas.fill(
        eye,
        path(-1, [
          [4, -42],
          [6, -44],
          [5, -39],
          [3, -39],
          [4, -42],
        ]),
      );
  };
}
