// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { LiveDocument } from '../../../../domain/status/live-document.ts';
import type { WeatherAlert } from '../../../../domain/status/weather.ts';
import { toMarkup } from '../../../../test/markup.tsx';
import { showTrailAlerts } from './show-trail-alerts.ts';
import { TrailAlerts } from './trail-alerts.tsx';

const morning = new Date('2026-11-18T15:00:00Z');
const warning: WeatherAlert = {
  id: 'a',
  hikes: ['gorge', 'falls'],
  event: 'Winter Storm Warning',
  url: 'https://forecast.weather.gov/a',
  headline: 'Winter Storm Warning issued November 18 at 3:12AM CST until November 19 at 6:00PM CST by NWS Duluth MN',
  from: '2026-11-18T18:00:00Z',
  until: '2026-11-20T00:00:00Z',
  asOf: '2026-11-18T09:12:00Z',
};
const live = (...alerts: WeatherAlert[]): LiveDocument => ({
  version: 1,
  asOf: morning.toISOString(),
  notices: [],
  alerts,
});

function getPage(hike: string) {
  document.body.innerHTML = `<section data-hike="${hike}">${toMarkup(<TrailAlerts />)}</section>`;
  const section = document.querySelector('section') as HTMLElement;
  return {
    show: (liveDocument: LiveDocument, moment = morning) => showTrailAlerts(section, liveDocument, moment),
    isHidden: () => section.querySelector<HTMLElement>('[data-part="alerts"]')?.hidden,
    lines: () => [...section.querySelectorAll('li')],
  };
}

test('an alert is on the pages of the hikes it covers, all of it as text', () => {
  const page = getPage('falls');
  page.show(live({ ...warning, headline: '<b>Storm</b>' }));
  const [line] = page.lines();
  expect(line?.textContent).toBe('Winter Storm Warning Wed 12 PM to Thu 6 PM <b>Storm</b>');
  expect(line?.querySelector('a')?.href).toBe(warning.url);
  expect(line?.querySelector('[data-sign="alert"]')).not.toBe(null);
  const elsewhere = getPage('bluff');
  elsewhere.show(live(warning));
  expect([elsewhere.isHidden(), elsewhere.lines()]).toEqual([true, []]);
});

test('before any alert is known there is no list of them', () => {
  expect(getPage('falls').isHidden()).toBe(true);
});

test('once it is active, an alert shows when it ends, with its date if that is not this week', () => {
  const page = getPage('falls');
  const getTime = () => page.lines()[0]?.querySelector('time')?.textContent;
  page.show(live(warning), new Date('2026-11-19T12:00:00Z'));
  expect(getTime()).toBe('until Thu 6 PM');
  page.show(live({ ...warning, until: '2026-11-26T18:00:00Z' }), new Date('2026-11-19T12:00:00Z'));
  expect(getTime(), 'a Thursday too').toBe('until November 26, 12 PM');
});

test("an alert is removed when it is over by the device's clock, and when it was replaced", () => {
  const page = getPage('falls');
  page.show(live(warning), new Date('2026-11-19T23:59:59Z'));
  expect(page.isHidden()).toBe(false);
  page.show(live(warning), new Date('2026-11-20T00:00:00Z'));
  expect([page.isHidden(), page.lines()]).toEqual([true, []]);
  page.show(live(warning, { ...warning, id: 'b', event: 'Wind Chill Advisory' }));
  page.show(live({ ...warning, id: 'c', event: 'Blizzard Warning' }));
  expect(page.lines().map((line) => line.querySelector('b')?.textContent)).toEqual(['Blizzard Warning']);
});

test('an unchanged alert is not rerendered, so that the focus stays on its link', () => {
  const page = getPage('falls');
  page.show(live(warning));
  const [line] = page.lines();
  page.show(live(warning), new Date('2026-11-18T15:01:00Z'));
  expect(page.lines()[0]).toBe(line);
});
