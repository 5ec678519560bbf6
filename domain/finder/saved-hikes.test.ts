import { expect, test } from 'vitest';
import { getSlug, hikeLike } from '../../test/hikes.ts';
import { find, fromSearch, isSearching, makeFinderIndex, toSearch } from './finder.ts';
import { asSharedList, hikeAt, hikesOfList, listIn } from './saved-hikes.ts';

const hikes = ['split-rock', 'kettle-trail', 'afton'].map((slug) => hikeLike(slug));
const index = makeFinderIndex(hikes, { regions: [], state: { code: 'MN', name: 'Minnesota' } });

test('a list survives a round trip through a URL', () => {
  const list = asSharedList(['north-shore/split-rock', 'metro/afton']);
  expect(list).toBe('split-rock.afton');
  const { ids, unknown } = hikesOfList(list, hikes);
  expect([[...ids].map((id) => getSlug({ id })), unknown]).toEqual([['split-rock', 'afton'], 0]);
  expect(hikesOfList('afton.no-such-hike.nor-this', hikes).unknown).toBe(2);
});

test.each(['split-rock', 'split-rock.afton', 'a.b.c.d-2', 'x'.repeat(4000)])('%s is accepted as a list', (text) => {
  expect(listIn(text)).toBe(text);
});

test.each(['', 'a b', '<b>', 'split-rock.', 'split-rock.<b>', '../etc', 'x'.repeat(4001)])(
  '%s is rejected as a list',
  (text) => {
    expect(listIn(text)).toBeUndefined();
  },
);

test('the path of a page gives the id of its hike', () => {
  expect(hikeAt('/trails/north-shore/split-rock')).toBe('north-shore/split-rock');
  expect(hikeAt('/files/trails/north-shore')).toBe('/files/trails/north-shore');
});

test('a list is a question: it is in the URL and excludes all other hikes, also from the counts', () => {
  const query = fromSearch('?list=split-rock.afton', index.allFilters);
  expect([isSearching(query), toSearch(query, [])]).toEqual([true, '?list=split-rock.afton']);
  const { found, count } = find(index, query, { only: hikesOfList(query.list ?? '', hikes).ids });
  expect(found.map(({ hike }) => getSlug(hike))).toEqual(['split-rock', 'afton']);
  expect(count('dogs', 'yes')).toBe(2);
});
