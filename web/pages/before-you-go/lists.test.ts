import { describe, expect, test } from 'vitest';
import { loadBeforeYouGo } from '../../../content/before-you-go.ts';
import type { Season, When } from '../../../domain/trail/facts.ts';
import { formatCount } from '../../../domain/units.ts';
import { ourContent } from '../../../test/content.ts';
import { formatSpan } from './before-you-go.messages.ts';
import {
  byTransit,
  chairParks,
  getFigures,
  huntClosures,
  huntsInDoubt,
  monthsAround,
  onWheels,
  sharedWithHunters,
  walkedInWinter,
  withoutHunts,
} from './lists.ts';

const { listed } = ourContent;
const [someHike] = listed;
if (!someHike) throw new Error('no hikes');

const hunt = (when: When, closes: Season['closes']): Season => ({
  kind: 'hunt',
  when,
  closes,
  words: 'A hunt closes the park.',
  source: 'Minnesota DNR',
  reported: false,
});
const hikeWith = (changes: Partial<typeof someHike>) => ({ ...someHike, ...changes });

describe('hunts', () => {
  test('hunts that close a hike are listed in calendar order, and others are not', () => {
    const hike = hikeWith({
      seasons: [
        hunt({ from: '12-01', to: '12-08' }, 'all'),
        hunt({ months: [11] }, 'part'),
        hunt({ from: '09-15', to: '12-31' }, 'no'),
        { ...hunt({ months: [1] }, 'all'), kind: 'ski' },
      ],
    });
    const listedHunts = huntClosures([hike]);
    expect(listedHunts.map(({ hunt: { closes }, days }) => [closes, days])).toEqual([
      ['part', { from: 304, to: 333 }],
      ['all', { from: 334, to: 341 }],
    ]);
    expect(monthsAround(listedHunts.map(({ days }) => days)).map(({ month }) => month)).toEqual([11, 12]);
    expect(sharedWithHunters([hike])).toEqual([]);
  });
  test('a park counts as open only if a good source confirms it for every hunt and every hike in it', () => {
    const open = hikeWith({ park: 'Open', seasons: [hunt({ months: [11] }, 'no')] });
    expect([sharedWithHunters([open]), huntClosures([open])]).toEqual([[open], []]);
    const inDoubt = hikeWith({ park: 'Open', seasons: [hunt({ months: [12] }, 'unknown')] });
    expect(sharedWithHunters([open, inDoubt])).toEqual([]);
    expect(huntClosures([inDoubt])).toEqual([]);
    const reported = hikeWith({ seasons: [{ ...hunt({ months: [11] }, 'no'), reported: true }] });
    expect(sharedWithHunters([reported])).toEqual([]);
    expect(huntsInDoubt([open, inDoubt, reported]).map(({ park }) => park)).toEqual(['Open', someHike.park]);
    const second = hikeWith({ park: 'Open', seasons: [] });
    expect(sharedWithHunters([second, open])).toEqual([second]);
  });
  test('no park listed as open has a page that mentions a closure', () => {
    for (const { park } of sharedWithHunters(listed))
      for (const { id, seasons } of listed.filter((hike) => hike.park === park))
        for (const { kind, words } of seasons)
          if (kind === 'hunt') expect(words, id).not.toMatch(/clos|limited|only a|not found|no (recent|newer|other)/i);
  });
  test('hunts that were not found are not treated as absent: such hikes are named', () => {
    const without = hikeWith({ seasons: [{ ...hunt({ months: [1] }, 'all'), kind: 'ski' }] });
    expect(withoutHunts([without, hikeWith({ seasons: [hunt({ months: [11] }, 'unknown')] })])).toEqual([without]);
  });
  test.each<[When, string]>([
    [{ from: '11-15', to: '11-25' }, 'November 15 to 25'],
    [{ from: '11-24', to: '12-10' }, 'November 24 to December 10'],
    [{ months: [11, 12] }, 'November and December'],
    [{ from: '2026-11-01', to: '2026-11-30' }, 'November 1, 2026 to November 30, 2026'],
  ])('fall in a span: %j is %s', (when, words) => {
    expect(formatSpan(when)).toBe(words);
  });
});

