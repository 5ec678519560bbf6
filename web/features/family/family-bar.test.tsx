import { expect, test } from 'vitest';
import { inCollection } from '../../../test/collection.tsx';
import { all, toMarkup, toWords } from '../../../test/markup.tsx';
import type { Hiker } from '../badges/hikers.ts';
import { FamilyBar } from './family-bar.tsx';

const badge = (name: string, path?: string) => ({ id: name, name, earnedDate: '2026-07-04', picture: '', path });
const ann: Hiker = {
  id: 'ann',
  name: 'Ann',
  color: 'night',
  isOwn: true,
  badges: [badge('Gorge', '/trails/ns/gorge'), badge('Test Badge')],
};
const max: Hiker = { ...ann, id: 'max', name: 'Max', isOwn: false, badges: [] };
const getBar = (shown: Hiker, ...hikers: Hiker[]) =>
  toMarkup(inCollection({ collectors: hikers }, <FamilyBar shown={shown} choose={() => {}} total={50} />));
const bar = (...hikers: Hiker[]) => getBar(ann, ...hikers);

test('the family bar says how many of the guide’s badges each has; the Test Badge is none of them', () => {
  const buttons = all(bar(ann, max), 'button').map(toWords);
  expect(buttons).toEqual([expect.stringMatching(/You 1 of 50$/), expect.stringMatching(/Max 0 of 50$/)]);
});

test('a hiker alone has no bar, only the link to add others', () => {
  expect(all(bar(ann), 'button')).toEqual([]);
  expect(bar(ann)).toContain('href="/account#hikers"');
});

test.each([
  ['the account’s own hiker', ann, ['true', 'false']],
  ['a child', max, ['false', 'true']],
])('the family bar marks whose collection is shown: that of %s', (_, shown, pressed) => {
  const marks = [...getBar(shown, ann, max).matchAll(/<button\b[^>]*aria-pressed="(\w+)"/g)].map(([, mark]) => mark);
  expect(marks).toEqual(pressed);
});
