/** The application beside a fake weather service. */
import { build, type Options } from './databases.ts';
import { type Place, startWeatherService, type WeatherService } from './weather-service.ts';

export type Test = Awaited<ReturnType<typeof start>>;

export const contact = 'ranger@trails.example';
export const environment = ({ url }: WeatherService) => ({
  WEATHER: 'on',
  CONTACT: contact,
  WEATHER_URL: url,
  METRICS: 'on',
});
export const minneapolis: Place = { cell: 'MPX/1,1', zone: 'MNZ062', county: 'MNC123', fire: 'MNZ062' };

/** A server with a fake weather service on the same clock; all hikes are in one cell by default. */
export async function start(options: Options = {}) {
  let now = () => new Date();
  const service = await startWeatherService(() => now());
  const test = await build({ ...options, environment: { ...options.environment, ...environment(service) } });
  now = test.now;
  service.issue();
  service.place = () => minneapolis;
  /** The periodic job of a listening server. */
  const fetchWeather = async (minutes = 0) => {
    test.advance(minutes);
    await test.app.fetchWeather();
    await test.refreshLiveDocument();
  };
  const warnings = () => test.log().match(/weather service failed/g)?.length ?? 0;
  return { ...test, service, fetchWeather, warnings };
}
