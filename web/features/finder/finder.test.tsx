/** The prerendered finder, before anything is asked. */
import { expect, test } from 'vitest';
import { hikeLike } from '../../../test/hikes.ts';
import { all, toMarkup, toWords } from '../../../test/markup.tsx';
import { savedHikeMessages } from '../saved-hikes/saved-hikes.messages.ts';
import { Finder, type FinderProps } from './finder.tsx';
import { ideas } from './results/ideas.messages.ts';

const props: FinderProps = {
  hikes: ['a', 'b', 'c'].map((slug) => ({
    ...hikeLike(slug),
    badgeSrc: `/art/${slug}.svg`,
    pictureSrc: `/art/${slug}-hero.svg`,
  })),
  regions: [{ slug: 'central', code: 'ce', name: 'Central', alsoCalled: [], badge: { shape: 'circle' } }],
  map: {
    width: 100,
    height: 100,
    layers: '/maps/layers.json',
    towns: '/maps/towns.json',
    drives: '/maps/drives.json',
  },
};
const markup = toMarkup(<Finder {...props} />);

test("the finder's heading labels its field", () => {
  expect(toWords(all(markup, 'h2')[0] ?? '')).toBe('Find a hike');
  expect(markup).toMatch(/<h2[^>]*id="finder-title"/);
  expect(markup).toMatch(/<input(?=[^>]*id="finder-text")(?=[^>]*aria-labelledby="finder-title")/);
});

test('the finder counts the hikes and lists none: the page below has them all', () => {
  expect(toWords(all(markup, 'output')[0] ?? '')).toBe('3 hikes');
  expect(markup).not.toContain('/trails/');
});

test('the finder links to lists by URLs that can be shared', () => {
  const links = all(all(markup, 'nav')[0] ?? '', 'a');
  expect(links.map(toWords)).toEqual([savedHikeMessages.yourList, ...ideas.map(({ name }) => name)]);
});

test('questions that need a place or an account are hidden at first', () => {
  expect(markup).not.toContain('id="finder-drive"');
  expect(markup).not.toContain('id="finder-badge"');
  expect(markup).toContain('id="finder-region"');
});
