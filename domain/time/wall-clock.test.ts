import { describe, expect, test } from 'vitest';
import { wallTime } from './wall-clock.ts';

const zones = [
  ['America/Chicago', { winter: -6, summer: -5 }],
  ['America/New_York', { winter: -5, summer: -4 }],
  ['America/Phoenix', { winter: -7, summer: -7 }],
  ['Pacific/Honolulu', { winter: -10, summer: -10 }],
] as const;

const halfAnHour = 30 * 60_000;
/** Around the clock changes. */
const isNearChange = (moment: Date) => [2, 10].includes(moment.getUTCMonth()) && moment.getUTCDate() < 16;

/** Every half hour near the changes, else four times a day. */
const getMoments = (year: number): Date[] =>
  Array.from({ length: 366 * 48 }, (_, i) => new Date(Date.UTC(year, 0) + i * halfAnHour)).filter(
    (moment, i) => i % 12 === 0 || isNearChange(moment),
  );

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

describe.each(zones)('local time in %s', (timeZone, clock) => {
  const table = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const byTheTable = (moment: Date) => {
    const parts = Object.fromEntries(table.formatToParts(moment).map(({ type, value }) => [type, value]));
    return {
      year: Number(parts.year),
      month: Number(parts.month),
      day: Number(parts.day),
      minutes: Number(parts.hour) * 60 + Number(parts.minute),
      weekday: weekdays.indexOf(parts.weekday ?? ''),
    };
  };

  test.each([2024, 2026, 2027, 2032, 2037])('agrees with the time zone database throughout %i', (year) => {
    const differing = getMoments(year).filter(
      (moment) => JSON.stringify(wallTime(moment, clock)) !== JSON.stringify(byTheTable(moment)),
    );
    expect(differing).toEqual([]);
  });
});
