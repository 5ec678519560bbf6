/** The hikers of an account, on the page of one's own data. */
import { expect, test } from 'vitest';
import { hikerLimits } from '../../../domain/badge/hikers.ts';
import { all, markupOf, wordsOf } from '../../../test/markup.tsx';
import type { Companion } from '../../lib/replies.ts';
import { Hikers } from './hikers.tsx';

const hiker = (name: string, badges: string[] = []): Companion => ({
  ...{ $id: name.toLowerCase(), name, color: 'lake' },
  badges: badges.map((badgeName) => ({
    ...{ $id: badgeName, badgeName, earnedDate: '2026-07-04T15:00:00.000Z', badgeFile: null },
  })),
});
const shown = (...hikers: Companion[]) =>
  markupOf(<Hikers userId="ann" hikers={hikers} onChanged={() => Promise.resolve()} />);
const rows = (...args: Parameters<typeof shown>) => all(shown(...args), 'li').map(wordsOf);

test('each is told with how many badges they have', () => {
  const [max, ida, leo] = rows(hiker('Max'), hiker('Ida', ['Gorge']), hiker('Leo', ['Gorge', 'Lighthouse']));
  expect(max).toMatch(/Max no badges yet/);
  expect(ida).toMatch(/Ida one badge /);
  expect(leo).toMatch(/Leo two badges/);
});

test('before one is taken out, it is said what goes with them', () => {
  const [max, ida] = rows(hiker('Max'), hiker('Ida', ['Gorge']));
  expect(max).toContain('Max is taken out of your account, with every try, at once and for good. Remove Max');
  expect(ida).toContain(
    'Ida is taken out of your account, with one badge and every try, at once and for good. Remove Ida',
  );
});

test('what is asked of them is a name and a color, and that is said', () => {
  const read = wordsOf(shown());
  expect(read).toContain('A first name or a nickname and the color of a patch: that is all we ask and keep.');
  expect(read).toContain('Only you can see it.');
});

test('an account that is full says so, and offers no further place', () => {
  const hikers = Array.from({ length: hikerLimits.others }, (_, i) => hiker(`Hiker ${i}`));
  expect(wordsOf(shown(...hikers))).toContain('That is everybody: an account has room for');
  expect(all(shown(...hikers), 'form')).toHaveLength(hikerLimits.others);
  expect(all(shown(...hikers.slice(1)), 'form')).toHaveLength(hikerLimits.others);
});
