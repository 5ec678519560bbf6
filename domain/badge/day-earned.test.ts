import { expect, test } from 'vitest';
import { dayEarned } from './day-earned.ts';

const clock = { winter: -6, summer: -5 };

test.each([
  ['2026-07-04', '2026-07-04'],
  ['2026-07-05T04:59:59.999Z', '2026-07-04'],
  ['2026-07-05T05:00:00.000Z', '2026-07-05'],
  ['2026-01-01T05:59:59.999Z', '2025-12-31'],
  ['2026-07-05T06:30:00+02:00', '2026-07-04'],
  ['soon', ''],
  ['', ''],
])('a badge with the earned date "%s" has the day "%s" at the trailhead', (earnedDate, day) => {
  expect(dayEarned(earnedDate, clock)).toBe(day);
});