test('wheels: complete hikes come first, and nothing that is only reported is listed', () => {
  const wheels = (wheelchair: 'all' | 'part' | 'no', stroller: 'all' | 'part' | 'no', reported = false) =>
    hikeWith({
      id: `${wheelchair} ${stroller} ${reported}`,
      wheels: { ...someHike.wheels, wheelchair, stroller, reported },
    });
  const hikes = [
    wheels('part', 'part'),
    wheels('no', 'no'),
    wheels('all', 'all', true),
    wheels('no', 'part'),
    wheels('all', 'all'),
  ];
  expect(onWheels(hikes).map(({ id }) => id)).toEqual(['all all false', 'part part false', 'no part false']);
});

test('a park that lends a track chair is listed once, with all its hikes and its phone number', () => {
  const wheels = { ...someHike.wheels, trackChair: 'Call ahead' };
  const official = { ...someHike.official, phone: '218-555-0100' };
  const hikes = [
    hikeWith({ park: 'B', wheels, official: { page: null, conditions: null } }),
    hikeWith({ park: 'A', wheels, official }),
    hikeWith({ park: 'B', wheels, official }),
  ];
  expect(chairParks(hikes).map(({ park, hikes: inPark, phone }) => [park, inPark.length, phone])).toEqual([
    ['A', 1, '218-555-0100'],
    ['B', 2, '218-555-0100'],
  ]);
});

test('by bus or train: certain ones come first', () => {
  const transit = (reported: boolean) =>
    hikeWith({ id: `${reported}`, transit: { by: ['bus'], words: 'Bus 5', reported } });
  expect(byTransit([transit(true), hikeWith({ transit: undefined }), transit(false)]).map(({ id }) => id)).toEqual([
    'false',
    'true',
  ]);
});

test('in winter on foot: only stated facts are listed', () => {
  const winter = (onFoot: 'yes' | 'part' | 'no', reported: boolean) =>
    hikeWith({ winter: { onFoot, words: 'Open', reported } });
  expect(
    walkedInWinter([winter('yes', false), winter('yes', true), winter('part', false), winter('no', false)]),
  ).toHaveLength(2);
});

test('the figures in the text exist', () => {
  const figures = getFigures(listed);
  expect(() => loadBeforeYouGo(figures)).not.toThrow();
  expect(figures.hikes).toBe(formatCount(listed.length));
});

describe('the Before you go page', () => {
  const { sections } = loadBeforeYouGo(getFigures(listed));
  const section = (anchor: string) => sections.find((each) => each.anchor === anchor)?.blocks ?? [];

  test('takes a few minutes to read: at most 750 words, with lists and sources collapsed', () => {
    const text = sections.flatMap(({ title, short, blocks }) => [
      title,
      short,
      ...blocks.map((block) =>
        block.kind === 'paragraph' ? block.text : block.kind === 'list' ? block.items.join(' ') : '',
      ),
    ]);
    const words = text
      .join(' ')
      .replace(/\]\([^)]*\)/g, '')
      .split(/\s+/)
      .filter((word) => /\w/.test(word));
    expect(words.length).toBeLessThanOrEqual(750);
  });
  test('the Before you go page counts Pipestone as federal land, not as tribal land', () => {
    const blocks = section('tribal-lands');
    const pages = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
    expect(pages.map((item) => /\/trails\/[\w-]+\/([\w-]+)/.exec(item)?.[1])).toEqual(['grand-portage', 'upper-sioux']);
    expect(JSON.stringify(blocks)).toMatch(/Pipestone National Monument\]\([^)]*\) is federal land/);
  });
  test('the Before you go page gives no reason for hikes without a permit that some of them contradict', () => {
    expect(JSON.stringify(section('permits'))).not.toMatch(/count(y|ies)|cit(y|ies)|federal/i);
  });
});

test('the shortest day is given for the northernmost hike', () => {
  const at = (park: string, latitude: number) => ({
    ...hikeWith({}),
    park,
    trailhead: { ...hikeWith({}).trailhead, latitude, longitude: -94 },
  });
  const figures = getFigures([at('Middle', 46), at('South', 43.53), at('North', 48.73)]);
  expect(figures).toMatchObject({ northmost: 'North', shortestNorth: '8 hours 15 minutes' });
});

test('every hike is in one of the four lists about hunts, by its park', () => {
  const named = [
    ...huntClosures(listed).map(({ hike }) => hike),
    ...[sharedWithHunters, huntsInDoubt, withoutHunts].flatMap((list) => list(listed)),
  ].map(({ park }) => park);
  expect(listed.map(({ park }) => park).filter((park) => !named.includes(park))).toEqual([]);
});
