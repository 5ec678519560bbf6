/** Milestones in the collection: what is reached, what is next and how near it is. */
import { describe, expect, test } from 'vitest';
import { collectionGuide, collectionHike, inCollection } from '../../../test/collection.tsx';
import { all, toMarkup, toWords } from '../../../test/markup.tsx';
import type { EarnedBadge } from '../badges/earned.ts';
import { toHikers } from '../badges/hikers.ts';
import { AnswerLine } from '../claim/answer-line.tsx';
import type { AnsweredClaim } from '../claim/outbox/claim.ts';
import { milestoneMessages } from './milestones.messages.ts';
import { Milestones } from './milestones.tsx';

const words = { above: '', below: '', says: 'What it takes.' };
const guide = collectionGuide({
  regions: [
    {
      code: 'no',
      name: 'North',
      shape: 'circle',
      hikes: [
        collectionHike('Gorge', { sights: ['waterfall'] }),
        ...['Light', 'Bay', 'Point', 'Isle'].map((badge) => collectionHike(badge)),
      ],
    },
    { code: 'so', name: 'South', shape: 'shield', hikes: [collectionHike('Prairie')] },
  ],
  milestones: [
    {
      ...words,
      id: 'north',
      name: 'North complete',
      counted: 'up north',
      picture: 'north.svg',
      rule: { kind: 'region', region: 'no' },
    },
    { ...words, id: 'both', name: 'Both regions', counted: 'regions', picture: 'both.svg', rule: { kind: 'regions' } },
    {
      ...words,
      id: 'three',
      name: 'Three badges',
      counted: 'badges',
      picture: 'three.svg',
      rule: { kind: 'count', badges: 3 },
    },
    { ...words, id: 'all', name: 'All of it', counted: 'badges', picture: 'all.svg', rule: { kind: 'all' } },
    {
      ...words,
      id: 'falls',
      name: 'Falls',
      counted: 'falls',
      picture: 'falls.svg',
      rule: { kind: 'sights', sights: ['waterfall'] },
    },
  ],
});
const earned = (...names: string[]): EarnedBadge[] =>
  names.map((name, i) => ({ id: name, name, earnedDate: `2026-07-0${i + 1}`, picture: '' }));

describe('the section of milestones', () => {
  const shown = (...names: string[]) => toMarkup(inCollection({ guide }, <Milestones badges={earned(...names)} />));
  const lists = (...names: string[]) => all(shown(...names), 'ul').map((list) => all(list, 'li').map(toWords));

  test('reached milestones are shown newest first, each with the day of its last badge', () => {
    const [reached] = lists('Gorge', 'Light', 'Bay');
    expect(reached).toEqual(['Three badges July 3, 2026', 'Falls July 1, 2026']);
    expect(shown('Gorge')).toContain('src="falls.svg"');
  });

  test('the next milestones are listed with their progress, and the hikes that are left if few', () => {
    const next = lists('Light', 'Bay')[0];
    expect(next).toEqual([
      '2 Three badges 2 of 3 badges What it takes.',
      '1 Both regions 1 of 2 regions Still to go: South',
      '0 Falls 0 of 1 falls Still to go: Gorge',
    ]);
    expect(shown('Light', 'Bay')).toContain('href="/trails/a/Gorge"');
  });

  test('the section of milestones collapses the others behind one line', () => {
    const [more = ''] = all(shown('Light', 'Bay'), 'details');
    expect(toWords(more)).toBe(
      '2 more milestones 2 North complete 2 of 5 up north Still to go: Gorge, Point, Isle 2 All of it 2 of 6 badges What it takes.',
    );
  });

  test('uses the singular for one other, and names several hikes that are left', () => {
    const fewer = { ...guide, milestones: guide.milestones.slice(0, 4) };
    const [more = ''] = all(
      toMarkup(inCollection({ guide: fewer }, <Milestones badges={earned('Light')} />)),
      'details',
    );
    expect(toWords(all(more, 'summary')[0] ?? '')).toBe('1 more milestone');
    const third = { code: 'we', name: 'West', shape: 'circle' as const, hikes: [collectionHike('Butte')] };
    const wider = { ...guide, regions: [...guide.regions, third] };
    expect(toWords(toMarkup(inCollection({ guide: wider }, <Milestones badges={earned('Light')} />)))).toContain(
      'Still to go: South, West',
    );
  });

  test('the section of milestones has no next milestone when all are reached', () => {
    const everything = shown('Gorge', 'Light', 'Bay', 'Point', 'Isle', 'Prairie');
    expect(everything).not.toContain('Up next');
    expect(everything.match(/<img /g)).toHaveLength(5);
  });
});

test('the answer to a claim names the milestones that it completed, and no others', () => {
  const document = (badgeName: string, day: number) => ({
    $id: badgeName,
    badgeName,
    badgeFile: null,
    earnedDate: `2026-07-0${day}T15:00:00.000Z`,
  });
  const documents = [document('Gorge', 1), document('Light', 2), document('Bay', 3)];
  const hikers = toHikers(guide, { account: { $id: 'ann', name: 'Ann', email: '' }, documents });
  const claim: AnsweredClaim = {
    state: 'answered',
    claimId: 'c',
    takenAt: '2026-07-03T15:00:00.000Z',
    accuracy: 5,
    whose: { userId: 'ann' },
    reply: { outcome: 'awarded', awarded: [document('Bay', 3)], nearest: null },
  };
  const line = toMarkup(inCollection({ guide, collectors: hikers }, <AnswerLine claim={claim} onDismiss={() => {}} />));
  expect(toWords(line)).toContain('Badge 3 of 6! North: 3 of 5. Milestone: Three badges!');
  expect(milestoneMessages.won(['Three badges', 'Falls'])).toBe('Milestones: Three badges, Falls!');
});
