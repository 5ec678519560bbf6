import { expect, test } from 'vitest';
import { closest, dragged, inView, kept, wholeView, zoomed } from './pan-zoom.ts';

const size = { width: 400, height: 300 };
const middle = [200, 150] as const;

test('zooming keeps the point under the pointer in place', () => {
  const spot = [100, 60] as const;
  expect(inView(zoomed(wholeView, 2, spot, size), spot)).toEqual([100, 60]);
});

test('the zoom is limited to the closest scale and the whole map', () => {
  expect(zoomed(wholeView, 1000, middle, size).k).toBe(closest);
  expect(zoomed({ k: 2, x: -100, y: -100 }, 0.1, middle, size)).toEqual(wholeView);
});

test('the map never leaves the frame', () => {
  expect(kept({ k: 2, x: 50, y: -1000 }, size)).toEqual({ k: 2, x: 0, y: -300 });
  expect(dragged(wholeView, [[10, 10]], [[90, 90]], size)).toEqual(wholeView);
});

test('one finger pans the map, two fingers pinch it', () => {
  const near = zoomed(wholeView, 4, middle, size);
  expect(dragged(near, [[100, 100]], [[120, 90]], size)).toEqual({ k: 4, x: near.x + 20, y: near.y - 10 });
  const stretched = dragged(
    wholeView,
    [
      [150, 150],
      [250, 150],
    ],
    [
      [100, 150],
      [300, 150],
    ],
    size,
  );
  expect(stretched).toEqual(zoomed(wholeView, 2, middle, size));
});
