/** The hikes of a plan as one calendar file (RFC 5545), in UTC, so that it needs no time zone definition. */
import { site } from '../../../content/site.ts';
import type { PlannedDay } from '../../../domain/plan/plan.ts';
import { timeInWords } from '../../lib/clock.ts';
import type { PlanHike } from './plan-hike.ts';
import { planWords } from './words.ts';

type Made = {
  days: readonly PlannedDay<PlanHike>[];
  /** The starting point, in words. */
  from: string;
  now: Date;
  origin: string;
};

export function calendarFile({ days, from, now, origin }: Made): string {
  const events = days.flatMap(({ stops, leave }) =>
    stops.map(({ hike, drive, arrive, done }, i) => {
      const before = stops[i - 1];
      const said = planWords.event(before ? before.hike.park : from, timeInWords(before?.done ?? leave), drive);
      return [
        'BEGIN:VEVENT',
        `UID:plan-${utc(arrive)}-${hike.id.replace('/', '-')}@${new URL(origin).host}`,
        `DTSTAMP:${utc(now)}`,
        `DTSTART:${utc(arrive)}`,
        `DTEND:${utc(done)}`,
        `SUMMARY:${escaped(`${hike.park}, ${hike.trail}`)}`,
        `LOCATION:${escaped(`${hike.park}, ${hike.town}`)}`,
        `GEO:${hike.place.latitude};${hike.place.longitude}`,
        `URL:${origin}${hike.path}`,
        `DESCRIPTION:${escaped(`${said}\n${origin}${hike.path}`)}`,
        'END:VEVENT',
      ];
    }),
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.name}//Plan//EN`,
    ...events.flat(),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** 20261121T143000Z */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

const encoder = new TextEncoder();

/** A line has at most 75 bytes, and continues in the next after a space. */
function folded(line: string): string {
  let [text, bytes] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) [text, bytes] = [`${text}\r\n `, 1];
    text += character;
    bytes += size;
  }
  return text;
}
