import { describe, expect, test } from 'vitest';
import { inBox, type Point } from '../geo/plane.ts';
import { hiker, type MarkKind, markBox, markMarkup, pin, pinBox } from './marks.ts';

const kinds: MarkKind[] = ['start', 'end', 'trailhead', 'check point', 'mile'];
const at: Point = [300, 400];

describe('a mark', () => {
  test.each(kinds)('%s is drawn at its position and reserves the space around it', (kind) => {
    expect(markMarkup({ kind, at })).toMatch(/translate\(300 400\)|cx="300" cy="400"/);
    expect(inBox(at, markBox({ kind, at }))).toBe(true);
    const { left, right } = markBox({ kind, at });
    expect((left + right) / 2).toBe(300);
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

describe('the hiker', () => {
  test('the hiker is a dot inside the accuracy circle', () => {
    expect(hiker(at, 52.5)).toMatch(/class="map-sure" cx="300" cy="400" r="52.5".*<circle cx="300" cy="400" r="24"/);
    expect(hiker(at, 52.5)).toMatch(/r="52.5"\/><circle/);
  });
  test('off the line is connected to its nearest point', () => {
    expect(hiker(at, 20, [310, 380])).toContain('<path d="M300 400L310 380"/>');
  });
});
