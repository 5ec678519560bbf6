/** Every hike that does not match is listed under one reason, with its details. */
import { expect, test } from 'vitest';
import type { LeftOut } from '../../../../domain/finder/finder.ts';
import type { ListedHike } from '../../../../domain/finder/hike.ts';
import type { ForecastDay } from '../../../../domain/status/weather.ts';
import { hikeLike } from '../../../../test/hikes.ts';
import { all, toMarkup, toWords } from '../../../../test/markup.tsx';
import { statusWith } from '../../../../test/status.ts';
import { labelsWith } from '../query/query.messages.ts';
import { Reasons } from './why-not.tsx';

const miss = (key: string, value = 'yes') => ({ key, value, nearly: false });
const left = (park: string, other: Partial<LeftOut<ListedHike>>): LeftOut<ListedHike> => ({
  hike: { ...hikeLike(park, { park, path: `/trails/${park}` }), badgeSrc: '', pictureSrc: '' },
  misses: [],
  isClosed: false,
  ...other,
});
const forecast = (weather: Partial<ForecastDay>): LeftOut<ListedHike>['there'] => ({
  day: '2026-11-21',
  status: statusWith(),
  isForecast: true,
  weather: { day: '2026-11-21', sky: 'rain', words: 'Rain', ...weather },
});

test('each hike is left out for one reason, and the most common reason comes first', () => {
  const others = [
    left('Far', { minutes: 200, misses: [miss('stroller'), miss('dry'), miss('drive', '120')], there: forecast({}) }),
    left('Wet', { misses: [miss('dry')], there: forecast({ chance: 70 }) }),
    left('Soggy', { misses: [miss('dry')], there: forecast({ chance: 60 }) }),
    left('Silent', { misses: [miss('dry')], there: forecast({}) }),
    left('Shut', { misses: [miss('drive', '120')], isClosed: true }),
  ];
  const said = all(toMarkup(<Reasons others={others} labels={labelsWith([])} />), 'div').map(toWords);
  expect(said).toEqual([
    'Not dry 2 Wet 70%, Soggy 60%',
    'More than a 2-hour drive 1 Far 3 hr 20 min',
    'Chance of rain or snow not given 1 Silent',
    'Closed that day 1 Shut',
  ]);
});
