import { expect, test } from 'vitest';
import { countInWords } from '../../../domain/units.ts';
import { ourContent } from '../../../test/content.ts';
import { first } from '../../../test/first.ts';
import { all, headOf, pageMarkup, pictureOf, wordsOf } from '../../../test/markup.tsx';
import CatalogPage, { meta } from './catalog.tsx';

const regions = ourContent.regions.map(({ slug, code, name, path }) => ({ slug, code, name, path }));
const [near, far] = [first(regions), first(regions.slice(1))];

test('the catalog counts its badges, shows each in its region with name and hike, and has an index of all names', () => {
  const badges = [
    { name: 'Gorge', path: '/trails/a/gorge', hike: 'Gorge Park', region: far.slug, picture: pictureOf('gorge') },
    { name: 'Light', path: '/trails/b/light', hike: 'Lake Park', region: near.slug, picture: pictureOf('light') },
  ];
  const loaderData = { badges, regions, milestones: [], card: pictureOf('card') };
  const markup = pageMarkup(CatalogPage, loaderData);
  expect(headOf(meta, loaderData)).toContainEqual({
    name: 'description',
    content: 'All 2 badges, one for each hike, listed by region and by name.',
  });
  expect(wordsOf(markup)).toContain('These are all 2 badges, one for each hike.');
  expect(wordsOf(all(markup, 'details')[0] ?? '')).toBe('All badges, A to Z Gorge Gorge Park Light Lake Park');
  const sections = all(markup, 'section');
  expect(sections.slice(0, 2).map(wordsOf)).toEqual([`${near.name} Light Lake Park`, `${far.name} Gorge Gorge Park`]);
  expect(sections[0]).toContain('href="/trails/b/light"');
  expect(sections[0]).toContain(`src="${pictureOf('light').src}"`);
});

test('the catalog shows every milestone, with its image description and its rule', () => {
  const { milestones } = ourContent;
  const markup = pageMarkup(CatalogPage, {
    badges: [],
    regions,
    milestones: milestones.map((milestone) => ({ ...milestone, picture: pictureOf(milestone.id) })),
    card: pictureOf('card'),
  });
  expect(wordsOf(markup)).toContain(`Gold patches, ${countInWords(milestones.length)} in all, for collecting badges.`);
  const items = all(markup, 'li');
  expect(items.map(wordsOf)).toEqual(milestones.map(({ name, says }) => `${name} ${says}`));
  for (const [i, { id }] of milestones.entries()) expect(items[i]).toContain(`alt="${pictureOf(id).alt}"`);
});
