import { expect, test } from 'vitest';
import type { PlannedDay } from '../../../domain/plan/plan.ts';
import { hikeLike } from '../../../test/hikes.ts';
import { calendarFile } from './calendar-file.ts';
import type { PlanHike } from './plan-hike.ts';

const hike = (slug: string): PlanHike => ({
  ...hikeLike(slug, { park: `Park of ${slug}, with a comma`, town: 'Ely' }),
  walk: 60,
  badgeSrc: '/b.svg',
});
const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const day: PlannedDay<PlanHike> = {
  day: '2026-11-21',
  leave: at('14:00'),
  stops: [
    { hike: hike('gorge'), drive: 30, arrive: at('14:30'), done: at('15:30'), sunset: undefined },
    { hike: hike('bog'), drive: 20, arrive: at('15:50'), done: at('16:50'), sunset: undefined },
  ],
  driveHome: 40,
  home: at('17:30'),
};
const file = calendarFile({
  days: [day],
  from: 'Duluth',
  now: at('10:00'),
  origin: 'https://guide.example',
});
const unfolded = file.replaceAll('\r\n ', '');

test('the calendar file has one event per hike, with the time to leave', () => {
  expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(unfolded).toContain('DTSTART:20261121T143000Z\r\nDTEND:20261121T153000Z');
  expect(unfolded).toContain('DESCRIPTION:Leave Duluth at 8:00 AM. The drive takes about 30 min.');
  expect(unfolded).toContain('DESCRIPTION:Leave Park of gorge\\, with a comma at 9:30 AM.');
});

test("the calendar file's lines are terminated, folded and escaped as RFC 5545 requires", () => {
  expect(unfolded).toContain('SUMMARY:Park of gorge\\, with a comma\\, ');
  expect(unfolded).toContain('LOCATION:Park of gorge\\, with a comma\\, Ely\r\n');
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
});

test('a long line of the calendar file is folded as often as needed, by bytes', () => {
  const park = 'Parc Étienne-à-la-Forêt, '.repeat(12);
  const [stop] = day.stops;
  const stops = stop ? [{ ...stop, hike: { ...stop.hike, park } }] : [];
  const long = calendarFile({
    days: [{ ...day, stops }],
    from: 'Duluth',
    now: at('10:00'),
    origin: 'https://guide.example',
  });
  const lengths = long.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBe(75);
  expect(long.replaceAll('\r\n ', '')).toContain(`SUMMARY:${park.replaceAll(',', '\\,')}`);
});
