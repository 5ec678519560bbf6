import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { getSlug, hikeLike, smallGuide } from '../../test/hikes.ts';
import type { Point } from '../geo/geo.ts';
import { nearMinutes } from './filters.ts';
import {
  emptyQuery,
  find,
  fromSearch,
  isSearching,
  longestText,
  loosenings,
  makeFinderIndex,
  type Query,
  setFilter,
  toSearch,
} from './finder.ts';

const regions = [
  { slug: 'north-shore', name: 'North Shore' },
  { slug: 'southeast', name: 'Southeast' },
  { slug: 'central', name: 'Central' },
];
const guide = { regions, state: { code: 'MN', name: 'Minnesota' } };
let index = makeFinderIndex(smallGuide, guide);
const { allFilters } = index;
/** The text index is built lazily on the first word, so every test builds its own. */
beforeEach(() => {
  index = makeFinderIndex(smallGuide, guide);
});

const places: Record<string, Point> = {
  Minneapolis: { latitude: 44.98, longitude: -93.2638 },
  Duluth: { latitude: 46.79, longitude: -92.1 },
};

function ask({ text = '', near = '', ...values }: Record<string, string>) {
  const query: Query = { text, near, values };
  return find(index, query, { origin: places[near] });
}
const slugs = (active: Record<string, string>) => ask(active).found.map(({ hike }) => getSlug(hike));

test('a search has every hike that matches all of its filters', () => {
  expect(slugs({ waterfall: 'yes' })).toEqual(['high-falls', 'kettle']);
  expect(slugs({ waterfall: 'yes', kids: 'yes' })).toEqual(['high-falls']);
  expect(slugs({ waterfall: 'yes', region: 'southeast' })).toEqual([]);
});
test('a search from a town lists the nearest hike first, and those beyond two hours separately', () => {
  const { found, farther } = ask({ near: 'Minneapolis' });
  expect(found.map(({ hike }) => getSlug(hike))).toEqual(['afton']);
  expect(farther.map(({ hike }) => getSlug(hike))).toEqual(['lighthouse', 'high-falls', 'bog', 'kettle']);
  expect(found[0]?.km).toBeCloseTo(41.4, 0);
});
test('a search with a limit of the drive has every hike within it, and none farther away', () => {
  const { found, farther } = ask({ near: 'Minneapolis', drive: '400' });
  expect(found.map(({ hike }) => getSlug(hike))).toEqual(['afton', 'lighthouse', 'high-falls', 'bog', 'kettle']);
  expect(farther).toEqual([]);
});
test('a search without a starting place keeps the order of the guide and has no distances', () => {
  const { found } = ask({});
  expect(found.map(({ hike }) => hike)).toEqual(smallGuide);
  expect(found.some((each) => 'km' in each)).toBe(false);
});
test('a hike whose name was typed is listed first', () => {
  expect(slugs({ text: 'lake' })).toEqual(['bog', 'lighthouse', 'high-falls']);
  expect(slugs({ text: 'boardwalk' })).toEqual(['bog']);
});

test.each([
  ['tettegouche', 'high-falls'],
  ['tetegouche', 'high-falls'],
  ['Tettegouché', 'high-falls'],
  ['tettegoushe', 'high-falls'],
  ['devils kettle', 'kettle'],
  ['Devil’s Kettel', 'kettle'],
  ['spilt rock', 'lighthouse'],
  ['saint croix bluffs', 'afton'],
  ['silver bay', 'high-falls'],
  ['pitcher plants', 'bog'],
  ['the lighthouse', 'lighthouse'],
  ['bemid', 'bog'],
])('%s finds %s alone', (text, slug) => {
  expect(slugs({ text })).toEqual([slug]);
});
test('the words of a region and of a badge find their hikes', () => {
  expect(slugs({ text: 'north shore' })).toEqual(['high-falls', 'kettle', 'lighthouse']);
  expect(slugs({ text: 'bog' })).toEqual(['bog']);
});
test('the code of the state means its name', () => {
  const stateTrail = hikeLike('gitchi-gami', { trail: 'Minnesota Trail' });
  const withState = makeFinderIndex([...smallGuide, stateTrail], guide);
  const named = (text: string) => find(withState, { ...emptyQuery, text }).found.map(({ hike }) => getSlug(hike));
  expect(named('MN')).toEqual(['gitchi-gami']);
  expect(named('Minnesota')).toEqual(['gitchi-gami']);
});
test('blanks and punctuation exclude nothing', () => {
  expect(slugs({ text: '  ' })).toHaveLength(smallGuide.length);
  expect(slugs({ text: '&' })).toHaveLength(smallGuide.length);
});
test('stop words are searched only if there are no other words', () => {
  expect(slugs({ text: 'hike at the lighthouse' })).toEqual(['lighthouse']);
  expect(slugs({ text: 'by' })).toEqual([]);
});

