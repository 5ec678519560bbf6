import { describe, expect, test } from 'vitest';
import { wallTime } from './wall-clock.ts';

const zones = [
  ['America/Chicago', { winter: -6, summer: -5 }],
  ['America/New_York', { winter: -5, summer: -4 }],
  ['America/Phoenix', { winter: -7, summer: -7 }],
  ['Pacific/Honolulu', { winter: -10, summer: -10 }],
] as const;

const halfAnHour = 30 * 60_000;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

describe.each(zones)('the clock on the wall in %s', (timeZone, clock) => {
  const table = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, year: 'numeric', month: 'numeric', day: 'numeric', weekday: 'short' },
    ...{ hour: 'numeric', minute: 'numeric', hourCycle: 'h23' },
  });
  const byTheTable = (moment: Date) => {
    const parts = Object.fromEntries(table.formatToParts(moment).map(({ type, value }) => [type, value]));
    return {
      ...{ year: Number(parts.year), month: Number(parts.month), day: Number(parts.day) },
      minutes: Number(parts.hour) * 60 + Number(parts.minute),
      weekday: weekdays.indexOf(parts.weekday ?? ''),
    };
  };

  test.each([2024, 2026, 2027, 2032, 2037])('is what the tables of zones say, every half hour of %i', (year) => {
    const differing: string[] = [];
    for (let time = Date.UTC(year, 0); time < Date.UTC(year + 1, 0); time += halfAnHour) {
      const moment = new Date(time);
      if (JSON.stringify(wallTime(moment, clock)) !== JSON.stringify(byTheTable(moment)))
        differing.push(moment.toISOString());
    }
    expect(differing).toEqual([]);
  });
});
