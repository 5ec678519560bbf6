/** Each choice of each question matches the hikes it describes, and no others. */
import { describe, expect, test } from 'vitest';
import { getSlug, hikeLike } from '../../test/hikes.ts';
import type { Point } from '../geo/geo.ts';
import type { PublicConditionKind } from '../status/condition-reports.ts';
import { difficulties } from '../trail/difficulty.ts';
import { milesToKm } from '../units.ts';
import type { DayThere } from './day-there.ts';
import { finderFilters, hasReports, reportFilters } from './filters.ts';
import { emptyQuery, find, makeFinderIndex, type Situation } from './finder.ts';
import { type Hike, milesWalked, minutesWalked } from './hike.ts';

const guide = {
  regions: [
    { slug: 'central', name: 'Central' },
    { slug: 'southeast', name: 'Southeast' },
  ],
  state: { code: 'MN', name: 'Minnesota' },
};

function answers(hikes: Hike[], key: string, situation: Situation = {}): Record<string, string[]> {
  const index = makeFinderIndex(hikes, guide);
  const { choices = [] } = index.allFilters.find((filter) => filter.key === key) ?? {};
  return Object.fromEntries(
    choices.map(({ value }) => {
      const { found } = find(index, { ...emptyQuery, values: { [key]: value } }, situation);
      return [value, found.map(({ hike }) => getSlug(hike))];
    }),
  );
}

test('region', () => {
  const hikes = [hikeLike('a'), hikeLike('b', { region: 'southeast' })];
  expect(answers(hikes, 'region')).toEqual({ central: ['a'], southeast: ['b'] });
});

test('difficulty', () => {
  const hikes = difficulties.map((difficulty) => hikeLike(difficulty, { difficulty }));
  expect(answers(hikes, 'difficulty')).toEqual({
    easy: ['Easy', 'Easy (Accessible Boardwalk)'],
    gentle: ['Easy', 'Easy (Accessible Boardwalk)', 'Easy to Moderate'],
    moderate: ['Easy', 'Easy (Accessible Boardwalk)', 'Easy to Moderate', 'Moderate'],
    hard: ['Moderate to Difficult', 'Difficult'],
  });
});

describe('length', () => {
  const walk = (miles: number, route: 'loop' | 'one way' = 'loop') =>
    hikeLike(`${miles} ${route}`, { distance: { miles, route } });

  test('length is the distance walked, including the way back of a one-way hike', () => {
    const hikes = [walk(1), walk(1.1), walk(1, 'one way'), walk(3), walk(5), walk(2.6, 'one way')];
    expect(answers(hikes, 'length')).toEqual({
      '1': ['1 loop'],
      '2': ['1 loop', '1.1 loop', '1 one way'],
      '3': ['1 loop', '1.1 loop', '1 one way', '3 loop'],
      '5': ['1 loop', '1.1 loop', '1 one way', '3 loop', '5 loop'],
      long: ['2.6 one way'],
    });
  });

  test('length that is not known answers to no limit', () => {
    const hikes = [hikeLike('unknown', { distance: null })];
    expect(answers(hikes, 'length')).toEqual({ '1': [], '2': [], '3': [], '5': [], long: [] });
    expect(milesWalked({ distance: null, duration: null })).toBeNull();
  });
});

describe('time on foot', () => {
  const walk = (to: number, of?: 'one way' | 'uphill' | 'round trip') =>
    hikeLike(`${to} ${of ?? ''}`.trim(), { duration: { minutes: [10, to], about: false, of } });

  test('is the upper end of the range, with the way down, and without the way back of a one-way hike', () => {
    const hikes = [walk(30), walk(30, 'one way'), walk(31, 'uphill'), walk(90, 'round trip'), walk(120), walk(121)];
    expect(answers(hikes, 'time')).toEqual({
      '30': ['30', '30 one way'],
      '60': ['30', '30 one way'],
      '90': ['30', '30 one way', '31 uphill', '90 round trip'],
      '120': ['30', '30 one way', '31 uphill', '90 round trip', '120'],
      long: ['121'],
    });
  });

  test('time on foot that is not known answers to no limit', () => {
    expect(answers([hikeLike('unknown', { duration: null })], 'time').long).toEqual([]);
    expect(minutesWalked({ duration: null })).toBeNull();
  });
});

test('a hike described as flat is flat, an unknown climb matches no limit', () => {
  const hikes = [
    hikeLike('flat', { climb: { flat: true } }),
    hikeLike('unknown', { climb: { flat: false } }),
    ...[100, 101, 200, 400, 401].map((feet) => hikeLike(String(feet), { climb: { feet, flat: false } })),
    hikeLike('flat with a figure', { climb: { feet: 150, flat: true } }),
  ];
  expect(answers(hikes, 'climb')).toEqual({
    '100': ['flat', '100'],
    '200': ['flat', '100', '101', '200', 'flat with a figure'],
    '400': ['flat', '100', '101', '200', '400', 'flat with a figure'],
    steep: ['401'],
  });
});

