/** The passport counts its badges and sheets, and contains every badge and milestone. */
import { expect, test } from 'vitest';
import { all, getHead, getPicture, pageMarkup, silent, toWords } from '../../../test/markup.tsx';
import { regionPages } from './panels.ts';
import { passportMessages } from './passport.messages.ts';
import PassportPage, { meta } from './passport.tsx';

const hike = (badge: string) => ({
  badge,
  park: `${badge} Park`,
  sights: [],
  picture: `/art/${badge}.svg`,
  outline: `/art/outline-${badge}.svg`,
});
const loaderData = {
  count: 50,
  sheets: 4,
  pages: regionPages([{ code: 'ns', name: 'North Shore', hikes: [hike('Gorge'), hike('Lighthouse')] }]),
  milestones: [{ id: 'ten', name: 'Ten', says: 'Ten badges.', rule: { kind: 'count', badges: 10 }, picture: '' }],
  cover: getPicture('cover'),
  card: getPicture('card'),
} satisfies Parameters<typeof PassportPage>[0]['loaderData'];
const page = () => pageMarkup(PassportPage, loaderData);

test('the page says what the passport is before it is printed', () => {
  expect(toWords(page())).toMatch(/^Badge passport All fifty badges on four sheets of paper, a region to a page\./);
  expect(silent(page(), 'h1', 'h2', 'a', 'button', 'option', 'b', 'small')).toEqual([]);
});

test('the cover and the last page say what is inside, and how close a hiker must be to earn a badge', () => {
  expect(toWords(page())).toContain('Passport Fifty trailheads in Minnesota, a badge at each This passport belongs to');
  expect(toWords(page())).toContain('With a phone, you earn a badge within one mile of the trailhead.');
});

test('each badge has its park and a line for the day, and each milestone its rule', () => {
  expect(all(page(), 'li').map(toWords)).toEqual([
    'Gorge Gorge Park Date',
    'Lighthouse Lighthouse Park Date',
    'Ten Ten badges.',
  ]);
});

test("the passport can be filled for the account's own hiker or another one", () => {
  expect([passportMessages.you('Ann'), passportMessages.of('Max')]).toEqual(['Yours (Ann)', 'Max’s']);
});

test('the passport has a description for search engines', () => {
  expect(getHead(meta, loaderData)).toContainEqual({
    name: 'description',
    content: expect.stringContaining('All fifty badges as a booklet to print on four sheets'),
  });
});