const told = () =>
  makeFinderIndex(smallGuide, {
    ...guide,
    synonyms: new Map([['fall color', ['maple']]]),
    stories: { 'somewhere/bog': 'a maple over moccasins' },
  });
const getSlugs = (text: string) => find(told(), { ...emptyQuery, text }).found.map(({ hike }) => getSlug(hike));
test('words of stories are found if they are typed in full', () => {
  expect(getSlugs('moccasin')).toEqual(['bog']);
  expect(getSlugs('mocca')).toEqual([]);
});
test('synonyms stand for each other', () => {
  expect(getSlugs('fall colors')).toEqual(['bog']);
});
test('words of stories rank below the names of a hike', () => {
  const named = makeFinderIndex(smallGuide, { ...guide, stories: { 'somewhere/afton': 'lighthouse' } });
  expect(find(named, { ...emptyQuery, text: 'lighthouse' }).found.map(({ hike }) => getSlug(hike))).toEqual([
    'lighthouse',
    'afton',
  ]);
});

/** Any combination of answers, some of them impossible. */
const anyAnswer = fc.constantFrom(...allFilters).chain(({ key, choices }) =>
  // A day is written out, not chosen.
  choices.length > 0
    ? fc.constantFrom(...choices.map(({ value }) => [key, value] as const))
    : fc.constant([key, '2026-11-21.2026-11-22'] as const),
);
const anyQuery: fc.Arbitrary<Query> = fc.record({
  text: fc.constantFrom('', '', 'falls', 'lake', 'zzzz'),
  near: fc.constantFrom('', 'Minneapolis'),
  values: fc.array(anyAnswer, { maxLength: 6 }).map((pairs) => Object.fromEntries(pairs)),
});

test('the count beside a choice is the number of results after choosing it', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const situation = { origin: places[query.near] };
      const { count, countWithout } = find(index, query, situation);
      for (const { key, choices } of allFilters) {
        for (const { value } of choices)
          expect(count(key, value)).toBe(find(index, setFilter(query, key, value), situation).found.length);
        expect(countWithout(key)).toBe(find(index, setFilter(query, key, ''), situation).found.length);
      }
    }),
    { numRuns: 60 },
  );
});

test('a hike at exactly two hours is still near once a narrower limit is dropped', () => {
  const situation = { origin: places.Minneapolis, minutesTo: () => nearMinutes };
  const query = { ...emptyQuery, near: 'Minneapolis', values: { drive: '60' } };
  expect(find(index, query, situation).countWithout('drive')).toBe(smallGuide.length);
  expect(find(index, setFilter(query, 'drive', ''), situation).found).toHaveLength(smallGuide.length);
});

test('where nothing is found, a wider limit is offered before a dropped filter', () => {
  const query = { ...emptyQuery, values: { region: 'north-shore', free: 'yes', length: '1' } };
  expect(loosenings(index, query)).toEqual([
    {
      query: { ...emptyQuery, values: { region: 'north-shore', free: 'yes', length: '2' } },
      count: 1,
      without: [],
      wider: { key: 'length', value: '2' },
    },
    {
      query: { ...emptyQuery, values: { region: 'north-shore', free: 'yes' } },
      count: 1,
      without: ['length'],
    },
  ]);
});
test('where nothing is found, both of two impossible filters are dropped', () => {
  const query: Query = { text: 'zzzz', near: '', values: { region: 'central', bluff: 'yes' } };
  expect(loosenings(index, query).map(({ without, count }) => [without, count])).toEqual([
    [['region', 'text'], 1],
    [['bluff', 'text'], 1],
  ]);
});
test('of two pairs of filters that could be dropped, the one that finds more comes first', () => {
  const query: Query = { text: 'zzzz', near: '', values: { waterfall: 'yes', region: 'southeast' } };
  expect(loosenings(index, query).map(({ without, count }) => [without, count])).toEqual([
    [['region', 'text'], 2],
    [['waterfall', 'text'], 1],
  ]);
});
test('widening one filter and dropping another is offered before dropping two', () => {
  const query: Query = { text: 'zzzz', near: '', values: { length: '1', region: 'north-shore' } };
  const [first, ...others] = loosenings(index, query);
  expect(first).toMatchObject({ without: ['text'], wider: { key: 'length', value: '2' }, count: 1 });
  expect(others.map(({ without }) => without.length)).toEqual(others.map(() => 2));
  expect(others.length).toBeGreaterThan(0);
});
test('dropping a word keeps the others separate, and the other half of a hyphenated word', () => {
  const offered = (text: string) => loosenings(index, { ...emptyQuery, text })[0]?.query.text;
  expect(offered('zzzz split rock')).toBe('split rock');
  expect(offered('zzzz-falls lake')).toBe('falls lake');
});
test('dropping one word is not offered if that alone finds nothing', () => {
  const offers = loosenings(index, { ...emptyQuery, text: 'bemidji lighthouse afton' });
  expect(offers.map(({ without, withoutWords }) => [without, withoutWords])).toEqual([[['text'], undefined]]);
});
test('of words that are all known one or all are dropped, and the better offer comes first', () => {
  const offers = loosenings(index, { ...emptyQuery, text: 'shore bluffs' });
  expect(offers.map(({ query, withoutWords, without }) => [query.text, withoutWords, without])).toEqual([
    ['shore', ['bluffs'], []],
    ['bluffs', ['shore'], []],
    ['', undefined, ['text']],
  ]);
  const counts = offers.map(({ count }) => count);
  expect(counts).toEqual([slugs({ text: 'shore' }).length, slugs({ text: 'bluffs' }).length, smallGuide.length]);
  expect(counts[0]).toBeGreaterThan(counts[1] ?? 0);
});
test('of two filters the one whose removal finds more is dropped first', () => {
  const offers = loosenings(index, { ...emptyQuery, values: { region: 'north-shore', prairie: 'yes' } });
  expect(offers.map(({ without }) => without)).toEqual([['prairie'], ['region']]);
});
test('a limit is not widened into its opposite', () => {
  const query = { ...emptyQuery, values: { region: 'north-shore', length: '5', prairie: 'yes' } };
  const offers = loosenings(index, query);
  expect(offers.length).toBeGreaterThan(0);
  expect(offers.map(({ wider }) => wider)).toEqual(offers.map(() => undefined));
});
test('every offer of a search without results finds as many hikes as it says', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const situation = { origin: places[query.near] };
      for (const offer of loosenings(index, query, situation)) {
        expect(offer.count).toBeGreaterThan(0);
        expect(find(index, offer.query, situation).found).toHaveLength(offer.count);
      }
    }),
    { numRuns: 60 },
  );
});

