import { expect, test } from 'vitest';
import { calendarZone } from './calendar-zone.ts';

test('a time zone with daylight saving time states when clocks change, and by how much', () => {
  expect(calendarZone('America/Chicago')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:America/Chicago',
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
  ]);
  expect(calendarZone('America/Denver').join('\r\n')).toContain('TZOFFSETFROM:-0700\r\nTZOFFSETTO:-0600\r\nTZNAME:MDT');
});

test('a time zone without daylight saving time has one offset', () => {
  expect(calendarZone('America/Phoenix')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:America/Phoenix',
    'BEGIN:STANDARD',
    'DTSTART:20071104T020000',
    'TZOFFSETFROM:-0700',
    'TZOFFSETTO:-0700',
    'TZNAME:MST',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]);
});
