import { expect, test } from 'vitest';
import { formatCount } from '../../../domain/units.ts';
import { ourContent } from '../../../test/content.ts';
import { all, getHead, getPicture, pageMarkup, toWords } from '../../../test/markup.tsx';
import CatalogPage, { meta } from './catalog.tsx';

test('the catalog counts its badges and shows each with name and hike, in one grid', () => {
  const badges = [
    { name: 'Gorge', path: '/trails/a/gorge', hike: 'Gorge Park', region: 'nw', picture: getPicture('gorge') },
    { name: 'Light', path: '/trails/b/light', hike: 'Lake Park', region: 'ns', picture: getPicture('light') },
  ];
  const loaderData = { badges, milestones: [], card: getPicture('card') };
  const markup = pageMarkup(CatalogPage, loaderData);
  expect(getHead(meta, loaderData)).toContainEqual({
    name: 'description',
    content: 'All 2 badges, one for each hike, A to Z, each in the shape and color of its region.',
  });
  expect(toWords(markup)).toContain('These are all 2 badges, one for each hike.');
  const items = all(markup, 'li');
  expect(items.map(toWords)).toEqual(['Gorge Gorge Park', 'Light Lake Park']);
  expect(items[1]).toContain('href="/trails/b/light"');
  expect(items[1]).toContain(`src="${getPicture('light').src}"`);
});

test('the catalog shows every milestone, with its image description and its rule', () => {
  const { milestones } = ourContent;
  const markup = pageMarkup(CatalogPage, {
    badges: [],
    milestones: milestones.map((milestone) => ({ ...milestone, picture: getPicture(milestone.id) })),
    card: getPicture('card'),
  });
  expect(toWords(markup)).toContain(`Gold patches, ${formatCount(milestones.length)} in all, for collecting badges.`);
  const items = all(markup, 'li');
  expect(items.map(toWords)).toEqual(milestones.map(({ name, says }) => `${name} ${says}`));
  for (const [i, { id }] of milestones.entries()) expect(items[i]).toContain(`alt="${getPicture(id).alt}"`);
});
