import { expect, test } from 'vitest';
import { countInWords } from '../../../domain/units.ts';
import { ourContent } from '../../../test/content.ts';
import { first } from '../../../test/first.ts';
import { all, headOf, pageMarkup, pictureOf, wordsOf } from '../../../test/markup.tsx';
import CatalogPage, { meta } from './catalog.tsx';

test('the catalog counts its badges and shows each with name, park and region', () => {
  const { regions } = ourContent;
  const badges = [
    { name: 'Gorge', path: '/trails/a/gorge', park: 'Gorge Park', region: first(regions), picture: pictureOf('gorge') },
    {
      name: 'Light',
      path: '/trails/b/light',
      park: 'Lake Park',
      region: first(regions.slice(1)),
      picture: pictureOf('light'),
    },
  ];
  const loaderData = { badges, milestones: [], card: pictureOf('card') };
  const markup = pageMarkup(CatalogPage, loaderData);
  expect(headOf(meta, loaderData)).toContainEqual({
    name: 'description',
    content: 'All 2 badges, one for each hike, in the outline and color of its region.',
  });
  expect(wordsOf(markup)).toContain('These are all 2 badges, one for each hike.');
  const items = all(markup, 'li');
  expect(items).toHaveLength(2);
  for (const [i, { name, path, park, region, picture }] of badges.entries()) {
    expect(wordsOf(items[i] ?? '')).toBe(`${name} ${park}, ${region.name}`);
    expect(items[i]).toContain(`href="${path}"`);
    expect(items[i]).toContain(`src="${picture.src}"`);
  }
});

test('the catalog shows every milestone, with what one sees on it and what it takes', () => {
  const { milestones } = ourContent;
  const markup = pageMarkup(CatalogPage, {
    badges: [],
    milestones: milestones.map((milestone) => ({ ...milestone, picture: pictureOf(milestone.id) })),
    card: pictureOf('card'),
  });
  expect(wordsOf(markup)).toContain(
    `Round patches with a golden edge, ${countInWords(milestones.length)} of them, are badges for badges. They come by themselves`,
  );
  const items = all(markup, 'li');
  expect(items.map(wordsOf)).toEqual(milestones.map(({ name, says }) => `${name} ${says}`));
  for (const [i, { id }] of milestones.entries()) expect(items[i]).toContain(`alt="${pictureOf(id).alt}"`);
});
