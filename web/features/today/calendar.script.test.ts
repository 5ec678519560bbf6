import { expect, test } from 'vitest';
import type { Notice } from '../../../domain/live/now.ts';
import { withNotices } from './calendar.script.ts';

const notice: Notice = {
  ...{ id: 'a', hikes: ['gorge'], kind: 'closed', words: 'Bridge out; use the road,\nnot the trail.', by: 'steward' },
  ...{ from: '2026-06-17T12:00:00Z', until: '2026-06-25T05:00:00Z', asOf: '2026-06-17T12:42:00Z' },
};
const event = 'BEGIN:VEVENT\r\nDESCRIPTION:A gorge.\r\nEND:VEVENT\r\n';

test('a calendar file starts its description with the posted notices, escaped, in lines of at most 75 bytes', () => {
  const written = withNotices(event, [notice]);
  expect(written.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  const [, description] = written.replaceAll('\r\n ', '').split('\r\n');
  expect(description).toMatch(
    /^DESCRIPTION:Closed through June 24: Bridge out\\; use the road\\,\\nnot the trail\.\\n\\nA gorge\.$/,
  );
});

test('a calendar file without notices is unchanged', () => expect(withNotices(event, [])).toBe(event));