const getMisses = (active: Record<string, string>) =>
  ask(active).close.map(({ hike, misses }) => [getSlug(hike), misses.map(({ key }) => key)]);

test('hikes that miss a limit by a little are listed below exact matches, with what they miss', () => {
  const hikes = [1, 3, 4, 9].map((miles) => hikeLike(`${miles} miles`, { distance: { miles, route: 'loop' } }));
  const { found, close } = find(makeFinderIndex(hikes, guide), { ...emptyQuery, values: { length: 'under-3' } });
  expect(found.map(({ hike }) => getSlug(hike))).toEqual(['1 miles']);
  expect(close.map(({ hike }) => getSlug(hike))).toEqual(['3 miles', '4 miles']);
  expect(close[0]?.misses).toEqual([{ key: 'length', value: 'under-3', nearly: true }]);
});
test('hikes that miss a filter are shown only without exact matches, those that miss least first', () => {
  expect(ask({ waterfall: 'yes', kids: 'yes' }).close).toEqual([]);
  expect(getMisses({ waterfall: 'yes', wheelchair: 'yes', kids: 'yes' }).slice(0, 2)).toEqual([
    ['high-falls', ['wheelchair']],
    ['bog', ['waterfall']],
  ]);
});
test('of hikes that miss a filter, those with the typed name come first', () => {
  expect(getMisses({ text: 'lighthouse', waterfall: 'yes' })).toEqual([['lighthouse', ['waterfall']]]);
  expect(getMisses({ text: 'lighthouse bemidji' })).toEqual([
    ['lighthouse', ['text']],
    ['bog', ['text']],
  ]);
});
test('near a town without a limit, a hike far away is not a close match but farther away', () => {
  const { found, close, farther } = ask({ text: 'lighthouse', near: 'Minneapolis' });
  expect([found, close]).toEqual([[], []]);
  expect(farther.map(({ hike }) => getSlug(hike))).toEqual(['lighthouse']);
});

test('the address of a search contains all of it', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(fromSearch(toSearch(query, []), allFilters)).toEqual(query);
    }),
  );
});
test('the address of a search is readable', () => {
  const query: Query = { text: 'falls', near: 'Duluth', values: { kids: 'yes', length: '2' } };
  expect(toSearch(query, [['view', 'map']])).toBe('?q=falls&kids=yes&length=2&near=Duluth&view=map');
  expect(toSearch(emptyQuery, [])).toBe('');
});
test('an address with unknown values is an empty search', () => {
  const query = fromSearch('?length=soon&color=red&region=wisconsin', allFilters);
  expect(isSearching(query)).toBe(false);
  expect(isSearching({ ...emptyQuery, text: '  ' })).toBe(false);
});
test('an address with a word, a place or a filter is a search', () => {
  for (const search of ['?q=falls', '?near=Duluth', '?length=2'])
    expect(isSearching(fromSearch(search, allFilters)), search).toBe(true);
});
test('the text and the place in an address are limited in length', () => {
  const long = 'a'.repeat(5000);
  const { text, near } = fromSearch(`?q=${long}&near=${long}`, allFilters);
  expect([text.length, near.length]).toEqual([longestText, 40]);
});
