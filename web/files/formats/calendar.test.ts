/** RFC 5545, read strictly: line ends, folding, nesting, required and single properties, escapes. */
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../../content/load.ts';
import { calendarEvent, folded } from './calendar.ts';

const { listed } = loadContent();
const sunday = new Date('2026-11-15T12:00:00Z');

type Property = { name: string; parameters: Record<string, string>; value: string };
type Component = { name: string; properties: Property[]; components: Component[] };

function readCalendar(source: string): Component {
  if (!source.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(source)) throw new Error('lines end with CRLF');
  const physical = source.slice(0, -2).split('\r\n');
  for (const line of physical) if (Buffer.byteLength(line) > 75) throw new Error(`longer than 75 octets: ${line}`);
  const root: Component = { name: '', properties: [], components: [] };
  const open = [root];
  for (const line of physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n')) {
    const match = /^([A-Z-]+)((?:;[A-Z-]+=[^:;,"]+)*):(.*)$/.exec(line);
    if (!match) throw new Error(`not a content line: ${line}`);
    const [, name = '', parameters = '', value = ''] = match;
    if (name === 'BEGIN') {
      const component = { name: value, properties: [], components: [] };
      open.at(-1)?.components.push(component);
      open.push(component);
    } else if (name === 'END') {
      if (open.pop()?.name !== value) throw new Error(`END:${value} closes nothing`);
    } else {
      const pairs = parameters
        .split(';')
        .slice(1)
        .map((pair) => pair.split('='));
      open.at(-1)?.properties.push({ name, parameters: Object.fromEntries(pairs), value });
    }
  }
  const [calendar] = root.components;
  if (open.length !== 1 || !calendar || root.components.length !== 1) throw new Error('not one calendar');
  return calendar;
}

const once = ({ properties }: Component, name: string): Property => {
  const found = properties.filter((property) => property.name === name);
  if (found.length !== 1 || !found[0]) throw new Error(`${name} must stand once, not ${found.length} times`);
  return found[0];
};
/** A comma, semicolon or backslash in a text must be escaped. */
const isText = (value: string) => /^(?:[^\\;,]|\\[\\;,nN])*$/.test(value);

describe('the calendar file', () => {
  test.each(listed.map((trail) => [trail.id, trail] as const))('of %s opens in a strict reader', (_, trail) => {
    const calendar = readCalendar(calendarEvent(trail, sunday));
    expect(once(calendar, 'VERSION').value).toBe('2.0');
    expect(once(calendar, 'PRODID').value).not.toBe('');
    const zone = calendar.components.find(({ name }) => name === 'VTIMEZONE');
    const event = calendar.components.find(({ name }) => name === 'VEVENT');
    if (!zone || !event) throw new Error('an event and its time zone are expected');
    expect(once(event, 'UID').value).toContain(trail.slug);
    expect(once(event, 'DTSTAMP').value).toMatch(/^\d{8}T\d{6}Z$/);
    for (const name of ['DTSTART', 'DTEND']) {
      expect(once(event, name).parameters.TZID).toBe(once(zone, 'TZID').value);
      expect(once(event, name).value).toMatch(/^\d{8}T\d{6}$/);
    }
    expect(once(event, 'DTEND').value > once(event, 'DTSTART').value).toBe(true);
    for (const name of ['SUMMARY', 'LOCATION', 'DESCRIPTION']) expect(isText(once(event, name).value), name).toBe(true);
    expect(once(event, 'LOCATION').value.replaceAll('\\', '')).toContain(trail.address.text);
    expect(once(event, 'GEO').value).toBe(`${trail.trailhead.latitude};${trail.trailhead.longitude}`);
    expect(once(event, 'URL').value).toContain(trail.path);
  });

  test('is for the coming Saturday at nine', () => {
    const [trail] = listed;
    if (!trail) throw new Error('no hikes');
    expect(calendarEvent(trail, sunday)).toContain('DTSTART;TZID=America/Chicago:20261121T090000');
    expect(calendarEvent(trail, new Date('2026-11-21T12:00:00Z'))).toContain(':20261128T090000');
  });

  test('folds between characters, never inside one', () => {
    const line = `SUMMARY:${'é’'.repeat(60)}`;
    for (const part of folded(line).split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(folded(line).replaceAll('\r\n ', '')).toBe(line);
  });
});
