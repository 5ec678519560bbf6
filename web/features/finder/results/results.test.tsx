// @vitest-environment happy-dom
/** The rows of the results: distance, duration, and notes on the query. */
import { expect, test } from 'vitest';
import type { DayThere } from '../../../../domain/finder/day-there.ts';
import { emptyQuery } from '../../../../domain/finder/finder.ts';
import { milesToKm } from '../../../../domain/units.ts';
import { hikeLike } from '../../../../test/hikes.ts';
import { all, toMarkup, toWords } from '../../../../test/markup.tsx';
import { statusWith } from '../../../../test/status.ts';
import { labelsWith } from '../query/query.messages.ts';
import { Results } from './results.tsx';

const hike = (slug: string, other = {}) => ({
  ...hikeLike(slug, other),
  badgeSrc: `/art/${slug}.svg`,
  pictureSrc: `/art/${slug}-hero.svg`,
});
type Props = React.ComponentProps<typeof Results>;
const nothing: Props['results'] = { found: [], close: [], farther: [], closed: [] };
const results = (results: Partial<Props['results']>, other: Partial<Props> = {}) => (
  <Results
    query={emptyQuery}
    regions={[]}
    labels={labelsWith([])}
    near={undefined}
    isAllUnderstood
    earned={undefined}
    savedHikes={new Set()}
    getStatus={() => statusWith()}
    getConditions={() => undefined}
    narrow={false}
    {...other}
    results={{ ...nothing, ...results }}
  />
);
const answered = (...given: Parameters<typeof results>) => toMarkup(results(...given));
const shown = (found: Props['results']['found'], values = {}, earned?: Props['earned']) =>
  answered({ found }, { query: { ...emptyQuery, values }, earned });
const row = (...args: Parameters<typeof shown>) => toWords(all(shown(...args), 'li')[0] ?? '');

test('a row shows the figures of its hike and the drive, or the miles if no road is known', () => {
  expect(row([{ hike: hike('gorge'), minutes: 100 }])).toContain(
    '4 miles, 1 hr 40 min–1 hr 50 min, Moderate, 1 hr 40 min drive',
  );
  expect(row([{ hike: hike('gorge'), km: milesToKm(25) }])).toContain('Moderate, 25 miles away');
});

test('a heading claims only what was understood', () => {
  const found = [{ hike: hike('gorge') }];
  expect(toWords(answered({ found }, { isAllUnderstood: false }))).toContain('matches what we understood');
  expect(toWords(answered({ found, closed: found }))).toContain('everything you asked for');
});

test('close matches, hikes farther away and closed ones follow, each group under its own heading', () => {
  const nearly = { key: 'length', value: '3', nearly: true };
  const markup = answered(
    {
      found: [{ hike: hike('a') }],
      close: [{ hike: hike('b'), misses: [nearly, { key: 'text', value: 'bison', nearly: false }] }],
      farther: [{ hike: hike('c'), minutes: 180 }],
      closed: [{ hike: hike('d') }],
    },
    {
      near: 'Duluth',
      getStatus: ({ id }) =>
        id.endsWith('/d') ? { ...statusWith('closed'), words: 'Dam work', until: '2027-07' } : statusWith(),
    },
  );
  expect(all(markup, 'h3').map(toWords)).toEqual(['1 hike', 'Close matches', 'Farther away', 'Closed right now']);
  expect(toWords(markup)).toContain('within 2 hours of Duluth');
  expect(toWords(markup)).toContain('more than 2 hours from Duluth');
  const [, close, , closed] = all(markup, 'li').map(toWords);
  expect(close).toContain('Longer than 3 miles. No mention of “bison”');
  expect(closed).toContain('Closed Dam work, through July 2027');
});

test('without an exact match, the heading says that these are the closest', () => {
  const close = [{ hike: hike('b'), misses: [{ key: 'waterfall', value: 'yes', nearly: false }] }];
  const markup = answered({ close });
  expect(all(markup, 'h3').map(toWords)).toEqual(['Closest']);
  expect(toWords(markup)).toContain('No waterfall');
});

const saturday = (weather?: DayThere['weather']): DayThere => ({
  day: '2026-07-04',
  status: statusWith(),
  sunset: new Date('2026-07-05T02:05:00Z'),
  outing: {
    arrive: new Date('2026-07-04T20:00:00Z'),
    offTrail: new Date('2026-07-04T22:00:00Z'),
    home: new Date('2026-07-05T00:30:00Z'),
    sunset: new Date('2026-07-05T02:05:00Z'),
  },
  weather,
  isForecast: weather !== undefined,
});

test('a row says why it fits the day: weather, sunset and time of return', () => {
  const said = (there: DayThere) => row([{ hike: hike('gorge'), km: 60, minutes: 60, there }]);
  const forecast = { day: '2026-07-04', sky: 'cloud', words: 'Mostly Cloudy', high: 71 } as const;
  expect(said(saturday({ ...forecast, chance: 10 }))).toContain('Dry, 71°, sunset 9:05 PM, home around 7:30 PM');
  expect(said(saturday({ ...forecast, sky: 'rain', chance: 60 }))).toContain('60% chance of rain, 71°, sunset');
  expect(said(saturday())).toMatch(/drive Sunset 9:05 PM, home around 7:30 PM/);
});

test('an unknown chance of rain is never called dry', () => {
  const weather = { day: '2026-07-04', sky: 'cloud', words: 'Cloudy', high: 71 } as const;
  const said = row([{ hike: hike('gorge'), there: saturday(weather) }]);
  expect(said).toContain('Chance of rain or snow not given, 71°');
  expect(said).not.toMatch(/\bdry\b/i);
});

test('for a weekend, a row names its better day', () => {
  const found = [{ hike: hike('gorge'), there: saturday() }];
  expect(toWords(answered({ found }, { days: 2 }))).toContain('Saturday: sunset 9:05 PM');
});

test('a row has the notes that matter for the query', () => {
  const active = hike('gorge', {
    dogNote: 'not on the beach',
    kids: 'with supervision',
    wheels: { wheelchair: 'part', stroller: 'all' },
    trackChair: true,
    water: 'at the office',
    restrooms: 'at the lot',
    winter: 'all',
    transit: ['bus', 'train'],
  });
  const values = {
    dogs: 'yes',
    kids: 'yes',
    wheels: 'yes',
    water: 'yes',
    toilet: 'yes',
    winter: 'yes',
    transit: 'yes',
  };
  const said = row([{ hike: active }], { ...values, trackchair: 'yes' }, new Set(['Badge of gorge']));
  for (const remark of [
    'Dogs: not on the beach',
    'Partly wheelchair accessible',
    'Good for strollers',
    'Track chairs to borrow. Call ahead.',
    'Water: at the office',
    'Restroom: at the lot',
    'Good in snow',
    'You can get there by bus or train',
    'Badge earned',
  ])
    expect(said).toContain(remark);
});

test('the end of a closure follows the sentence of a steward as one of its own', () => {
  const closed = { ...statusWith('closed'), words: 'The bridge is out.', until: '2026-11-22' };
  const markup = answered({ closed: [{ hike: hike('d') }] }, { getStatus: () => closed });
  expect(toWords(markup)).toContain('The bridge is out. Through November 22, 2026.');
});