describe('a checkbox', () => {
  const ticked = (key: string, hikes: Hike[]) => answers(hikes, key).yes;

  test('a checkbox for small children matches hikes for all ages, not those where they must be watched', () => {
    const suits = ['all ages', 'with supervision', 'older children', 'older teens', 'no'] as const;
    expect(
      ticked(
        'kids',
        suits.map((kids) => hikeLike(kids, { kids })),
      ),
    ).toEqual(['all ages']);
  });

  test('the checkbox for no stairs matches only hikes whose guide says that there are none', () => {
    const stairs = ['none', 'some', 'not mentioned'] as const;
    expect(
      ticked(
        'nostairs',
        stairs.map((each) => hikeLike(each, { stairs: each })),
      ),
    ).toEqual(['none']);
  });

  test('a checkbox for dogs matches every hike, because all allow them on a leash', () => {
    expect(ticked('dogs', [hikeLike('a'), hikeLike('b', { dogNote: 'not on the beach' })])).toEqual(['a', 'b']);
  });

  const onWheels = [
    hikeLike('neither'),
    hikeLike('stroller', { wheels: { wheelchair: 'no', stroller: 'all' } }),
    hikeLike('wheelchair', { wheels: { wheelchair: 'all', stroller: 'no' } }),
    hikeLike('in part', { wheels: { wheelchair: 'part', stroller: 'no' } }),
  ];
  test.each([
    ['wheelchair', ['wheelchair', 'in part']],
    ['stroller', ['stroller']],
    ['wheels', ['stroller', 'wheelchair', 'in part']],
  ])('a checkbox for %s matches hikes that are accessible at least in part', (key, found) => {
    expect(ticked(key, onWheels)).toEqual(found);
  });

  test.each([
    ['trackchair', { trackChair: true }],
    ['water', { water: 'At the gate' }],
    ['toilet', { restrooms: 'At the lot' }],
    ['transit', { transit: ['bus'] }],
    ['winter', { winter: 'part' }],
    ['winter', { winter: 'all' }],
  ] satisfies [string, Partial<Hike>][])('a checkbox for %s matches hikes that have some', (key, has) => {
    expect(ticked(key, [hikeLike('without'), hikeLike('with', has)])).toEqual(['with']);
  });

  const besidePaths = [
    hikeLike('nothing', { kids: 'all ages', nextToPath: [] }),
    hikeLike('with supervision', { kids: 'with supervision', nextToPath: [] }),
    hikeLike('water', { kids: 'all ages', nextToPath: ['open water'] }),
    hikeLike('drop-off', { kids: 'all ages', nextToPath: ['drop-off'] }),
    hikeLike('older teens', { kids: 'older teens' }),
    hikeLike('unknown', { kids: 'all ages' }),
  ];
  test.each([
    ['toddler', ['nothing']],
    ['olderkids', ['nothing', 'with supervision', 'water', 'drop-off', 'unknown']],
    ['nodropoff', ['nothing', 'with supervision', 'water']],
    ['noopenwater', ['nothing', 'with supervision', 'drop-off']],
  ])('a checkbox for %s matches only hikes that are known to fit', (key, found) => {
    expect(ticked(key, besidePaths)).toEqual(found);
  });

  test('the checkbox for toddlers has close matches without drop-offs first', () => {
    const freeHikes = besidePaths.slice(1).map((hike) => ({ ...hike, free: true }));
    const query = { ...emptyQuery, values: { toddler: 'yes', free: 'yes' } };
    const { close } = find(makeFinderIndex(freeHikes, guide), query);
    expect(close.map(({ hike }) => getSlug(hike))).toEqual(['water', 'unknown', 'with supervision', 'drop-off']);
  });

  test('against hunts matches hikes without a known hunt', () => {
    const hunted = (['hunt', 'hunters'] as const).map((kind) =>
      hikeLike(kind, { closures: [{ kind, words: '', when: { months: [11] } }] }),
    );
    expect(ticked('nohunt', [...hunted, hikeLike('quiet')])).toEqual(['quiet']);
  });

  test('a checkbox for camping matches campsites in the park, not in the next one', () => {
    const kinds = ['in the park', 'nearby', 'limited', 'none'] as const;
    expect(
      ticked(
        'camping',
        kinds.map((camping) => hikeLike(camping, { camping })),
      ),
    ).toEqual(['in the park', 'limited']);
  });

  test('a checkbox for no fee matches free hikes', () => {
    expect(ticked('free', [hikeLike('a'), hikeLike('b', { free: true })])).toEqual(['b']);
  });

  test.each([
    ['waterfall', 'waterfall'],
    ['lake', 'lake'],
    ['prairie', 'prairie'],
    ['bluff', 'bluff view'],
  ] as const)('a checkbox for %s matches hikes where there is one to see', (key, sight) => {
    expect(ticked(key, [hikeLike('a', { sights: ['river'] }), hikeLike('b', { sights: ['woods', sight] })])).toEqual([
      'b',
    ]);
  });
});

