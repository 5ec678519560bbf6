import { expect, test } from 'vitest';
import { area, type Box, clipLine, clipRing, type Line, smoothRing, thinLine } from './plane.ts';

const box: Box = { left: 0, top: 0, right: 10, bottom: 10 };
const square = (left: number, top: number, side: number): Line => [
  [left, top],
  [left + side, top],
  [left + side, top + side],
  [left, top + side],
  [left, top],
];

test('a ring inside the box stays as it is', () => {
  expect(clipRing(square(2, 3, 4), box)).toEqual(square(2, 3, 4));
});

test('a ring is cut along each side of the box, and closed once', () => {
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

test('a ring beside the box is gone', () => {
  expect(clipRing(square(20, 2, 4), box)).toEqual([]);
});

test('a line that leaves the box and comes back is two lines', () => {
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

test('thinning drops what lies on the line, and keeps a bend that is larger than the tolerance', () => {
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
