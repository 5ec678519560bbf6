// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { formatDay, formatTime, getFigures, whenVisible } from './clock.ts';

describe('the clock of the guide, wherever its reader is', () => {
  test.each([
    ['2026-07-04T18:05:00Z', { year: 2026, month: 7, day: 4, minutes: 13 * 60 + 5, weekday: 6 }],
    ['2026-07-05T04:59:00Z', { year: 2026, month: 7, day: 4, minutes: 23 * 60 + 59, weekday: 6 }],
    ['2026-07-05T05:00:00Z', { year: 2026, month: 7, day: 5, minutes: 0, weekday: 0 }],
    ['2027-01-01T05:30:00Z', { year: 2026, month: 12, day: 31, minutes: 23 * 60 + 30, weekday: 4 }],
  ])('%s is %j', (moment, figures) => {
    expect(getFigures(new Date(moment))).toEqual(figures);
  });

  test.each([
    ['2026-11-21T21:05:00Z', '3:05 PM', 'Saturday, November 21'],
    ['2026-11-22T06:00:00Z', '12:00 AM', 'Sunday, November 22'],
    ['2026-07-04T17:30:00Z', '12:30 PM', 'Saturday, July 4'],
    ['2026-07-04T16:59:00Z', '11:59 AM', 'Saturday, July 4'],
  ])('%s is worded as %s on %s', (moment, time, day) => {
    expect(formatTime(new Date(moment))).toBe(time);
    expect(formatDay(new Date(moment))).toBe(day);
  });
});

test('the callback runs at once, and again whenever the page becomes visible', () => {
  const shown: Date[] = [];
  const before = Date.now();
  const stop = whenVisible((now) => shown.push(now));
  expect(shown).toHaveLength(1);
  document.dispatchEvent(new Event('visibilitychange'));
  globalThis.dispatchEvent(new Event('pageshow'));
  expect(shown).toHaveLength(3);
  for (const moment of shown) expect(moment.getTime()).toBeGreaterThanOrEqual(before);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown, 'nobody looks').toHaveLength(3);
  hidden.mockRestore();
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  globalThis.dispatchEvent(new Event('pageshow'));
  expect(shown, 'it was stopped').toHaveLength(3);
});
