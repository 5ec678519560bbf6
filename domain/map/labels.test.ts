import { describe, expect, test } from 'vitest';
import { type Box, boxAround, overlap, within } from '../geo/plane.ts';
import { createCollisionIndex, labelBeside, labelInside, type Room, textWidth } from './labels.ts';

const frame: Box = { left: 0, top: 0, right: 1000, bottom: 800 };
const room = (more: Partial<Room> = {}): Room => ({ frame, obstacles: [], lines: [], ground: [], ...more });
const mark = boxAround(500, 400, 20, 20);

describe('a name beside its mark', () => {
  test('a name beside its mark is placed to the right if nothing is in the way', () => {
    const label = labelBeside(mark, 'Ely', 50, room());
    expect(label?.anchor).toBe('start');
    expect(label?.at[0]).toBeGreaterThan(mark.right);
  });

  test('a name beside its mark does not overlap the pin, wherever the pin is', () => {
    for (const [x, y] of [
      [560, 400],
      [440, 400],
      [500, 340],
      [500, 460],
    ] as const) {
      const pin = boxAround(x, y, 80, 100);
      const label = labelBeside(boxAround(500, 400, 2, 2), 'Pipestone', 50, room({ obstacles: [pin] }));
      expect(label && overlap(label.box, pin)).toBe(false);
    }
  });

  test('a name beside its mark does not overlap names placed earlier', () => {
    const shared = room();
    const first = labelBeside(mark, 'Glyndon', 50, shared);
    const second = labelBeside(boxAround(560, 410, 20, 20), 'Dilworth', 50, shared);
    expect(first && second && overlap(first.box, second.box)).toBe(false);
  });

  test('a name beside its mark stays inside the frame', () => {
    const label = labelBeside(boxAround(980, 400, 20, 20), 'Grand Marais', 50, room());
    expect(label && within(label.box, frame)).toBe(true);
  });

  test('a name beside its mark does not cross a shore if there is another position', () => {
    const shore = [
      [600, 0],
      [600, 800],
    ] as const;
    expect(labelBeside(mark, 'Two Harbors', 50, room({ lines: [shore] }))?.anchor).toBe('end');
  });

  test('a name beside its mark prefers its own side of the border', () => {
    const home = [
      [0, 0],
      [500, 0],
      [500, 800],
      [0, 800],
      [0, 0],
    ] as const;
    expect(labelBeside(mark, 'Taylors Falls', 50, room({ ground: [home] }))?.anchor).toBe('end');
  });

  test('a name is left out if every position is taken, or if it is optional and would cross a line', () => {
    const everywhere = room({ obstacles: [frame] });
    expect(labelBeside(mark, 'Ely', 50, everywhere, true)).toBeUndefined();
    const rivers = Array.from(
      { length: 40 },
      (_, i) =>
        [
          [0, i * 20],
          [1000, i * 20],
        ] as const,
    );
    expect(labelBeside(mark, 'Ely', 50, room({ lines: rivers }))).toBeUndefined();
    expect(labelBeside(mark, 'Ely', 50, room({ lines: rivers }), true)).toBeDefined();
  });
});

const county = [
  [100, 100],
  [900, 100],
  [900, 700],
  [100, 700],
  [100, 100],
] as const;

describe('a name inside an area', () => {
  test('a name inside an area is centered in a free area', () => {
    expect(labelInside([county], 'LAKE CO.', 40, room())?.at[0]).toBe(500);
  });

  test('a name inside an area moves aside for an obstacle and stays inside', () => {
    const pin = boxAround(500, 400, 100, 100);
    const label = labelInside([county], 'LAKE CO.', 40, room({ obstacles: [pin] }));
    expect(label && overlap(label.box, pin)).toBe(false);
    expect(label && within(label.box, { left: 100, top: 100, right: 900, bottom: 700 })).toBe(true);
  });

  test('a name inside an area is left out of an area too small for it', () => {
    const corner = [
      [0, 0],
      [90, 0],
      [0, 90],
      [0, 0],
    ] as const;
    expect(labelInside([corner], 'YELLOW MEDICINE CO.', 40, room())).toBeUndefined();
  });
});

// The advance widths of Trail Serif, added up.
test.each([
  ['Hutchinson', 5.63],
  ['Moorhead', 4.88],
  ['Brainerd', 4.23],
  ['Worthington', 6.16],
  ['Bloomington', 6.22],
])('%s gets at least the %d em of its width in the text face', (words, ems) => {
  expect(textWidth(words, 1)).toBeGreaterThanOrEqual(ems);
});

describe('a line near a name', () => {
  const upright = (x: number) =>
    [
      [x, 0],
      [x, 800],
    ] as const;

  test('a line near a name is crossed as little as possible by a required name', () => {
    const lines = [470, 530, 540].map(upright);
    const label = labelBeside(mark, 'Ely', 50, room({ lines }), true);
    expect(label).toMatchObject({ anchor: 'end', at: [477.5, 416.5] });
  });
});

describe('the index of taken boxes', () => {
  test('the index of taken boxes finds a box anywhere, also a large one', () => {
    const collisions = createCollisionIndex([boxAround(-150, 250, 20, 20)]);
    collisions.add({ left: 300, top: 40, right: 900, bottom: 60 });
    const isTaken = ([x, y]: [number, number]) => collisions.isTaken(boxAround(x, y, 10, 10));
    expect(
      (
        [
          [-150, 250],
          [310, 50],
          [600, 50],
          [890, 50],
        ] as [number, number][]
      ).map(isTaken),
    ).toEqual([true, true, true, true]);
    expect(
      (
        [
          [150, 250],
          [-150, -250],
          [600, 150],
          [290, 50],
        ] as [number, number][]
      ).map(isTaken),
    ).toEqual([false, false, false, false]);
  });

  test('the index of taken boxes treats everything not fully inside the frame as taken', () => {
    const collisions = createCollisionIndex([], frame);
    expect(collisions.isTaken(boxAround(500, 400, 10, 10))).toBe(false);
    expect(collisions.isTaken(boxAround(1000, 400, 10, 10))).toBe(true);
    expect(createCollisionIndex().isTaken(boxAround(5000, 400, 10, 10))).toBe(false);
  });
});

describe('the name of an area', () => {
  const nameIn = (rings: Parameters<typeof labelInside>[0], more: Partial<Room> = {}) =>
    labelInside(rings, 'LAKE CO.', 40, room(more));

  test('the name of an area is inside the area with all its corners', () => {
    const wedge = [
      [100, 100],
      [900, 100],
      [100, 700],
      [100, 100],
    ] as const;
    const { left, top, right, bottom } = nameIn([wedge])?.box ?? frame;
    expect([left >= 100, top >= 100, (right - 100) / 800 + (bottom - 100) / 600 <= 1]).toEqual([true, true, true]);
  });

  test('the name of an area leaves room for the next', () => {
    const shared = room();
    const [first, second] = [1, 2].map(() => labelInside([county], 'LAKE CO.', 40, shared)?.box);
    expect(first && second && overlap(first, second)).toBe(false);
  });
});
