/** The finder's texts for a query: what it understood, the number of results, and alternatives. */
import { describe, expect, test } from 'vitest';
import { state } from '../../../../content/state.ts';
import { emptyQuery, makeFinderIndex, type Query, type Situation } from '../../../../domain/finder/finder.ts';
import type { Departure } from '../../../../domain/finder/outing.ts';
import { first } from '../../../../test/first.ts';
import { hikeLike, smallGuide } from '../../../../test/hikes.ts';
import { all, toMarkup, toVisibleText, toWords } from '../../../../test/markup.tsx';
import { statusWith } from '../../../../test/status.ts';
import { Markers } from '../map/map-markers.tsx';
import { MapPopup } from '../map/map-popup.tsx';
import type { Start } from '../place/place.ts';
import { Chips } from '../query/chips.tsx';
import type { ChosenDay } from '../query/day.ts';
import { chipMessages, labelsWith } from '../query/query.messages.ts';
import { ListHead } from './list-head.tsx';
import { NoHikeFound } from './no-hike-found.tsx';
import type { RegionInFinder } from './region-in-finder.ts';
import { StatusLine } from './status-line.tsx';

const regions = [
  { slug: 'north-shore', name: 'North Shore' },
  { slug: 'central', name: 'Central' },
];
const labels = labelsWith(regions);
const nothing = () => {};

test('each understood filter is shown in whole words and can be removed', () => {
  const chips = [
    { key: 'near', value: 'Duluth' },
    { key: 'badge', value: 'missing' },
    { key: 'dogs', value: 'yes' },
    { key: 'region', value: 'north-shore' },
  ];
  const markup = toMarkup(<Chips title={chipMessages.understood} chips={chips} labels={labels} onRemove={nothing} />);
  expect(markup).toContain('aria-label="Understood"');
  expect(all(markup, 'button').map(toWords)).toEqual([
    'Near Duluth: remove',
    'Badge not earned: remove',
    'Dogs: remove',
    'North Shore: remove',
  ]);
});

test('search words are chips too, and ignored words are named without a button', () => {
  const chips = [
    { key: 'lake', value: 'yes' },
    { key: 'text', value: 'bison', words: { from: 5, to: 10 } },
  ];
  const markup = toMarkup(
    <Chips title={chipMessages.understood} ignored={['Saturday']} onRemove={nothing} chips={chips} labels={labels} />,
  );
  expect(all(markup, 'button').map(toWords)).toEqual(['Lake: remove', 'bison: remove']);
  expect(all(markup, 'li').map(toWords)).toContain('We didn’t understand “Saturday”.');
});

test('ignored words are named even without a chip, and without either there is no list', () => {
  const chips = { title: chipMessages.understood, chips: [], labels, onRemove: nothing };
  expect(toWords(toMarkup(<Chips {...chips} ignored={['in spring']} />))).toBe('We didn’t understand “in spring”.');
  expect(toMarkup(<Chips {...chips} />)).toBe('');
});

