/** Read by ical.js, the reader of Thunderbird and Nextcloud. */
import ICAL from 'ical.js';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { onComingSaturday } from '../../../domain/time/coming-saturday.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { ourContent } from '../../../test/content.ts';
import { first } from '../../../test/first.ts';
import { calendarEvent } from './calendar.ts';

const { listed } = ourContent;

function readEvent(source: string) {
  const calendar = new ICAL.Component(ICAL.parse(source));
  const [zone] = calendar.getAllSubcomponents('vtimezone');
  const events = calendar.getAllSubcomponents('vevent');
  if (!zone || events.length !== 1 || !events[0]) throw new Error('one event and its time zone are expected');
  return { calendar, zone, event: new ICAL.Event(events[0]), component: events[0] };
}

describe('the calendar file', () => {
  test.each(listed.map((trail) => [trail.id, trail] as const))(
    'the calendar file of %s can be parsed, with its event complete',
    (_, trail) => {
      const { calendar, zone, event, component } = readEvent(calendarEvent(trail));
      expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
      expect(calendar.getFirstPropertyValue('prodid')).toContain('North Star Trails');
      expect(event.uid).toContain(trail.slug);
      expect(component.getFirstPropertyValue('dtstamp')?.toString()).toMatch(/Z$/);
      for (const name of ['dtstart', 'dtend']) {
        expect(component.getFirstProperty(name)?.getParameter('tzid')).toBe(zone.getFirstPropertyValue('tzid'));
      }
      expect([event.startDate.dayOfWeek(), event.startDate.hour, event.startDate.minute]).toEqual([7, 9, 0]);
      expect(event.endDate.compare(event.startDate)).toBe(1);
      expect(event.endDate.day).toBe(event.startDate.day);
      expect(event.summary).toContain(trail.park);
      expect(event.location).toContain(trail.address.text);
      expect(event.description).toContain(trail.summary);
      expect(component.getFirstPropertyValue('geo')).toEqual([trail.trailhead.latitude, trail.trailhead.longitude]);
      expect(component.getFirstPropertyValue('url')).toContain(trail.path);
    },
  );

  test.each([
    ['a walk of one to one and a half hours', { duration: { minutes: [60, 90] } }, '10:30'],
    ['a walk to a car at the other end', { duration: { minutes: [60, 90], of: 'one way' } }, '10:30'],
    ['a climb whose time is given uphill', { duration: { minutes: [20, 30], of: 'uphill' } }, '10:00'],
    [
      'a walk that takes longer than published',
      { duration: { minutes: [30, 60] }, walked: { minutes: [200, 210] } },
      '12:30',
    ],
    ['a walk of unknown duration', { duration: null }, '11:00'],
    ['a walk of a day and a night', { duration: { minutes: [900, 1000] } }, '23:59'],
  ])('the calendar file reserves the longest time of the whole walk: for %s', (_, figures, end) => {
    const trail = { ...first(listed), walked: undefined, ...figures } as Trail;
    expect(readEvent(calendarEvent(trail)).event.endDate.toString().slice(11, 16)).toBe(end);
  });

  test('describes the walk with the figures of its page, not with published ones that differ', () => {
    const walked = { miles: 6.5, minutes: [200, 210], climb: { feet: 480, precision: 'about' } };
    const { description } = readEvent(calendarEvent({ ...first(listed), walked } as unknown as Trail)).event;
    for (const figure of ['6.5 miles', 'About 3 hours 20 minutes', 'About 480 ft'])
      expect(description).toContain(figure);
  });

  test('the calendar file knows when Minnesota changes its clocks', () => {
    const [trail] = listed;
    if (!trail) throw new Error('no hikes');
    const { zone } = readEvent(calendarEvent(trail));
    const timezone = new ICAL.Timezone(zone);
    const offset = (day: string) => timezone.utcOffset(ICAL.Time.fromDateTimeString(`${day}T09:00:00`)) / 3600;
    expect([offset('2027-03-13'), offset('2027-03-20'), offset('2027-11-06'), offset('2027-11-13')]).toEqual([
      -6, -5, -5, -6,
    ]);
  });

  test('the calendar file is the same whenever and wherever it is made', () => {
    const [trail] = listed;
    if (!trail) throw new Error('no hikes');
    onTestFinished(() => void vi.unstubAllEnvs());
    const made = ['UTC', 'Asia/Tokyo', 'America/Anchorage'].map((zone) => {
      vi.stubEnv('TZ', zone);
      return calendarEvent(trail);
    });
    expect(new Set(made).size).toBe(1);
  });

  test.each([
    ['a Sunday', '2026-11-15T12:00:00Z', '2026-11-21'],
    ['a Saturday', '2026-11-21T12:00:00Z', '2026-11-28'],
    ['a Saturday evening, when it is Sunday already in Greenwich', '2026-11-22T03:00:00Z', '2026-11-28'],
    ['the end of a year', '2026-12-29T12:00:00Z', '2027-01-02'],
  ])('served on %s is for the coming Saturday at nine', (_, now, day) => {
    for (const trail of listed.slice(0, 3)) {
      const { event } = readEvent(onComingSaturday(calendarEvent(trail), new Date(now)));
      expect(event.startDate.toString()).toBe(`${day}T09:00:00`);
      expect(event.endDate.toString().slice(0, 10)).toBe(day);
    }
  });
});
