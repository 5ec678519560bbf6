/** A calendar file (RFC 5545). */
import { site } from '../../content/site.ts';
import type { Point } from '../../domain/geo/geo.ts';

export type CalendarEvent = {
  id: string;
  stamp: Date;
  /** What follows the name: ":20261121T143000Z" or ";TZID=America/Chicago:20261121T090000". */
  start: string;
  end: string;
  summary: string;
  location: string;
  place: Point;
  url: string;
  description: string;
};

type Calendar = { product: string; events: readonly CalendarEvent[]; zone?: readonly string[] };

/** @param zone the definition of the zone that events name, line by line; events in UTC need none. */
export function writeCalendar({ product, events, zone = [] }: Calendar): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${site.name}//${product}//EN`];
  const lines = [...head, ...zone, ...events.flatMap(toLines), 'END:VCALENDAR'];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const toLines = ({ id, stamp, start, end, summary, location, place, url, description }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}`,
  `DTSTAMP:${utc(stamp)}`,
  `DTSTART${start}`,
  `DTEND${end}`,
  `SUMMARY:${escaped(summary)}`,
  `LOCATION:${escaped(location)}`,
  `GEO:${place.latitude};${place.longitude}`,
  `URL:${url}`,
  `DESCRIPTION:${escaped(description)}`,
  'END:VEVENT',
];

/** 20261121T143000Z */
export const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

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
