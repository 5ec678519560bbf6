import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../content/load.ts';
import {
  answered,
  find,
  fromSearch,
  isAsking,
  loosenings,
  makeFinderIndex,
  nothingAsked,
  type Query,
  toSearch,
} from './finder.ts';
import { toHike } from './finder-hike.ts';
import { finderQuestions } from './finder-questions.ts';
import type { Point } from './geo.ts';
import type { Trail } from './trail.ts';

const { listed, regions } = loadContent();
const questions = finderQuestions(regions);
const index = makeFinderIndex(listed.map(toHike), questions);

const places: Record<string, Point> = {
  Minneapolis: { latitude: 44.98, longitude: -93.2638 },
  'St. Paul': { latitude: 44.9444, longitude: -93.0933 },
};

function ask({ text = '', near = '', ...answers }: Record<string, string>) {
  const query: Query = { text, near, answers };
  return find(index, query, { origin: places[near] });
}
const slugs = (asked: Record<string, string>) => ask(asked).found.map(({ hike }) => hike.id.split('/')[1]);

describe('questions that people ask', () => {
  test('Which hike on Saturday, with a four-year-old and a dog, within an hour of Minneapolis?', () => {
    expect(slugs({ kids: 'yes', dogs: 'yes', near: 'Minneapolis', within: '50' })).toEqual([
      'mississippi-national',
      'minnehaha-creek',
      'fort-snelling',
      'minnesota-valley',
      'lebanon-hills',
      'lowry-nature',
      'riverside-trail',
      'glacial-potholes',
      'hidden-falls',
    ]);
  });
  test('Where can we see a waterfall with a stroller?', () => {
    expect(slugs({ waterfall: 'yes', stroller: 'yes' })).toEqual(['grand-portage']);
  });
  test('What is free on the North Shore?', () => {
    expect(slugs({ region: 'north-shore', free: 'yes' })).toEqual([
      'grand-portage',
      'superior-trail',
      'tettegouche-trail',
    ]);
  });
  test('An easy hour by a lake, and we bring the tent', () => {
    expect(slugs({ difficulty: 'easy', time: '60', lake: 'yes', camping: 'yes' })).toEqual([
      'george-crosby',
      'lake-loop',
      'headwaters-trail',
    ]);
  });
  test('A view from a bluff, but my knees allow no big climb', () => {
    expect(slugs({ bluff: 'yes', climb: '200' })).toEqual([
      'split-rock',
      'kings-bluff',
      'inspiration-peak',
      'blue-mounds',
    ]);
  });
  test('Bison on the prairie, in the southwest', () => {
    expect(slugs({ text: 'bison', region: 'west-and-southwest', prairie: 'yes' })).toEqual([
      'minneopa-bison',
      'blue-mounds',
    ]);
  });
  test('Something hard', () => {
    expect(slugs({ difficulty: 'hard' })).toEqual(['superior-trail', 'afton-state', 'mount-charity']);
  });
  test('Half an hour at Itasca with small children', () => {
    expect(slugs({ text: 'Itasca', time: '30', kids: 'yes' })).toEqual(['headwaters-trail']);
  });
  test('Up to three miles, without a permit, the nearest to St. Paul first', () => {
    expect(slugs({ length: '3', free: 'yes', near: 'St. Paul' })).toEqual([
      'minnehaha-creek',
      'lowry-nature',
      'inspiration-peak',
      'pipestone-national',
      'tettegouche-trail',
      'grand-portage',
    ]);
  });
  test('A long day, and a night in the park', () => {
    expect(slugs({ length: 'long', camping: 'yes' })).toEqual([
      'superior-trail',
      'lebanon-hills',
      'big-island',
      'military-road',
    ]);
  });
});

describe('what a page only reports is promised by no filter', () => {
  const stated = <F extends { reported: boolean }>(fact: F | undefined): F | undefined =>
    fact?.reported ? undefined : fact;
  const sure: [string, (hike: Trail) => unknown][] = [
    ['wheelchair', ({ wheels }) => (stated(wheels)?.wheelchair ?? 'no') !== 'no'],
    ['stroller', ({ wheels }) => (stated(wheels)?.stroller ?? 'no') !== 'no'],
    ['trackchair', ({ wheels }) => wheels.trackChair],
    ['water', ({ water }) => stated(water)?.available],
    ['winter', ({ winter }) => ['yes', 'part'].includes(stated(winter)?.onFoot ?? '')],
    ['transit', ({ transit }) => stated(transit)],
  ];
  test.each(sure)('%s finds the hikes whose pages state it, all and only', (key, isStated) => {
    const expected = listed.filter(isStated).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    expect(ask({ [key]: 'yes' }).found.map(({ hike }) => hike.id)).toEqual(expected);
  });
  test('whatever else a fact says', () => {
    const [someHike] = listed;
    if (!someHike) throw new Error('no hikes');
    const reported = { known: '2019', reported: true };
    const hike = toHike({
      ...someHike,
      wheels: { ...someHike.wheels, wheelchair: 'all', stroller: 'all', ...reported },
      water: { words: 'A tap', available: true, ...reported },
      winter: { onFoot: 'yes', words: 'Open', ...reported },
      transit: { by: ['bus'], words: 'Bus 5', ...reported },
    });
    const one = makeFinderIndex([hike], questions);
    for (const key of ['wheelchair', 'stroller', 'wheels', 'water', 'winter', 'transit'])
      expect(find(one, { ...nothingAsked, answers: { [key]: 'yes' } }).found, key).toEqual([]);
  });
});

