import { expect, test } from 'vitest';
import type { Closure } from '../trail/status.ts';
import type { Notice, NoticeKind } from './now.ts';
import { statusNow } from './status.ts';

const clock = { winter: -6, summer: -5 };
const noon = new Date('2026-11-18T18:00:00Z');
const notice = (kind: NoticeKind): Notice => ({
  id: kind,
  hikes: ['gorge'],
  kind,
  words: `${kind} by a steward`,
  by: 'steward' as const,
  from: '2026-11-17T12:00:00Z',
  until: '2026-11-25T06:00:00Z',
  asOf: '2026-11-17T12:00:00Z',
});
const dam: Closure = { status: 'closed', words: 'The dam is being rebuilt', until: '2027-07' };
const bridge: Closure = { status: 'partly', words: 'The bridge is out' };

test('a live closure overrides an open status in the content, through the last full day of the notice', () => {
  expect(statusNow([], [notice('closed')], noon, clock)).toEqual({
    status: 'closed',
    words: 'closed by a steward',
    until: '2026-11-24',
    sign: 'closed',
  });
});

test('a partial live closure does not reopen a hike that its content closes', () => {
  expect(statusNow([dam], [notice('partly')], noon, clock)).toMatchObject({ status: 'closed', words: dam.words });
});

test('of two partial closures the live one is shown', () => {
  expect(statusNow([bridge], [notice('partly')], noon, clock)).toMatchObject({ words: 'partly by a steward' });
});

test('a hazard closes nothing but has an icon; information has none', () => {
  expect(statusNow([], [notice('hazard'), notice('information')], noon, clock)).toEqual({
    status: 'none',
    sign: 'hazard',
  });
  expect(statusNow([], [notice('information')], noon, clock)).toEqual({ status: 'none' });
  expect(statusNow([bridge], [notice('hazard')], noon, clock)).toMatchObject({ sign: 'partly' });
});
