/** The hikers of an account, on the account page. */
import { expect, test } from 'vitest';
import { hikerLimits } from '../../../domain/badge/hikers.ts';
import { all, toMarkup, toWords } from '../../../test/markup.tsx';
import type { OtherHiker } from '../../lib/api.ts';
import { Hikers } from './hikers.tsx';

const hiker = (name: string, badges: string[] = []): OtherHiker => ({
  $id: name.toLowerCase(),
  name,
  color: 'lake',
  badges: badges.map((badgeName) => ({
    $id: badgeName,
    badgeName,
    earnedDate: '2026-07-04T15:00:00.000Z',
    badgeFile: null,
  })),
});
const shown = (...hikers: OtherHiker[]) =>
  toMarkup(<Hikers userId="ann" hikers={hikers} onChanged={() => Promise.resolve()} />);
const rows = (...args: Parameters<typeof shown>) => all(shown(...args), 'li').map(toWords);

test('each hiker is listed with the number of their badges', () => {
  const [max, ida, leo] = rows(hiker('Max'), hiker('Ida', ['Gorge']), hiker('Leo', ['Gorge', 'Lighthouse']));
  expect(max).toMatch(/Max no badges yet/);
  expect(ida).toMatch(/Ida 1 badge /);
  expect(leo).toMatch(/Leo 2 badges/);
});

test('removing a hiker first warns what is deleted with them', () => {
  const [max, ida] = rows(hiker('Max'), hiker('Ida', ['Gorge']));
  expect(max).toContain('This removes Max and every try from your account, right away and for good. Remove Max');
  expect(ida).toContain(
    'This removes Ida, 1 badge and every try from your account, right away and for good. Remove Ida',
  );
});

test('the form asks for a name and a color only, and says so', () => {
  const read = toWords(shown());
  expect(read).toContain(
    'A first name or nickname and a patch color. That’s all we ask for and store, and only you can see it.',
  );
  expect(read).toContain('only you can see it.');
});

test('a full account says so and offers no form to add a hiker', () => {
  const hikers = Array.from({ length: hikerLimits.others }, (_, i) => hiker(`Hiker ${i}`));
  expect(toWords(shown(...hikers))).toContain('That’s everyone. An account has room for');
  expect(all(shown(...hikers), 'form')).toHaveLength(hikerLimits.others);
  expect(all(shown(...hikers.slice(1)), 'form')).toHaveLength(hikerLimits.others);
});
