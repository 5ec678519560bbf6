// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { WeatherAlert } from '../../../domain/live/weather.ts';
import { hikeLike } from '../../../test/hikes.ts';
import { markupOf } from '../../../test/markup.tsx';
import { HikeRow } from '../../ui/hike-row.tsx';
import { LiveSigns } from '../live/live-signs.tsx';
import { showAlerts } from './show-alerts.ts';

const morning = new Date('2026-11-18T15:00:00Z');
const warning: WeatherAlert = {
  ...{ id: 'a', hikes: ['dam'], event: 'Winter Storm Warning', headline: '', url: 'https://forecast.weather.gov/a' },
  ...{ from: '2026-11-18T18:00:00Z', until: '2026-11-20T00:00:00Z', asOf: '2026-11-18T09:12:00Z' },
};

test('a row names the first alert of its hike, with the sign, until that is over; other rows name none', () => {
  document.body.innerHTML = markupOf(
    <>
      <LiveSigns />
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
    [...document.querySelectorAll('a')].map((row) => row.querySelector('[data-alert-word]')?.textContent);
  showAlerts([warning, { ...warning, id: 'b', event: 'Wind Chill Advisory' }], morning);
  showAlerts([warning], morning);
  expect(words()).toEqual([', Winter Storm Warning', undefined]);
  expect(document.querySelectorAll('[data-alert-word] [data-sign="alert"]')).toHaveLength(1);
  showAlerts([{ ...warning, event: '<i>Blizzard</i> Warning' }], morning);
  expect(words()).toEqual([', <i>Blizzard</i> Warning', undefined]);
  showAlerts([warning], new Date('2026-11-20T00:00:00Z'));
  expect(words()).toEqual([undefined, undefined]);
});
