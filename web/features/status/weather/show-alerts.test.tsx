// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { WeatherAlert } from '../../../../domain/status/weather.ts';
import { hikeLike } from '../../../../test/hikes.ts';
import { toMarkup } from '../../../../test/markup.tsx';
import { HikeRow } from '../../../ui/hike-row.tsx';
import { HikeLink } from '../hike-link.tsx';
import { AlertInRow } from './alert-in-row.tsx';
import { AlertsToday } from './alerts-today.tsx';
import { showAlerts } from './show-alerts.ts';

const morning = new Date('2026-11-18T15:00:00Z');
const warning: WeatherAlert = {
  id: 'a',
  hikes: ['dam'],
  event: 'Winter Storm Warning',
  headline: '',
  url: 'https://forecast.weather.gov/a',
  from: '2026-11-18T18:00:00Z',
  until: '2026-11-20T00:00:00Z',
  asOf: '2026-11-18T09:12:00Z',
};

test('a row names the first alert of its hike, with the symbol, until it is over', () => {
  document.body.innerHTML = toMarkup(
    <>
      <AlertInRow />
      {['dam', 'falls'].map((slug) => (
        <HikeRow
          key={slug}
          hike={{ ...hikeLike(slug), path: `/trails/x/${slug}` }}
          badgeSrc="/badge.svg"
          closures={[]}
        />
      ))}
    </>,
  );
  const words = () =>
    [...document.querySelectorAll('a')].map(
      (row) => row.querySelector('[data-slot="alert"]:not([hidden])')?.textContent,
    );
  showAlerts([warning, { ...warning, id: 'b', event: 'Wind Chill Advisory' }], morning);
  showAlerts([warning], morning);
  expect(words()).toEqual([', Winter Storm Warning', undefined]);
  expect(document.querySelectorAll('[data-slot="alert"] [data-sign="alert"]')).toHaveLength(1);
  showAlerts([{ ...warning, event: '<i>Blizzard</i> Warning' }], morning);
  expect(words()).toEqual([', <i>Blizzard</i> Warning', undefined]);
  showAlerts([warning], new Date('2026-11-20T00:00:00Z'));
  expect(words()).toEqual([undefined, undefined]);
});

test('today’s page lists an alert in each region it covers, with its hikes, until it is over', () => {
  const regions = ['ns', 'nw'].map((slug) => ({ slug, code: slug, name: slug, badge: { shape: 'circle' } }) as never);
  const hikes = [
    { slug: 'dam', path: '/trails/ns/dam', name: 'Dam Park', region: 'ns' },
    { slug: 'falls', path: '/trails/ns/falls', name: 'Falls Park', region: 'ns' },
    { slug: 'bluff', path: '/trails/nw/bluff', name: 'Bluff Park', region: 'nw' },
  ];
  document.body.innerHTML = `<div>${toMarkup(
    <>
      <AlertsToday regions={regions} />
      <HikeLink />
    </>,
  )}</div>`;
  const root = document.querySelector<HTMLElement>('[data-part="alerts-today"]') as HTMLElement;
  (root.parentElement as HTMLElement).dataset.today = JSON.stringify(hikes);
  const lines = (region: string) =>
    [...root.querySelectorAll(`[data-part="alerts-in"][data-key="${region}"] li`)].map(
      ({ textContent }) => textContent,
    );
  showAlerts([{ ...warning, hikes: ['dam', 'falls'], headline: '<b>Storm</b>' }], morning);
  expect([root.hidden, lines('ns'), lines('nw')]).toEqual([
    false,
    ['Winter Storm Warning Wed 12 PM to Thu 6 PM <b>Storm</b>Dam Park, Falls Park'],
    [],
  ]);
  showAlerts([{ ...warning, hikes: ['dam', 'falls'] }], new Date(warning.until));
  expect([root.hidden, lines('ns')]).toEqual([true, []]);
});

test('today’s page says until when an alert lasts once it has begun', () => {
  const region = { slug: 'ns', code: 'ns', name: 'ns', badge: { shape: 'circle' } } as never;
  document.body.innerHTML = `<div>${toMarkup(
    <>
      <AlertsToday regions={[region]} />
      <HikeLink />
    </>,
  )}</div>`;
  const root = document.querySelector<HTMLElement>('[data-part="alerts-today"]') as HTMLElement;
  const hikes = [{ slug: 'dam', path: '/trails/ns/dam', name: 'Dam Park', region: 'ns' }];
  (root.parentElement as HTMLElement).dataset.today = JSON.stringify(hikes);
  const when = () => root.querySelector('li time')?.textContent;
  showAlerts([warning], morning);
  expect(when()).toBe('Wed 12 PM to Thu 6 PM');
  showAlerts([warning], new Date(warning.from));
  expect(when()).toBe('until Thu 6 PM');
});

test('the map of today’s page has a diamond at each trailhead that an alert covers, until it is over', () => {
  const hikes = ['dam', 'falls'].map((slug) => ({ slug, path: `/trails/ns/${slug}`, name: slug, region: 'ns' }));
  const dots = hikes.map(({ path }) => `<a href="${path}"><circle cx="500" cy="900"/></a>`).join('');
  document.body.innerHTML = `<div data-today='${JSON.stringify(hikes)}'><svg><g class="map-trailheads">${dots}</g></svg>
    ${toMarkup(<AlertsToday regions={[]} />)}</div>`;
  const marks = () =>
    [...document.querySelectorAll('svg > [data-part="alert-mark"]')].map((mark) => [
      mark.getAttribute('x'),
      mark.getAttribute('y'),
    ]);
  const storm = { ...warning, hikes: ['dam'] };
  showAlerts([storm, { ...storm, id: 'b' }], morning);
  expect(marks()).toEqual([['500', '900']]);
  showAlerts([storm], new Date(storm.until));
  expect(marks()).toEqual([]);
});
