/** What the finder is before anything is asked: the markup that the page is built with. */
import { expect, test } from 'vitest';
import { hikeLike } from '../../../test/hikes.ts';
import { all, markupOf, wordsOf } from '../../../test/markup.tsx';
import { wishWords } from '../wishes/words.ts';
import { Finder, type FinderProps } from './finder.tsx';
import { ideas } from './ideas-words.ts';

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
const markup = markupOf(<Finder {...props} />);

test('it has a heading, which is the name of its field', () => {
  expect(wordsOf(all(markup, 'h2')[0] ?? '')).toBe('Find a hike');
  expect(markup).toMatch(/<h2[^>]*id="finder-title"/);
  expect(markup).toMatch(/<input(?=[^>]*id="finder-text")(?=[^>]*aria-labelledby="finder-title")/);
});

test('it counts the hikes and shows none: the page below has them all', () => {
  expect(wordsOf(all(markup, 'output')[0] ?? '')).toBe('3 hikes');
  expect(markup).not.toContain('/trails/');
});

test('it leads to lists by addresses that can be shared', () => {
  const links = all(all(markup, 'nav')[0] ?? '', 'a');
  expect(links.map(wordsOf)).toEqual([wishWords.yourList, ...ideas.map(({ name }) => name)]);
});

test('questions that need a place or an account are not asked yet', () => {
  expect(markup).not.toContain('id="finder-drive"');
  expect(markup).not.toContain('id="finder-badge"');
  expect(markup).toContain('id="finder-region"');
});
