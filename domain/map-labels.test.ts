import { describe, expect, test } from 'vitest';
import { labelBeside, labelInside, type Room } from './map-labels.ts';
import { type Box, boxAround, overlap, within } from './plane.ts';

const frame: Box = { left: 0, top: 0, right: 1000, bottom: 800 };
const room = (more: Partial<Room> = {}): Room => ({ frame, obstacles: [], lines: [], ground: [], ...more });
const mark = boxAround(500, 400, 20, 20);

describe('a name beside its mark', () => {
  test('stands at the right where nothing is in the way', () => {
    const label = labelBeside(mark, 'Ely', 50, room());
    expect(label?.anchor).toBe('start');
    expect(label?.at[0]).toBeGreaterThan(mark.right);
  });

  test('is written within the box that it takes, its letters standing near the lower edge', () => {
    const { box, at } = labelBeside(mark, 'Ely', 50, room()) ?? { box: mark, at: [0, 0] };
    expect(at[1]).toBeGreaterThan((box.top + box.bottom) / 2);
    expect(at[1]).toBeLessThan(box.bottom);
  });
  test('keeps clear of the pin, wherever the pin stands', () => {
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

  test('keeps clear of names that were placed before', () => {
    const shared = room();
    const first = labelBeside(mark, 'Glyndon', 50, shared);
    const second = labelBeside(boxAround(560, 410, 20, 20), 'Dilworth', 50, shared);
    expect(first && second && overlap(first.box, second.box)).toBe(false);
  });

  test('stays inside the frame', () => {
    const label = labelBeside(boxAround(980, 400, 20, 20), 'Grand Marais', 50, room());
    expect(label && within(label.box, frame)).toBe(true);
  });

  test('does not cross a shore if there is another place', () => {
    const shore = [
      [600, 0],
      [600, 800],
    ] as const;
    expect(labelBeside(mark, 'Two Harbors', 50, room({ lines: [shore] }))?.anchor).toBe('end');
  });

  test('prefers its own side of the border', () => {
    const home = [
      [0, 0],
      [500, 0],
      [500, 800],
      [0, 800],
      [0, 0],
    ] as const;
    expect(labelBeside(mark, 'Taylors Falls', 50, room({ ground: [home] }))?.anchor).toBe('end');
  });

  test('is left out where every place is taken, or crosses a line and is not needed', () => {
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

describe('a name inside an area', () => {
  const county = [
    [100, 100],
    [900, 100],
    [900, 700],
    [100, 700],
    [100, 100],
  ] as const;

  test('stands in the middle of a free area', () => {
    expect(labelInside([county], 'LAKE CO.', 40, room())?.at[0]).toBe(500);
  });

  test('moves aside for an obstacle and stays inside', () => {
    const pin = boxAround(500, 400, 100, 100);
    const label = labelInside([county], 'LAKE CO.', 40, room({ obstacles: [pin] }));
    expect(label && overlap(label.box, pin)).toBe(false);
    expect(label && within(label.box, { left: 100, top: 100, right: 900, bottom: 700 })).toBe(true);
  });

  test('is left out of an area too small for it', () => {
    const corner = [
      [0, 0],
      [90, 0],
      [0, 90],
      [0, 0],
    ] as const;
    expect(labelInside([corner], 'YELLOW MEDICINE CO.', 40, room())).toBeUndefined();
  });
});
