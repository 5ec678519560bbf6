/** "Plan this hike": an event on a Saturday morning (RFC 5545), moved to the coming one whenever it is handed out. */
import ical from 'ical-generator';
import { site } from '../../../content/site.ts';
import { state } from '../../../content/state.ts';
import { minutesWalked } from '../../../domain/finder/hike.ts';
import { comingSaturday } from '../../../domain/time/coming-saturday.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { asWalked } from '../../../domain/trail/walked.ts';
import { absolute } from '../../lib/head.ts';
import { climbWords, distanceWords, durationWords, feeWords } from '../../lib/text/trail-figures.ts';
import { calendarTitle } from '../words.ts';
import { calendarZone } from './calendar-zone.ts';

export const calendarType = 'text/calendar; charset=utf-8';

const startMinutes = 9 * 60;
const usualMinutes = 120;
/** A walk of many hours ends the same evening at the latest. */
const latestMinutes = 23 * 60 + 59;

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
    timezone: { name: null, generator: () => calendarZone(state.timeZone) },
  });
  calendar.createEvent({
    id: `${slug}@${new URL(absolute('/')).host}`,
    stamp: checked,
    timezone: state.timeZone,
    start: onTheClock(day, startMinutes),
    end: onTheClock(day, Math.min(startMinutes + (minutesWalked(asWalked(trail)) ?? usualMinutes), latestMinutes)),
    summary: calendarTitle(`${park}, ${trail.trail}`),
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
  const walked = asWalked(trail);
  const facts = [distanceWords(walked), durationWords(walked), climbWords(walked)].map(({ figure, note }) =>
    note ? `${figure} (${note})` : figure,
  );
  return [trail.summary, facts.join('\n'), feeWords(trail), absolute(trail.path)].join('\n\n');
}
