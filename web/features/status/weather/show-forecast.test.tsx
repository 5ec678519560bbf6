// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { LiveDocument } from '../../../../domain/status/live-document.ts';
import type { ForecastDay, Forecast as Given } from '../../../../domain/status/weather.ts';
import { toMarkup } from '../../../../test/markup.tsx';
import { Forecast } from './forecast.tsx';
import { showForecast } from './show-forecast.ts';

const morning = new Date('2026-11-18T15:00:00Z');
const day = (date: number, given: Partial<ForecastDay> = {}): ForecastDay => ({
  day: `2026-11-${date}`,
  sky: 'snow',
  words: 'Snow',
  high: 34,
  low: 21,
  chance: 60,
  wind: 15,
  ...given,
});
const forecast: Given = {
  hikes: ['gorge', 'falls'],
  asOf: '2026-11-18T13:00:00Z',
  until: '2026-11-19T07:00:00Z',
  days: [18, 19, 20, 21, 22, 23, 24].map((date) => day(date)),
};
const document_ = (given: Partial<Given> = {}, moment = morning): LiveDocument => ({
  version: 1,
  asOf: moment.toISOString(),
  notices: [],
  forecasts: [
    { ...forecast, hikes: ['bluff'], days: [day(18, { high: 99 })] },
    { ...forecast, ...given },
  ],
});

function shown(liveDocument: LiveDocument, moment = morning, hike = 'falls') {
  document.body.innerHTML = `<section data-hike="${hike}">${toMarkup(<Forecast />)}</section>`;
  const section = document.querySelector('section') as HTMLElement;
  const show = (liveDocument: LiveDocument, moment: Date) => showForecast(section, liveDocument, moment);
  show(liveDocument, moment);
  const days = (list: string) =>
    [...section.querySelectorAll(`[data-${list}] b`)].map(({ textContent }) => textContent);
  return {
    section,
    show,
    days,
    hidden: () => section.querySelector<HTMLElement>('[data-forecast]')?.hidden,
    source: () => section.querySelector('[data-source]')?.textContent,
    icons: () => [...section.querySelectorAll('li use')].map((use) => use.getAttribute('href')?.split('#')[1]),
  };
}

afterEach(() => void vi.restoreAllMocks());

test('a reader from another country gets degrees Celsius and kilometers per hour', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  const { section } = shown(document_());
  expect(section.querySelector('h3')?.textContent).toBe('Forecast in °C');
  const line = [...(section.querySelector('li')?.querySelectorAll('[data-text]') ?? [])];
  expect(line.map(({ textContent }) => textContent).slice(1, 4)).toEqual(['1°', '/−6°', 'Snow 60%, wind 24 km/h']);
});

test('the forecast of the hike’s grid cell is shown with its age, more days on tap', () => {
  const { hidden, days, source, section } = shown(document_());
  expect(hidden()).toBe(false);
  expect([days('next'), days('later')]).toEqual([
    ['Today', 'Thu', 'Fri'],
    ['Sat', 'Sun', 'Mon', 'Tue'],
  ]);
  expect(source()).toBe('National Weather Service, issued 2 hours ago');
  expect(section.querySelector('li')?.textContent).not.toContain('99');
  expect(section.querySelector('[data-issued]')?.textContent).toBe(
    'National Weather Service, issued Wednesday, November 18, 7:00 AM',
  );
});

test('without a forecast for the hike, nothing is shown', () => {
  expect(shown({ version: 1, asOf: morning.toISOString(), notices: [] }).hidden()).toBe(true);
  expect(shown(document_(), morning, 'somewhere-else').hidden()).toBe(true);
});

test("a forecast is removed 18 hours after it was issued, by the device's clock", () => {
  const page = shown(document_());
  page.show(document_(), new Date('2026-11-19T06:59:59Z'));
  expect([page.hidden(), page.source()]).toEqual([
    false,
    'National Weather Service, issued 17 hours ago. It may have changed.',
  ]);
  page.show(document_(), new Date('2026-11-19T07:00:00Z'));
  expect(page.hidden()).toBe(true);
});

test('an offline copy says that it may have changed', () => {
  const { source } = shown({ ...document_(), asOf: '2026-11-18T14:30:00Z' });
  expect(source()).toBe('National Weather Service, issued 2 hours ago. It may have changed.');
});

test('after midnight a saved copy starts with the new day', () => {
  const { days } = shown(document_(), new Date('2026-11-19T06:30:00Z'));
  expect(days('next')).toEqual(['Today', 'Fri', 'Sat']);
});

test('an unchanged forecast is not rerendered, so that an opened list stays open', () => {
  const page = shown(document_());
  const [first] = page.section.querySelectorAll('li');
  page.show(document_(), new Date('2026-11-18T16:30:00Z'));
  expect(page.section.querySelector('li')).toBe(first);
  expect(page.source()).toContain('issued 3 hours ago');
});

test('a day without a high labels its temperature as the low; one without a low shows only its high', () => {
  const days = [day(18, { high: undefined }), day(19, { low: undefined }), day(20)];
  const { section } = shown(document_({ days }));
  const lines = [...section.querySelectorAll('li')].map((line) =>
    [...line.querySelectorAll('[data-text]')]
      .slice(0, 3)
      .map(({ textContent }) => textContent)
      .join('|'),
  );
  expect(lines).toEqual(['Tonight||low 21°', 'Thu|34°|', 'Fri|34°|/21°']);
});

test('icons are from our own set, by the sky; a mix of sun and clouds has its own', () => {
  const days = [
    day(18, { sky: 'sun', words: 'Sunny' }),
    day(19, { sky: 'cloud', words: 'Partly Sunny' }),
    day(20, { sky: 'cloud', words: 'Mostly Cloudy' }),
    day(21, { sky: 'storm', words: 'Partly Sunny then Thunderstorms' }),
  ];
  expect(shown(document_({ days })).icons()).toEqual(['sun', 'part-sun', 'cloud', 'storm']);
});
