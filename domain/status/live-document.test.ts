import { describe, expect, it } from 'vitest';
import { liveDocumentSchema } from '../../test/now.ts';
import { createNoticeSchema, getDirection, mayActIn, noticeIssue } from '../desk/desk.ts';
import { byUrgency, holdsAt, type Notice, noticesBetween, noticesFor } from './live-document.ts';

const now = new Date('2026-11-18T12:00:00.000Z');
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000).toISOString();

const notice = (other: Partial<Notice> = {}): Notice => ({
  id: 'a',
  hikes: ['split-rock'],
  kind: 'closed',
  words: 'The bridge is out.',
  by: 'steward',
  from: inDays(-1),
  until: inDays(1),
  asOf: inDays(-1),
  ...other,
});

describe('a notice', () => {
  it('a notice is active from its start until its end, by the clock of the caller', () => {
    const it = notice();
    expect(holdsAt(it, now)).toBe(true);
    expect(holdsAt(it, new Date(it.from))).toBe(true);
    expect(holdsAt(it, new Date(it.until))).toBe(false);
    expect(holdsAt(it, new Date(Date.parse(it.from) - 1))).toBe(false);
  });

  it('a notice is found for its own hikes only, while it is active', () => {
    const notices = [notice(), notice({ id: 'b', hikes: ['kettle-trail'] }), notice({ id: 'c', from: inDays(0.5) })];
    expect(noticesFor({ notices }, 'split-rock', now).map(({ id }) => id)).toEqual(['a']);
  });

  it('a notice that closes a hike ranks above hazards and information, whichever is newer', () => {
    const kinds = (['information', 'hazard', 'closed', 'partly'] as const).map((kind, i) =>
      notice({ kind, asOf: inDays(i) }),
    );
    expect(kinds.toSorted(byUrgency).map(({ kind }) => kind)).toEqual(['closed', 'partly', 'hazard', 'information']);
  });

  it('a notice is readable by this version if a later server adds fields', () => {
    const later = { version: 1, asOf: inDays(0), notices: [{ ...notice(), icon: 'x' }], weather: {} };
    expect(liveDocumentSchema.parse(later).notices).toHaveLength(1);
  });

  it.each([
    ['no hike', { hikes: [] }, 'no-hikes'],
    ['an end before its start', { from: inDays(3), until: inDays(2) }, 'ends-before-start'],
    ['an end in the past', { from: inDays(-3), until: inDays(-2) }, 'ended'],
    ['more than 90 days', { until: inDays(90.1) }, 'too-long'],
    ['more than 90 days from a later start', { from: inDays(5), until: inDays(95.1) }, 'too-long'],
    ['a start in two years', { from: inDays(700), until: inDays(701) }, 'too-far-ahead'],
    ['90 days', { until: inDays(90) }, undefined],
    ['90 days from a later start', { from: inDays(5), until: inDays(95) }, undefined],
    ['90 more days after it has started', { from: inDays(-30), until: inDays(90) }, undefined],
    ['a region instead of hikes', { hikes: [], regions: ['north-shore'] }, undefined],
  ])('a notice with %s is validated', (_, other, issue) => {
    const fields = { hikes: ['split-rock'], regions: [], all: false, from: inDays(0), until: inDays(1), ...other };
    expect(noticeIssue(fields, now)).toBe(issue);
  });

  it('a notice is one paragraph of visible characters', () => {
    const given = {
      noticeId: '0b0f7a3e-9c5e-4c53-a2c8-5d1f1f8a2b11',
      hikes: ['split-rock'],
      regions: [],
      all: false,
      kind: 'closed',
      words: ' The bridge\n is \u001b[31mout\u202e. ',
      from: inDays(0),
      until: inDays(1),
      source: '',
    };
    expect(createNoticeSchema.parse(given).words).toBe('The bridge is [31mout .');
    expect(createNoticeSchema.safeParse({ ...given, words: '\u200b' }).success).toBe(false);
    expect(createNoticeSchema.safeParse({ ...given, words: 'a'.repeat(281) }).success).toBe(false);
  });
});

describe('a role', () => {
  it.each([
    ['reader', 'all', ['north-shore'], false],
    ['steward', ['north-shore'], ['north-shore'], true],
    ['steward', ['north-shore'], ['north-shore', 'southeast'], false],
    ['steward', ['north-shore'], 'all', false],
    ['steward', 'all', 'all', true],
    ['keeper', [], 'all', true],
  ] as const)('a role of a %s of %s may act in %s: %s', (role, regions, needed, may) => {
    expect(mayActIn({ role, regions: regions === 'all' ? regions : [...regions] }, needed)).toBe(may);
  });
});

it('a bearing is one of eight directions', () => {
  expect([0, 22, 23, 180, 337, 338, -45].map(getDirection)).toEqual([
    ...['north', 'north', 'northeast', 'south', 'northwest', 'north', 'northwest'],
  ]);
});

it('a notice counts for a visit that it starts or ends in, and for no other', () => {
  const at = (time: string) => `2026-11-21T${time}:00.000Z`;
  const counts = (from: string, until: string) =>
    noticesBetween(
      { notices: [notice({ from: at(from), until: at(until) })] },
      'split-rock',
      new Date(at('15:00')),
      new Date(at('17:00')),
    ).length > 0;
  expect([counts('16:00', '20:00'), counts('10:00', '16:00'), counts('15:30', '16:00')]).toEqual([true, true, true]);
  expect([counts('10:00', '15:00'), counts('17:01', '20:00')]).toEqual([false, false]);
});