describe('the line above the hikes', () => {
  const nowhere: Start = { origin: undefined, minutesTo: undefined, settled: true, error: '', lookAgain: nothing };
  const duluth = { name: 'Duluth', latitude: 46.8, longitude: -92.1 };
  const morning = { at: new Date('2026-07-04T13:00:00Z'), day: { year: 2026, month: 7, day: 4 }, isNow: false };
  const outOn = (departure: Departure): ChosenDay => ({
    departures: [departure],
    days: ['2026-07-04'],
    isChosen: false,
    isPast: false,
    wantedWeather: [],
    forecast: 'none',
    dayThere: undefined,
  });
  const said = (count: number, start: Partial<Start> = {}, query: Partial<Query> = {}, day?: ChosenDay) =>
    toWords(
      first(
        all(
          toMarkup(
            <StatusLine
              query={{ ...emptyQuery, ...query }}
              total={50}
              showing={count === 0}
              isNearOnly={false}
              shared=""
              onMap={false}
              day={day}
              plan={undefined}
              onClear={nothing}
              onMapToggled={nothing}
              count={count}
              start={{ ...nowhere, ...start }}
            />,
          ),
          'output',
        ),
      ),
    );

  test('the line above the hikes counts the results, of how many, with their own words for one and none', () => {
    expect([said(50), said(12), said(1), said(0)]).toEqual([
      '50 hikes',
      '12 hikes of 50',
      '1 hike of 50',
      'No exact matches',
    ]);
  });

  test('the line above the hikes names the starting point, and how accurate times and miles are', () => {
    expect(said(50, { origin: duluth, minutesTo: () => 30 })).toBe(
      '50 hikes, nearest to Duluth first. Driving times are estimates without traffic.',
    );
    expect(said(50, { origin: duluth })).toBe(
      '50 hikes, nearest to Duluth first. Miles are in a straight line. The drive is longer.',
    );
    expect(said(1, { origin: duluth, minutesTo: () => 30 })).toMatch(/^1 hike of 50\. Driving times/);
  });

  test('the line above the hikes says when a day trip would start', () => {
    expect(said(3, {}, {}, outOn(morning))).toMatch(/^3 hikes of 50\. Leaving .*July 4, 8:00 AM\.$/);
    expect(said(3, {}, {}, outOn({ ...morning, isNow: true }))).toBe('3 hikes of 50. Leaving now.');
  });

  test('for a requested day names the day, what the results consider, and the source of the forecast', () => {
    const active: ChosenDay = { ...outOn(morning), isChosen: true, wantedWeather: ['dry'], forecast: 2 * 3_600_000 };
    const line = said(3, { origin: duluth, minutesTo: () => 30 }, {}, active);
    expect(line).toMatch(/^3 hikes of 50 for Saturday, July 4, nearest to Duluth first\. /);
    expect(line).toContain('Leaving at 8:00 AM.');
    expect(line).toContain('Dry means less than a 30% chance of rain or snow.');
    expect(line).toMatch(/National Weather Service, issued 2 hours ago\.$/);
  });

  test('says that the weather is not considered if no forecast covers the day, and why', () => {
    const without = (forecast: ChosenDay['forecast']) =>
      said(3, {}, {}, { ...outOn(morning), isChosen: true, wantedWeather: ['dry'], forecast });
    expect(without('tooFar')).toContain('The forecast doesn’t reach that far yet, so we can’t check the weather.');
    expect(without('none')).not.toContain('Dry means');
    expect(without('none')).toContain('There’s no forecast right now, so we can’t check the weather.');
  });

  test('the line above the hikes says that a past day is over, and promises nothing for it', () => {
    const line = said(50, {}, {}, { ...outOn(morning), departures: [], isChosen: true, isPast: true });
    expect(line).toBe('50 hikes. Saturday, July 4, has passed. These are hikes for any day.');
  });
});

describe('without an exact match', () => {
  const index = makeFinderIndex(smallGuide, { regions, state });
  const towns = [{ name: 'Duluth', latitude: 46.8, longitude: -92.1 }];
  const asked = (query: Partial<Query>, situation: Situation = {}) =>
    toMarkup(
      <NoHikeFound
        query={{ ...emptyQuery, ...query }}
        situation={situation}
        onChoose={nothing}
        index={index}
        labels={labels}
        towns={towns}
        savedHikes={0}
      />,
    );
  const offers = (query: Partial<Query>) => all(asked(query), 'button').map(toWords);

  test('the finder offers to drop one filter, with the number of hikes that would find', () => {
    expect(offers({ values: { waterfall: 'yes', wheelchair: 'yes' } })).toEqual([
      'Drop wheelchair 2',
      'Drop waterfall 1',
      'Start over',
    ]);
    expect(toWords(asked({ values: { waterfall: 'yes', wheelchair: 'yes' } }))).toMatch(/^No exact matches\. Try:/);
  });

  test('the finder offers to drop two filters if one is not enough', () => {
    const values = { waterfall: 'yes', prairie: 'yes', wheelchair: 'yes' };
    expect(offers({ values })).toContain('Drop waterfall and prairie 1');
  });

  test('peak color that no one has reported offers the hikes known for fall color', () => {
    expect(offers({ values: { color: 'yes' } })[0]).toBe('Hikes known for fall color');
    expect(offers({ values: { prairie: 'yes', wheelchair: 'yes' } })).not.toContain('Hikes known for fall color');
  });

  test('a word that no hike has is named', () => {
    expect(toWords(asked({ text: 'xylophone' }))).toContain('No hike here mentions “xylophone”.');
    expect(offers({ text: 'xylophone' })).toEqual(['Start over']);
    expect(toWords(asked({ text: 'hikes for a Xylophone!' }))).toContain('No hike here mentions “Xylophone”.');
    const isClosed = ({ id }: { id: string }) => id === smallGuide[0]?.id;
    expect(toWords(asked({ text: 'xylophone' }, { isClosed }))).toContain('No hike here mentions “xylophone”.');
    expect(all(asked({ text: 'xylophone' }), 'a').map(toWords)).toContain('On wheels');
    expect(all(asked({ values: { waterfall: 'yes', wheelchair: 'yes' } }), 'a')).toEqual([]);
  });
});