describe('addresses from before', () => {
  test('that ask for wheels mean a wheelchair or a stroller', () => {
    const query = fromSearch('?wheels=yes', questions);
    const found = find(index, query).found.map(({ hike }) => hike.id);
    const either = listed.map(toHike).filter(({ wheels }) => wheels.wheelchair !== 'no' || wheels.stroller !== 'no');
    expect(found).toEqual(either.map(({ id }) => id));
    expect(toSearch(query, [])).toBe('?wheels=yes');
  });
  test('ask questions that are no longer offered', () => {
    expect(questions.filter(({ retired }) => retired).map(({ key }) => key)).toEqual(['wheels']);
  });
});

describe('words', () => {
  test.each([
    ['tettegouche', 'tettegouche-trail'],
    ['tetegouche', 'tettegouche-trail'],
    ['Tettegouché', 'tettegouche-trail'],
    ['devils kettle', 'kettle-trail'],
    ['Devil’s Kettel', 'kettle-trail'],
    ['gooseberry fals', 'superior-trail'],
    ['spilt rock', 'split-rock'],
    ['saint croix bluffs', 'afton-state'],
    ['pipstone', 'pipestone-national'],
    ['taylors falls', 'glacial-potholes'],
    ['lutsen', 'cascade-river'],
    ['pitcher plants', 'boardwalk-trail'],
    ['lighthouse', 'split-rock'],
  ])('%s finds %s first', (text, slug) => {
    expect(slugs({ text })[0]).toBe(slug);
  });
  test('half a word is enough', () => {
    expect(slugs({ text: 'tett' })).toEqual(['tettegouche-trail']);
  });
  test('all of them must fit', () => {
    expect(slugs({ text: 'bemidji lighthouse' })).toEqual([]);
  });
  test('a box can be typed instead of ticked', () => {
    expect(slugs({ text: 'stroller waterfall' }).sort()).toEqual(slugs({ stroller: 'yes', waterfall: 'yes' }).sort());
  });
  test('that say nothing exclude nothing', () => {
    expect(slugs({ text: '  ' })).toHaveLength(listed.length);
  });
  test('nonsense finds nothing', () => {
    expect(slugs({ text: 'qqqqqq' })).toEqual([]);
  });
});

describe('the hike as walked', () => {
  test('counts the way back of a one-way hike', () => {
    expect(slugs({ length: '1' })).not.toContain('grand-portage');
    expect(slugs({ length: '2' })).toContain('grand-portage');
    expect(slugs({ time: '30' })).not.toContain('mount-charity');
    expect(slugs({ time: '60' })).toContain('mount-charity');
  });
  test('is flat where its words say so, and unknown where they do not', () => {
    expect(slugs({ climb: '100' })).toContain('singing-hills');
    expect(slugs({ climb: '400' })).not.toContain('chimney-rock');
  });
});

describe('badges', () => {
  const earned = new Set(['High Falls']);
  const withBadge = (badge: string, situation = {}) => find(index, { ...nothingAsked, answers: { badge } }, situation);
  test('can be asked for by who is signed in', () => {
    expect(withBadge('earned', { earned }).found.map(({ hike }) => hike.badge)).toEqual(['High Falls']);
    expect(withBadge('missing', { earned }).found).toHaveLength(listed.length - 1);
  });
  test('exclude nothing for who is not', () => {
    expect(withBadge('earned').found).toHaveLength(listed.length);
    expect(withBadge('missing').found).toHaveLength(listed.length);
  });
});

/** Any combination of answers, some of them impossible. */
const anyAnswer = fc
  .constantFrom(...questions)
  .chain(({ key, choices }) => fc.constantFrom(...choices.map(({ value }) => [key, value] as const)));
const anyQuery: fc.Arbitrary<Query> = fc.record({
  text: fc.constantFrom('', '', 'falls', 'lake', 'zzzz'),
  near: fc.constantFrom('', 'Minneapolis'),
  answers: fc.array(anyAnswer, { maxLength: 6 }).map((pairs) => Object.fromEntries(pairs)),
});

describe('counts', () => {
  test('beside a choice are what one gets by choosing it', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const situation = { origin: places[query.near] };
        const { count, countWithout } = find(index, query, situation);
        for (const { key, choices } of questions) {
          for (const { value } of choices)
            expect(count(key, value)).toBe(find(index, answered(query, key, value), situation).found.length);
          expect(countWithout(key)).toBe(find(index, answered(query, key, ''), situation).found.length);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('when nothing is found', () => {
  test('a wider limit is offered before a dropped question', () => {
    const query = { ...nothingAsked, answers: { region: 'north-shore', free: 'yes', length: '1' } };
    const [first] = loosenings(index, query);
    expect(first).toMatchObject({ wider: { key: 'length', value: '2' }, without: [], count: 1 });
  });
  test('of two faults both are given up', () => {
    const query: Query = { text: 'zzzz', near: '', answers: { region: 'northwest', bluff: 'yes' } };
    expect(loosenings(index, query)[0]?.without).toHaveLength(2);
  });
  test('every offer keeps its promise', () => {
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
});

describe('the address', () => {
  test('holds the whole question', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(fromSearch(toSearch(query, []), questions)).toEqual(query);
      }),
    );
  });
  test('reads like one', () => {
    const query: Query = { text: 'falls', near: 'Duluth', answers: { kids: 'yes', length: '2' } };
    expect(toSearch(query, [['view', 'map']])).toBe('?q=falls&kids=yes&length=2&near=Duluth&view=map');
    expect(toSearch(nothingAsked, [])).toBe('');
  });
  test('that asks for what does not exist asks for nothing', () => {
    const query = fromSearch('?length=999&color=red&region=wisconsin', questions);
    expect(isAsking(query)).toBe(false);
  });
});
