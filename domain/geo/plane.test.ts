import { expect, test } from 'vitest';
import {
  area,
  type Box,
  clipLine,
  clipRing,
  contains,
  crossesBox,
  distanceToSegment,
  type Line,
  nearestOnSegment,
  type Point,
  pointsEvery,
  smoothRing,
  thinLine,
  thinRing,
} from './plane.ts';

const box: Box = { left: 0, top: 0, right: 10, bottom: 10 };
const square = (left: number, top: number, side: number): Line => [
  [left, top],
  [left + side, top],
  [left + side, top + side],
  [left, top + side],
  [left, top],
];

test('clipping leaves a ring inside the box unchanged', () => {
  expect(clipRing(square(2, 3, 4), box)).toEqual(square(2, 3, 4));
});

test('a ring is clipped at each side of the box and closed once', () => {
  for (const [left, top] of [
    [-5, 2],
    [5, 2],
    [2, -5],
    [2, 5],
  ] as const) {
    const cut = clipRing(square(left, top, 10), box);
    expect(cut).toHaveLength(5);
    expect(cut.at(-1)).toEqual(cut[0]);
    expect(area(cut)).toBe(40);
  }
});

test('clipping removes a ring outside the box', () => {
  expect(clipRing(square(20, 2, 4), box)).toEqual([]);
});

test('a line that leaves the box and comes back is clipped into two lines', () => {
  const there: Line = [
    [2, 5],
    [2, 20],
    [8, 20],
    [8, 5],
  ];
  expect(clipLine(there, box)).toEqual([
    [
      [2, 5],
      [2, 10],
    ],
    [
      [8, 10],
      [8, 5],
    ],
  ]);
});

test('thinning drops points on the line and keeps a bend larger than the tolerance', () => {
  const line: Line = [
    [0, 0],
    [5, 0.5],
    [10, 0],
    [10, 9],
  ];
  expect(thinLine(line, 1)).toEqual([line[0], line[2], line[3]]);
  expect(thinLine(line, 0.4)).toEqual(line);
});

test('smoothing a ring keeps it closed and inside itself', () => {
  const smooth = smoothRing(square(0, 0, 8), 2);
  expect(smooth.at(-1)).toEqual(smooth[0]);
  expect(area(smooth)).toBeLessThan(64);
  expect(area(smooth)).toBeGreaterThan(48);
});

test('points on a line are one step apart, also around corners, the first half a step from the start', () => {
  const bent: Line = [
    [0, 0],
    [5, 0],
    [5, 5],
  ];
  expect(pointsEvery(bent, 4)).toEqual([
    [2, 0],
    [5, 1],
  ]);
});

test('the nearest point of a segment is an end or between the ends', () => {
  const stretch = [
    [0, 0],
    [10, 0],
  ] as const;
  expect(nearestOnSegment([4, 3], stretch)).toEqual([4, 0]);
  expect(nearestOnSegment([-4, 3], stretch)).toEqual([0, 0]);
  expect(nearestOnSegment([14, 3], stretch)).toEqual([10, 0]);
  expect(
    nearestOnSegment(
      [4, 3],
      [
        [1, 1],
        [1, 1],
      ],
    ),
  ).toEqual([1, 1]);
  expect(distanceToSegment([13, 4], stretch)).toBe(5);
});

test('a point is inside a ring or outside, also at the height of a vertex and in a hole', () => {
  const diamond: Line = [
    [0, -5],
    [5, 0],
    [0, 5],
    [-5, 0],
    [0, -5],
  ];
  expect(contains([diamond], [0, 0])).toBe(true);
  for (const outside of [
    [-9, 0],
    [9, 0],
    [0, -9],
    [0, 9],
    [4, 4],
  ] as const)
    expect(contains([diamond], outside)).toBe(false);
  expect(contains([square(0, 0, 9), square(3, 3, 3)], [4, 4])).toBe(false);
  expect(contains([square(0, 0, 9), square(3, 3, 3)], [1, 4])).toBe(true);
});

test('thinning drops points up to the tolerance, inclusive', () => {
  const [start, middle, end]: [Point, Point, Point] = [
    [0, 0],
    [5, 0.5],
    [10, 0],
  ];
  expect(thinLine([start, middle, end], 0.5)).toEqual([start, end]);
});

test('thinning keeps the corners of a ring and leaves it closed', () => {
  const [a, ab, b, bc, c, cd, d, da]: Point[] = [
    [0, 0],
    [5, 0],
    [10, 0],
    [10, 5],
    [10, 10],
    [5, 10],
    [0, 10],
    [0, 5],
  ];
  const ring = [a, ab, b, bc, c, cd, d, da, a].flatMap((point) => (point ? [point] : []));
  expect(thinRing(ring, 0.1)).toEqual(square(0, 0, 10));
});

test('clipping ends a slanted line where it meets the box, on any side', () => {
  const slanting: Line = [
    [-5, 0],
    [15, 10],
  ];
  expect(clipLine(slanting, box)).toEqual([
    [
      [0, 2.5],
      [10, 7.5],
    ],
  ]);
  expect(clipLine(slanting.toReversed(), box)).toEqual([
    [
      [10, 7.5],
      [0, 2.5],
    ],
  ]);
  const steep: Line = slanting.map(([x, y]) => [y, x]);
  expect(clipLine(steep, box)).toEqual([
    [
      [2.5, 0],
      [7.5, 10],
    ],
  ]);
  expect(clipLine(steep.toReversed(), box)).toEqual([
    [
      [7.5, 10],
      [2.5, 0],
    ],
  ]);
});

test('clipping keeps a line in one piece while it is inside, edges included', () => {
  const inside: Line = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
    [0, 3],
  ];
  expect(clipLine(inside, box)).toEqual([inside]);
  expect(clipRing(square(0, 0, 10), box)).toEqual(square(0, 0, 10));
});

test('clipping a ring follows its slanted sides', () => {
  const triangle: Line = [
    [-5, 10],
    [15, 10],
    [5, -10],
    [-5, 10],
  ];
  // Its sides enter through the two upper corners.
  expect(area(clipRing(triangle, box))).toBe(100);
  // Five units lower down they enter through the top, 5 apart, and leave through the sides, 5 below.
  const lower = triangle.map(([x, y]): Point => [x, y + 5]);
  expect(area(clipRing(lower, box))).toBe(100 - 2 * ((2.5 * 5) / 2));
});

test('a line crosses a box if any part of it is inside, even without a vertex inside', () => {
  const through: Line = [
    [-5, 5],
    [15, 5],
  ];
  expect(crossesBox(through, box)).toBe(true);
  expect(crossesBox([[-5, 20], ...through], box)).toBe(true);
  expect(
    crossesBox(
      [
        [-5, 20],
        [15, 20],
      ],
      box,
    ),
  ).toBe(false);
  // Past a corner: its own bounds meet the box, the line does not.
  expect(
    crossesBox(
      [
        [-5, 4],
        [4, -5],
      ],
      box,
    ),
  ).toBe(false);
  expect(crossesBox([[5, 5]], box)).toBe(false);
});
