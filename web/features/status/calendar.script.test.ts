import { expect, test } from 'vitest';
import type { Notice } from '../../../domain/status/live-document.ts';
import { onSaturday, withNotices } from './calendar.script.ts';

const notice: Notice = {
  id: 'a',
  hikes: ['gorge'],
  kind: 'closed',
  words: 'Bridge out; use the road,\nnot the trail.',
  by: 'steward',
  from: '2026-06-17T12:00:00Z',
  until: '2026-06-25T05:00:00Z',
  asOf: '2026-06-17T12:42:00Z',
};
const event = 'BEGIN:VEVENT\r\nDESCRIPTION:A gorge.\r\nEND:VEVENT\r\n';

test('a calendar file starts its description with the posted notices, in short lines', () => {
  const written = withNotices(event, [notice]);
  expect(written.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  const [, description] = written.replaceAll('\r\n ', '').split('\r\n');
  expect(description).toMatch(
    /^DESCRIPTION:Closed through June 24: Bridge out\\; use the road\\,\\nnot the trail\.\\n\\nA gorge\.$/,
  );
});

test('a calendar file has the notices of its Saturday, and none that is over', () => {
  const wednesday = new Date('2026-11-18T18:00:00Z');
  const between = (from: string, until: string) => ({ ...notice, from, until });
  const [friday, saturday] = ['2026-11-21T05:59:59.000Z', '2026-11-21T06:00:00.000Z'];
  const sunday = '2026-11-22T06:00:00.000Z';
  const over = between('2026-11-17T12:00:00.000Z', friday);
  const hunt = between('2026-11-22T05:00:00.000Z', '2026-11-24T05:59:59.000Z');
  const flood = between('2026-11-17T12:00:00.000Z', '2026-11-21T06:00:01.000Z');
  expect(onSaturday([over, hunt, flood, between(sunday, '2026-11-30T06:00:00Z')], wednesday)).toEqual([hunt, flood]);
  expect(onSaturday([between(saturday, sunday)], wednesday)).toHaveLength(1);
});

test('a calendar file without notices is unchanged', () => expect(withNotices(event, [])).toBe(event));
