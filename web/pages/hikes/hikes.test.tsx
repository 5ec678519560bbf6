/** The front page counts the content of the guide. */
import { describe, expect, test } from 'vitest';
import type { Difficulty } from '../../../domain/trail/difficulty.ts';
import { ourContent } from '../../../test/content.ts';
import { first } from '../../../test/first.ts';
import { all, getPicture, toMarkup, toVisibleText, toWords } from '../../../test/markup.tsx';
import { ideas } from '../../features/finder/results/ideas.messages.ts';
import { Opener } from './opener.tsx';
import { RegionHikes } from './region-hikes.tsx';
import { RegionKey } from './region-key.tsx';
import { themeLists } from './theme-lists.server.ts';
import { WithoutSearch } from './without-search.tsx';

const { regions } = ourContent;
const region = first(regions);
const row = (n: number, miles: number, difficulty: Difficulty = 'Easy') => ({
  path: `/trails/somewhere/hike-${n}`,
  park: `Park ${n}`,
  trail: `Trail ${n}`,
  badge: `Badge ${n}`,
  badgeSrc: `/art/badge-${n}.svg`,
  distance: { miles, route: 'one way' as const },
  duration: { minutes: [30, 45] as [number, number], about: false },
  difficulty,
});
const toList = (count: number) =>
  toMarkup(
    <RegionHikes
      region={region}
      picture={getPicture('region')}
      trails={Array.from({ length: count }, (_, n) => row(n, n + 0.5))}
    />,
  );

test('the page says how many hikes there are, in how many regions', () => {
  const read = toVisibleText(<Opener count={40} regions={5} posters={[]} />);
  expect(read).toMatch(/^Forty hikes under the North Star/);
  expect(read).toContain('A free field guide to forty Minnesota hikes in five regions');
});

test('the posters link to their hikes', () => {
  const poster = { href: '/trails/a/b', title: 'The Poster', region, picture: getPicture('poster') };
  const markup = toMarkup(<Opener count={1} regions={1} posters={[poster]} />);
  expect(markup).toContain('href="/trails/a/b"');
  expect(markup).toContain(getPicture('poster').src);
  expect(toWords(markup)).toContain('The Poster');
});

test('the legend names every region with its number of hikes and its description', () => {
  const markup = toMarkup(<RegionKey entries={regions.map((entry, i) => ({ region: entry, count: i + 1 }))} />);
  const items = all(markup, 'li');
  for (const [i, { name, path, tagline }] of regions.entries()) {
    expect(items[i]).toContain(`href="${path}"`);
    expect(toWords(items[i] ?? '')).toContain(name);
    expect(toWords(items[i] ?? '')).toContain(`${i + 1} ${i === 0 ? 'hike' : 'hikes'}: ${tagline}`);
  }
});

describe('without JavaScript', () => {
  const markup = toMarkup(<WithoutSearch regions={regions} themes={themeLists(ourContent)} />);

  test('the page says why there is no search, and links to every region', () => {
    expect(toWords(markup)).toContain('Search needs JavaScript');
    for (const { path } of regions) expect(markup).toContain(`<a href="${path}">`);
  });

  test('every list that the finder suggests is present with its hikes', () => {
    const themes = new Map(
      all(markup, 'details').map((theme) => [
        toWords(all(theme, 'summary')[0] ?? '').replace(/ \d+$/, ''),
        [...theme.matchAll(/href="([^"]+)"/g)].map(([, path]) => path),
      ]),
    );
    expect([...themes.keys()]).toEqual(ideas.map(({ name }) => name));
    expect([...themes.values()].filter((paths) => paths.length === 0)).toEqual([]);
    const byBus = ourContent.listed.filter(({ transit }) => transit).map(({ path }) => path);
    expect(themes.get('Bus or train')?.toSorted()).toEqual(byBus.toSorted());
  });
});

describe('the hikes of a region', () => {
  test('the hikes of a region are counted, and listed with badge, length, time and difficulty', () => {
    const markup = toList(3);
    expect(toWords(all(markup, 'h2')[0] ?? '')).toContain(`${region.name} 3 hikes, 3 badges`);
    const items = all(markup, 'li');
    expect(items.map((item) => toWords(item))).toEqual([
      'Park 0 Trail 0 0.5 mile one way, 30–45 min, Easy',
      'Park 1 Trail 1 1.5 miles one way, 30–45 min, Easy',
      'Park 2 Trail 2 2.5 miles one way, 30–45 min, Easy',
    ]);
    expect(items[2]).toContain('href="/trails/somewhere/hike-2"');
    expect(items[2]).toContain('src="/art/badge-2.svg"');
  });
});
