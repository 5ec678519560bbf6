/** "Plan this hike": an event on the coming Saturday morning (RFC 5545), to be moved to the day one goes. */
import { site } from '../../../content/site.ts';
import { minutesWalked } from '../../../domain/finder-hike.ts';
import type { Trail } from '../../../domain/trail.ts';
import { absolute } from '../../lib/head.ts';
import { climbWords, distanceWords, durationWords, feeWords } from '../../lib/trail-words.ts';

export const calendarType = 'text/calendar; charset=utf-8';

const zone = 'America/Chicago';
const start = { hour: 9, minute: 0 };

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
];

export function calendarEvent(trail: Trail, now: Date): string {
  const { park, path, slug, address, trailhead } = trail;
  const day = comingSaturday(now);
  const end = start.hour * 60 + start.minute + (minutesWalked(trail) ?? 120);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.name}//Hikes//EN`,
    'CALSCALE:GREGORIAN',
    ...timeZone,
    'BEGIN:VEVENT',
    `UID:${slug}@${new URL(absolute('/')).host}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=${zone}:${day}T${clock(start.hour * 60 + start.minute)}`,
    `DTEND;TZID=${zone}:${day}T${clock(end)}`,
    `SUMMARY:${text(`Hike: ${park}, ${trail.trail}`)}`,
    `LOCATION:${text(`${park}, ${address.text}`)}`,
    `GEO:${trailhead.latitude};${trailhead.longitude}`,
    `URL:${absolute(path)}`,
    `DESCRIPTION:${text(description(trail))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function description(trail: Trail): string {
  const facts = [distanceWords(trail), durationWords(trail), climbWords(trail)].map(({ figure, note }) =>
    note ? `${figure} (${note})` : figure,
  );
  return [trail.summary, facts.join('\n'), feeWords(trail), absolute(trail.path)].join('\n\n');
}

function comingSaturday(now: Date): string {
  const day = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + (6 - now.getUTCDay() || 7)),
  );
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}

/** A walk of many hours ends the same evening at the latest. */
function clock(minutes: number): string {
  const within = Math.min(minutes, 23 * 60 + 59);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${two(Math.floor(within / 60))}${two(within % 60)}00`;
}

const text = (words: string): string => words.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** No line is longer than 75 octets; a character is never cut in two. */
export function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
}
