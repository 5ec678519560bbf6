/** Results for typical questions. New hikes may be added to a result; those listed here must stay in it. */
import { describe, expect, test } from 'vitest';
import { find, fromSearch, makeFinderIndex, nothingAsked, type Query, toSearch } from '../domain/finder/finder.ts';
import { toHike } from '../domain/finder/hike.ts';
import type { Point } from '../domain/geo/geo.ts';
import type { Trail } from '../domain/trail/trail.ts';
import { ourContent } from '../test/content.ts';

const guide = ourContent;
const { listed } = guide;
const index = makeFinderIndex(listed.map(toHike), guide);
const { questions } = index;

const places: Record<string, Point> = {
  Minneapolis: { latitude: 44.98, longitude: -93.2638 },
  'St. Paul': { latitude: 44.9444, longitude: -93.0933 },
};

function slugs({ text = '', near = '', ...answers }: Record<string, string>): (string | undefined)[] {
  const query: Query = { text, near, answers };
  return find(index, query, { origin: places[near] }).found.map(({ hike }) => hike.id.split('/')[1]);
}

test.each<[string, Record<string, string>, string[]]>([
  [
    'Which hike on Saturday, with a four-year-old and a dog, within an hour of Minneapolis?',
    { kids: 'yes', dogs: 'yes', near: 'Minneapolis', within: '50' },
    [
      'mississippi-national',
      'minnehaha-creek',
      'fort-snelling',
      'minnesota-valley',
      'lebanon-hills',
      'lowry-nature',
      'riverside-trail',
      'hidden-falls',
    ],
  ],
  ['Where can we see a waterfall with a stroller?', { waterfall: 'yes', stroller: 'yes' }, ['grand-portage']],
  [
    'What is free on the North Shore?',
    { region: 'north-shore', free: 'yes' },
    ['grand-portage', 'superior-trail', 'tettegouche-trail'],
  ],
  [
    'An easy hour by a lake, and we bring the tent',
    { difficulty: 'easy', time: '60', lake: 'yes', camping: 'yes' },
    ['george-crosby', 'lake-loop', 'headwaters-trail'],
  ],
  [
    'A view from a bluff, but my knees allow no big climb',
    { bluff: 'yes', climb: '200' },
    ['split-rock', 'kings-bluff', 'inspiration-peak', 'blue-mounds'],
  ],
  [
    'Bison on the prairie, in the southwest',
    { text: 'bison', region: 'west-and-southwest', prairie: 'yes' },
    ['minneopa-bison', 'blue-mounds'],
  ],
  ['Something hard', { difficulty: 'hard' }, ['superior-trail', 'afton-state', 'mount-charity']],
  ['Half an hour at Itasca with small children', { text: 'Itasca', time: '30', kids: 'yes' }, ['headwaters-trail']],
  [
    'Up to three miles, without a permit, the nearest to St. Paul first',
    { length: '3', free: 'yes', near: 'St. Paul' },
    ['minnehaha-creek', 'lowry-nature'],
  ],
  [
    'A long day, and a night in the park',
    { length: 'long', camping: 'yes' },
    ['superior-trail', 'lebanon-hills', 'big-island', 'military-road'],
  ],
])('%s', (_question, asked, known) => {
  expect(slugs(asked).filter((slug) => known.includes(slug ?? ''))).toEqual(known);
});

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
])('%s finds %s', (text, slug) => {
  expect(slugs({ text })).toContain(slug);
});

describe('filters for water and winter ignore facts that are only reported', () => {
  const stated = <F extends { reported: boolean }>(fact: F | undefined): F | undefined =>
    fact?.reported ? undefined : fact;
  const sure: [string, (hike: Trail) => unknown][] = [
    ['wheelchair', ({ wheels }) => wheels.wheelchair !== 'no'],
    ['stroller', ({ wheels }) => wheels.stroller !== 'no'],
    ['trackchair', ({ wheels }) => wheels.trackChair],
    ['water', ({ water }) => stated(water)?.available],
    ['winter', ({ winter }) => ['yes', 'part'].includes(stated(winter)?.onFoot ?? '')],
    ['transit', ({ transit }) => transit],
  ];
  test.each(sure)('%s finds exactly the hikes whose pages state it', (key, isStated) => {
    const expected = listed.filter(isStated).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    expect(find(index, { ...nothingAsked, answers: { [key]: 'yes' } }).found.map(({ hike }) => hike.id)).toEqual(
      expected,
    );
  });
  test('whatever other fields a fact has', () => {
    const [someHike] = listed;
    if (!someHike) throw new Error('no hikes');
    const reported = { known: '2019', reported: true };
    const hike = toHike({
      ...someHike,
      water: { words: 'A tap', available: true, ...reported },
      winter: { onFoot: 'yes', words: 'Open', ...reported },
    });
    const one = makeFinderIndex([hike], guide);
    for (const key of ['water', 'winter'])
      expect(find(one, { ...nothingAsked, answers: { [key]: 'yes' } }).found, key).toEqual([]);
  });
});

describe('a hike as lists show it', () => {
  const [someHike] = listed;
  const shown = (facts: Partial<Trail>) => toHike({ ...(someHike as Trail), ...facts });

  test('has the length, time and climb of its page, and none if the page has none', () => {
    const known = shown({
      distance: { miles: 3.2, route: 'loop' },
      duration: { minutes: [90, 120], about: true },
      climb: { feet: 210, precision: 'about', flat: false },
      walked: undefined,
    });
    expect(known).toMatchObject({
      distance: { miles: 3.2, route: 'loop' },
      duration: { minutes: [90, 120], about: true },
      climb: { feet: 210, flat: false },
      place: { latitude: someHike?.trailhead.latitude, longitude: someHike?.trailhead.longitude },
    });
    expect(shown({ distance: null, duration: null, walked: undefined })).toMatchObject({
      distance: null,
      duration: null,
    });
  });

  test('has restrooms unless its page says there are none', () => {
    expect(shown({ restrooms: 'None at the trailhead.' }).restrooms).toBeUndefined();
    for (const restrooms of ['Vault toilet at the trailhead.', 'Flush toilets in summer, none in winter.'])
      expect(shown({ restrooms }).restrooms).toBe(restrooms);
  });
});

describe('old URLs', () => {
  test('that ask for wheels mean a wheelchair or a stroller', () => {
    const query = fromSearch('?wheels=yes', questions);
    const found = find(index, query).found.map(({ hike }) => hike.id);
    const either = listed.map(toHike).filter(({ wheels }) => wheels.wheelchair !== 'no' || wheels.stroller !== 'no');
    expect(found).toEqual(either.map(({ id }) => id));
    expect(toSearch(query, [])).toBe('?wheels=yes');
  });
  test('and the text can use questions that are not offered', () => {
    const keys = questions.filter(({ unoffered }) => unoffered).map(({ key }) => key);
    expect(keys).toEqual(['olderkids', 'nodropoff', 'noopenwater', 'closed', 'nohunt', 'wheels', 'within']);
  });
});
