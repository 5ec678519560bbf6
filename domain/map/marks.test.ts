import { describe, expect, test } from 'vitest';
import { inBox, type Point } from '../geo/plane.ts';
import { checkPoints, hiker, type MarkKind, markBox, markMarkup, pin, pinBox, ways } from './marks.ts';

const kinds: MarkKind[] = ['start', 'end', 'trailhead', 'check point', 'mile'];
const at: Point = [300, 400];

describe('a mark', () => {
  test.each(kinds)('%s is drawn at its position and reserves the space around it', (kind) => {
    expect(markMarkup({ kind, at })).toMatch(/translate\(300 400\)|cx="300" cy="400"/);
    expect(inBox(at, markBox({ kind, at }))).toBe(true);
    const { left, right } = markBox({ kind, at });
    expect((left + right) / 2).toBe(300);
  });
  test('of each kind looks different', () => {
    expect(new Set(kinds.map((kind) => markMarkup({ kind, at }))).size).toBe(kinds.length);
  });
});

test('the tip of a pin is at its position at any size', () => {
  expect(pin(at)).toContain('transform="translate(300 400)"><path d="M0 0');
  expect(pin(at, 0.5)).toContain('transform="translate(300 400)scale(0.5)"><path d="M0 0');
  const [whole, half] = [pinBox(at), pinBox(at, 0.5)];
  expect(half.right - half.left).toBe((whole.right - whole.left) / 2);
  expect(half.bottom - 400).toBe((whole.bottom - 400) / 2);
  expect(400 - half.top).toBe((400 - whole.top) / 2);
  expect(whole.bottom - 400).toBeLessThan(400 - whole.top);
});

test('check points are drawn together, or not at all', () => {
  const two = checkPoints([at, [10, 20]]);
  expect(two.match(/<circle/g)).toHaveLength(2);
  expect(two.match(/<g/g)).toHaveLength(1);
  expect(two).toMatch(/"\/><circle/);
  expect(checkPoints([])).toBe('');
});

test('arrows point in the walking direction', () => {
  expect(ways([{ at, degrees: -45 }])).toContain('translate(300 400)rotate(-45)');
  expect(ways([0, 90].map((degrees) => ({ at, degrees })))).toMatch(/rotate\(0\)"\/><path [^>]+rotate\(90\)"\/><\/g>$/);
});

describe('the hiker', () => {
  test('is a dot inside the accuracy circle', () => {
    expect(hiker(at, 52.5)).toMatch(/class="map-sure" cx="300" cy="400" r="52.5".*<circle cx="300" cy="400" r="24"/);
    expect(hiker(at, 52.5)).toMatch(/r="52.5"\/><circle/);
  });
  test('off the line is connected to its nearest point', () => {
    expect(hiker(at, 20, [310, 380])).toContain('<path d="M300 400L310 380"/>');
  });
});
