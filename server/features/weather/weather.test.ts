import { expect, it } from 'vitest';
import { nowSchema } from '../../../domain/live/schema.ts';
import { onBothDatabases } from '../../../test/databases.ts';
import { readNow } from '../../../test/desk.ts';
import { startWeatherService, type WeatherService } from '../../../test/weather-service.ts';

type Build = Parameters<Parameters<typeof onBothDatabases>[1]>[0];
type Options = NonNullable<Parameters<Build>[0]>;

const environment = (service: WeatherService) => ({
  ...{ WEATHER: 'on', CONTACT: 'ranger@trails.example', WEATHER_URL: service.url },
});

/** A server whose weather service is the stand-in; both have the same clock. */
async function start(build: Build, options: Options = {}) {
  let now = () => new Date();
  const service = await startWeatherService(() => now());
  const test = await build({ ...options, environment: { ...options.environment, ...environment(service) } });
  now = test.now;
  service.issue();
  /** Half a minute apart, so that each has a lease. */
  const fetchWeather = async (minutes = 0.5) => {
    test.advance(minutes);
    await test.app.fetchWeather();
  };
  return { ...test, service, fetchWeather };
}

onBothDatabases('the weather', (build) => {
  it('is in /now.json for every hike, by cell, once the service has replied', async () => {
    const test = await start(build);
    test.service.place = (path) => ({
      cell: path.startsWith('/points/46.6') ? 'DLH/10,20' : 'MPX/1,1',
      ...{ zone: 'MNZ062', county: 'MNC123', fire: 'MNZ062' },
    });
    await test.fetchWeather();
    const now = nowSchema.parse(await readNow(test));
    expect(now.forecasts?.map(({ hikes }) => hikes)).toEqual([
      ['lighthouse', 'ridge'],
      ['gorge', 'swing-bridge'],
    ]);
    expect(now.alerts).toEqual([]);
    expect(test.service.pathsAsked()).toEqual([
      '/alerts/active?area=MN&status=actual',
      ...['/points/47.2,-91.37', '/points/46.65,-92.37', '/points/46.6572,-92.37', '/points/44,-91.5'],
      ...['/gridpoints/MPX/1,1/forecast', '/gridpoints/DLH/10,20/forecast'],
    ]);
  });
});
