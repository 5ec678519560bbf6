/** Collections without badges, one's own or another hiker's, and what signed-out visitors see. */
import { expect, test } from 'vitest';
import { collectionGuide, inCollection } from '../../../test/collection.tsx';
import { all, toMarkup, toVisibleText, toWords } from '../../../test/markup.tsx';
import type { Hiker } from '../badges/hikers.ts';
import { collectionMessages } from '../collection/collection.messages.ts';
import { EarnedGrid } from '../collection/earned-grid.tsx';
import { EmptyCollection } from '../collection/empty-collection.tsx';
import { Invitation } from '../collection/invitation.tsx';
import { familyMessages, whoIsHere } from '../family/family.messages.ts';
import { ClaimDialog } from './claim-dialog.tsx';

const guide = collectionGuide();
const ann: Hiker = { id: 'ann', name: 'Ann', color: 'night', isOwn: true, badges: [] };
const max: Hiker = { ...ann, id: 'max', name: 'Max', isOwn: false };
const empty = (account: Hiker) =>
  toMarkup(inCollection({ guide }, <EmptyCollection hiker={account} total={50} onTry={() => {}} />));

test('an empty collection explains in three steps how the first badge is earned', () => {
  expect(all(empty(ann), 'li').map(toWords)).toEqual([
    'Go to any of the fifty trailheads.',
    'Open this page on your phone within one mile of it.',
    'Tap Try for a badge, then Yes. We check your location once.',
  ]);
});

test('an empty collection names the hiker whose first badge is missing', () => {
  expect(toWords(empty(ann))).toContain('When you earn your first badge, the Placeholder Badge will disappear');
  expect(toWords(empty(max))).toContain('When Max earns their first badge, the Placeholder Badge will disappear');
  expect(familyMessages.toTitle(max)).toBe('Max’s badges');
});

test('a signed-out visitor sees what they will get, and what is stored about them for how long', () => {
  const read = toVisibleText(inCollection({ guide }, <Invitation total={50} withLink />));
  expect(read).toContain('Fifty hikes, fifty badges. See which ones you’ve earned and what’s left.');
  expect(read).toContain(
    'We store your name, your email address, your badges and, for 90 days, where you tried for one. Only you can see them.',
  );
});

test('each badge shows its date and a labeled link to save it, and the next one is counted', () => {
  const badges = [{ id: 'one', name: 'Gorge', earnedDate: '2026-07-04', picture: '/art/Gorge.svg' }];
  const markup = toMarkup(inCollection({ guide }, <EarnedGrid hiker={{ ...ann, badges }} left={49} />));
  expect(all(markup, 'li').map(toWords)).toEqual(['Gorge July 4, 2026 Keep or share', '49 Your next badge 49 to go']);
  expect(markup).toContain('aria-label="Keep or share: Gorge"');
});

test('the remaining hikes can be searched near a town', () => {
  expect(collectionMessages.leftNear('Duluth')).toBe('What’s left near Duluth');
});

const question = (other: Partial<Parameters<typeof ClaimDialog>[0]> = {}) =>
  toMarkup(
    <ClaimDialog open={false} answers={{ yes: '/art/yes.svg', no: '/art/no.svg' }} onAnswer={() => {}} {...other} />,
  );

test('the question matches the specification word for word, with the requested badge below it', () => {
  for (const badge of ['Gorge', undefined])
    expect(all(question({ badge }), 'h2').map(toWords)).toEqual(['Do you want to try for a badge?']);
  expect(toWords(question({ badge: 'Gorge' }))).toMatch(
    /^Do you want to try for a badge\? The Gorge badge You earn a badge within/,
  );
  expect(toWords(question())).toContain('your browser will ask to use your location. We check it once.');
});

test('the dialog is described by the badge, the reading of the position and who is selected', () => {
  const described = (markup: string): string => {
    const ids = /aria-describedby="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? [];
    return ids.map((id) => toWords(new RegExp(`<p id="${id}"[^>]*>(.*?)</p>`).exec(markup)?.[1] ?? '')).join(' ');
  };
  const family = question({ badge: 'Gorge', chosen: whoIsHere.chosen([ann, max]) });
  expect(described(family)).toMatch(/^The Gorge badge You earn .* We check it once\. Here: You and Max\.$/);
  expect(whoIsHere.chosen([])).toBe('');
});
