/** Forecast and alerts on the page of a hike. */
import { followWhenPresent } from '../live/when-present.ts';

export const followWeather = (): (() => void) =>
  followWhenPresent(
    ({ forecasts, alerts }) => Boolean(forecasts?.length || alerts?.length),
    async () => (await import('./show-weather.ts')).showWeather,
  );