describe('how far', () => {
  const here = { latitude: 45, longitude: -94 };
  const at = (miles: number) =>
    hikeLike(`${miles} miles`, { place: { ...here, latitude: 45 + milesToKm(miles) / 111.195 } });
  const hikes = [at(24), at(49), at(99), at(149), at(151)];

  test('how far is measured from the starting place', () => {
    expect(answers(hikes, 'within', { origin: here })).toEqual({
      '25': ['24 miles'],
      '50': ['24 miles', '49 miles'],
      '100': ['24 miles', '49 miles', '99 miles'],
      '150': ['24 miles', '49 miles', '99 miles', '149 miles'],
    });
  });

  test('how far excludes nothing without a starting place', () => {
    expect(answers(hikes, 'within')['25']).toHaveLength(hikes.length);
  });
});

describe('the badge', () => {
  const hikes = [hikeLike('a', { badge: 'Gorge' }), hikeLike('b', { badge: 'Light' })];

  test('the badge is earned or not for a signed-in hiker', () => {
    expect(answers(hikes, 'badge', { earned: new Set(['Light']) })).toEqual({ missing: ['a'], earned: ['b'] });
  });

  test('the badge excludes nothing for a signed-out visitor', () => {
    expect(answers(hikes, 'badge')).toEqual({ missing: ['a', 'b'], earned: ['a', 'b'] });
  });
});

describe('the drive', () => {
  const origin = { latitude: 45, longitude: -94 };
  const [near, far] = [hikeLike('near'), hikeLike('far', { place: { latitude: 46, longitude: -94 } })];
  test('the drive is measured by road, as the list shows it', () => {
    const situation = { origin, minutesTo: (place: Point) => (place === near.place ? 62 : 93) };
    expect(answers([near, far], 'drive', situation)).toEqual({
      '30': [],
      '60': ['near'],
      '90': ['near'],
      '120': ['near', 'far'],
      '180': ['near', 'far'],
    });
  });
  test('the drive falls back to straight lines without road data', () => {
    expect(answers([near, far], 'drive', { origin })).toMatchObject({ '60': ['near'], '120': ['near', 'far'] });
  });
  test('the drive from nowhere excludes nothing', () => {
    expect(answers([near, far], 'drive')['60']).toEqual(['near', 'far']);
  });
  test('the drive decides the order, and straight-line distance breaks ties', () => {
    const index = makeFinderIndex([near, far], guide);
    const order = (minutesTo: (place: Point) => number) =>
      find(index, emptyQuery, { origin, minutesTo }).found.map(({ hike }) => getSlug(hike));
    expect(order((place) => (place === near.place ? 90 : 40))).toEqual(['far', 'near']);
    expect(order(() => 40)).toEqual(['near', 'far']);
  });
});

describe('out and home before dark', () => {
  const origin = { latitude: 45, longitude: -94 };
  const [early, late, unknown] = [hikeLike('early'), hikeLike('late'), hikeLike('unknown')];
  const dayThere = (hike: Hike): DayThere => {
    const home = new Date(hike === early ? 1 : 3);
    const outing = hike === unknown ? undefined : { arrive: home, offTrail: home, home, sunset: new Date(2) };
    return { day: '1970-01-01', status: { kind: 'none', kinds: [] }, outing, isForecast: false };
  };
  test('out and home before dark matches hikes that end by sunset', () => {
    expect(answers([early, late, unknown], 'daylight', { origin, dayThere })).toEqual({ yes: ['early'] });
  });
  test('out and home before dark from nowhere excludes nothing', () => {
    expect(answers([early, late], 'daylight')).toEqual({ yes: ['early', 'late'] });
  });
});

describe('what hikers reported', () => {
  const hikes = ['icy', 'muddy', 'color', 'unreported'].map((name) => hikeLike(name));
  const reports: Record<string, readonly PublicConditionKind[]> = {
    icy: ['icy', 'clear'],
    muddy: ['muddy'],
    color: ['color'],
  };
  const getConditions = (hike: Hike) => reports[getSlug(hike)] ?? [];

  test('what hikers reported excludes hikes reported as icy or muddy, and keeps those without a report', () => {
    expect(answers(hikes, 'noticy', { getConditions })).toEqual({ yes: ['muddy', 'color', 'unreported'] });
    expect(answers(hikes, 'notmuddy', { getConditions })).toEqual({ yes: ['icy', 'color', 'unreported'] });
  });

  test('what hikers reported finds peak color only with a report of it', () => {
    expect(answers(hikes, 'color', { getConditions })).toEqual({ yes: ['color'] });
  });

  test('what hikers reported excludes nothing until reports are loaded', () => {
    for (const key of ['noticy', 'notmuddy', 'color']) expect(answers(hikes, key).yes).toHaveLength(4);
  });

  test('what hikers reported is offered as a filter only if there is such a report', () => {
    const offered = (...seen: PublicConditionKind[]) =>
      finderFilters([]).flatMap((filter) =>
        filter.key in reportFilters && hasReports(filter, seen) ? filter.key : [],
      );
    expect([offered(), offered('icy', 'bugs'), offered('color')]).toEqual([[], ['noticy'], ['color']]);
  });
});