describe('on the map', () => {
  const hike = { ...hikeLike('gorge'), badgeSrc: '/art/gorge.svg', pictureSrc: '/art/gorge-hero.svg' };
  const region: RegionInFinder = {
    slug: 'central',
    code: 'ce',
    name: 'Central',
    alsoCalled: [],
    badge: { shape: 'circle' },
  };

  test('a selected hike on the map shows its length, distance, reports and weather alert', () => {
    const popup = (km?: number) =>
      toVisibleText(
        <MapPopup
          found={km === undefined ? { hike } : { hike, km }}
          status={{ ...statusWith(), alert: 'Winter Storm Warning' }}
          seen={['icy', 'tree']}
          code="ce"
          side="left"
          onClose={nothing}
        />,
      );
    expect(popup(16.1)).toContain(
      '4 miles, 1 hr 40 min–1 hr 50 min, Moderate, 10 miles away, Icy, tree down, Winter Storm Warning',
    );
    expect(popup()).not.toContain('away');
  });

  test('a selected hike that is closed shows no condition and no alert', () => {
    const status = { ...statusWith('closed'), alert: 'Winter Storm Warning' };
    const popup = <MapPopup found={{ hike }} status={status} seen={['icy']} code="ce" side="left" onClose={nothing} />;
    expect(toVisibleText(popup)).toContain('Moderate Closed ');
  });

  test('a cluster says how many hikes it has, and where', () => {
    const spot = { x: 10, y: 10, item: hike };
    const markup = toMarkup(
      <Markers
        clusters={[{ x: 10, y: 10, spots: [spot, spot, spot] }]}
        view={{ x: 0, y: 0, k: 1 }}
        openId={undefined}
        getRegion={() => region}
        getStatus={() => statusWith()}
        getConditions={() => undefined}
        onOpen={nothing}
        onApproach={nothing}
        onFocus={nothing}
        onZoom={nothing}
      />,
    );
    expect(toWords(markup)).toContain('3 hikes around The Park of gorge: zoom in');
  });

  test.each([
    ['alert', [], 'Winter Storm Warning'],
    ['hazard', ['hazard'], 'hazard, Winter Storm Warning'],
  ] as const)('a marker under a weather alert has the sign for %s with %j, and says "%s"', (sign, kinds, said) => {
    const markup = toMarkup(
      <Markers
        clusters={[{ x: 10, y: 10, spots: [{ x: 10, y: 10, item: hike }] }]}
        view={{ x: 0, y: 0, k: 1 }}
        openId={undefined}
        getRegion={() => region}
        getStatus={() => ({ ...statusWith(...kinds), alert: 'Winter Storm Warning' })}
        getConditions={() => undefined}
        onOpen={nothing}
        onApproach={nothing}
        onFocus={nothing}
        onZoom={nothing}
      />,
    );
    expect(markup).toContain(`data-sign="${sign}"`);
    expect(toWords(markup)).toMatch(new RegExp(`, ${said}$`));
  });
});

test('a shared list says how many of its hikes are not in this guide', () => {
  const head = (unknown: number) =>
    toVisibleText(<ListHead list={{ name: 'a-b', ids: new Set(['north/gorge']), unknown }} savedHikes={new Set()} />);
  expect(head(0)).toMatch(/^A list someone shared It came with the link\./);
  expect(head(0)).not.toContain('in this guide');
  expect(head(1)).toContain('One of its hikes isn’t in this guide.');
  expect(head(2)).toContain('Two of its hikes aren’t in this guide.');
});
