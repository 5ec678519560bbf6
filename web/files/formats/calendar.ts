/** "Plan this hike": an event on a Saturday morning (RFC 5545), moved to the coming one whenever it is handed out. */
import ical from 'ical-generator';
import { site } from '../../../content/site.ts';
import { comingSaturday } from '../../../domain/coming-saturday.ts';
import { minutesWalked } from '../../../domain/finder-hike.ts';
import type { Trail } from '../../../domain/trail.ts';
import { absolute } from '../../lib/head.ts';
import { climbWords, distanceWords, durationWords, feeWords } from '../../lib/trail-words.ts';

export const calendarType = 'text/calendar; charset=utf-8';

const zone = 'America/Chicago';
const startMinutes = 9 * 60;
const usualMinutes = 120;
/** A walk of many hours ends the same evening at the latest. */
const latestMinutes = 23 * 60 + 59;

/** The rules in force since 2007, which calendars without a list of zones need. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0600',
  'TZOFFSETTO:-0500',
  'TZNAME:CDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0600',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

export function calendarEvent(trail: Trail): string {
  const { park, path, slug, address, trailhead } = trail;
  const checked = new Date(`${trail.checked.length === 7 ? `${trail.checked}-01` : trail.checked}T00:00:00Z`);
  const day = comingSaturday({
    year: checked.getUTCFullYear(),
    month: checked.getUTCMonth() + 1,
    day: checked.getUTCDate(),
  });
  const calendar = ical({
    prodId: { company: site.name, product: 'Hikes', language: 'EN' },
    timezone: { name: null, generator: () => timeZone },
  });
  calendar.createEvent({
    id: `${slug}@${new URL(absolute('/')).host}`,
    stamp: checked,
    timezone: zone,
    start: onTheClock(day, startMinutes),
    end: onTheClock(day, Math.min(startMinutes + (minutesWalked(trail) ?? usualMinutes), latestMinutes)),
    summary: `Hike: ${park}, ${trail.trail}`,
    location: { title: `${park}, ${address.text}`, geo: { lat: trailhead.latitude, lon: trailhead.longitude } },
    url: absolute(path),
    description: description(trail),
  });
  return `${calendar}\r\n`;
}

/** By the wall clock of whatever machine builds this: so the calendar reads it back, and writes it beside the zone. */
function onTheClock(day: string, minutes: number): Date {
  const [year, month, date] = [day.slice(0, 4), day.slice(4, 6), day.slice(6)].map(Number);
  return new Date(year ?? 0, (month ?? 0) - 1, date, 0, minutes);
}

function description(trail: Trail): string {
  const facts = [distanceWords(trail), durationWords(trail), climbWords(trail)].map(({ figure, note }) =>
    note ? `${figure} (${note})` : figure,
  );
  return [trail.summary, facts.join('\n'), feeWords(trail), absolute(trail.path)].join('\n\n');
}
