import { describe, expect, it } from 'vitest';
import type { Condition, PublicConditionKind } from '../../../../domain/status/condition-reports.ts';
import { freshest, getConditionSummary } from '../../../../domain/status/conditions.ts';
import { getConditionLines, inFewWords } from './conditions.messages.ts';

const noon = new Date('2026-11-18T18:00:00Z');
const far = '2026-12-01T06:00:00Z';
/** One day of one hike: the number of reports, and how many of them named each kind. */
const on = (
  day: string,
  reports: number,
  kinds: Partial<Record<PublicConditionKind, number>>,
  until = far,
): Condition => ({
  hike: 'gorge',
  day,
  reports,
  kinds: Object.entries(kinds).map(([kind, reports]) => ({ kind: kind as PublicConditionKind, reports, until })),
});
const read = (...conditions: Condition[]): string[] =>
  getConditionLines(getConditionSummary(conditions, 'gorge', noon), '2026-11-18').map(({ text }) =>
    text.flat().join(''),
  );

describe('what hikers saw is said', () => {
  it.each([
    ['one hiker', [on('2026-11-17', 1, { muddy: 1 })], ['Muddy. One hiker, yesterday.']],
    ['one hiker, two things', [on('2026-11-18', 1, { icy: 1, tree: 1 })], ['Icy and tree down. One hiker, today.']],
    ['two of three', [on('2026-11-17', 3, { icy: 2 })], ['Icy. 2 of 3 hikers, yesterday.']],
    [
      'on two days',
      [on('2026-11-18', 1, { icy: 1 }), on('2026-11-17', 3, { icy: 2 })],
      ['Icy. 3 of 4 hikers, today and yesterday.'],
    ],
    ['on a weekday', [on('2026-11-15', 2, { water: 2 })], ['High water. 2 of 2 hikers, Sunday.']],
    ['a week ago', [on('2026-11-11', 2, { tree: 2 })], ['Tree down. 2 hikers, November 11.']],
    [
      'a tree, long ago',
      [on('2026-11-09', 2, { tree: 1 }), on('2026-11-04', 3, { tree: 3 })],
      ['Tree down. 4 hikers, last on November 9.'],
    ],
    ['one of many saw a tree', [on('2026-11-09', 5, { tree: 1 })], ['Tree down. One hiker, November 9.']],
    ['they disagree', [on('2026-11-18', 4, { icy: 2, clear: 2 })], ['2 hikers say icy, 2 say clear. All today.']],
    ['two disagree', [on('2026-11-18', 2, { icy: 1, clear: 1 })], ['One hiker says icy, one says clear. Both today.']],
    [
      'it changed overnight',
      [on('2026-11-18', 1, { clear: 1 }), on('2026-11-17', 2, { icy: 2 })],
      ['Clear. One hiker, today.', 'Icy. 2 of 2 hikers, yesterday.'],
    ],
    ['another hike only', [{ ...on('2026-11-18', 1, { icy: 1 }), hike: 'falls' }], []],
  ] as const)('what hikers saw is said in plain words: %s', (_, conditions, lines) => {
    expect(read(...conditions)).toEqual(lines);
  });

  it('no longer than it counts, each kind by its own end', () => {
    const report = on('2026-11-17', 1, { icy: 1 }, noon.toISOString());
    report.kinds.push({ kind: 'tree', reports: 1, until: far });
    expect(getConditionSummary([report], 'gorge', new Date(noon.getTime() - 1)).map(({ kind }) => kind)).toEqual([
      'icy',
      'tree',
    ]);
    expect(getConditionSummary([report], 'gorge', noon).map(({ kind }) => kind)).toEqual(['tree']);
  });

  it('what hikers saw is said in a row by the freshest two words', () => {
    const seen = getConditionSummary(
      [on('2026-11-10', 1, { tree: 1 }), on('2026-11-18', 3, { clear: 1, icy: 1, muddy: 2 })],
      'gorge',
      noon,
    );
    expect(inFewWords(freshest(seen).map(({ kind }) => kind))).toBe('Muddy, icy');
    expect(inFewWords(['icy', 'clear'])).toBe('Icy or clear');
  });
});
