import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { loadContent } from '../../../content/load.ts';
import { makeSteward, readNow } from '../../../test/desk.ts';
import { liveDocumentSchema } from '../../../test/now.ts';
import { minneapolis, start } from '../../../test/weather-app.ts';
import { type Json, recording } from '../../../test/weather-service.ts';
import { getCatalog } from '../../site/catalog.ts';

it('/now.json has at most 16 KB in Brotli for fifty hikes, fifty alerts and thirty notices', async () => {
  const { guide } = getCatalog(loadContent());
  const test = await start({ guide });
  let seed = 1;
  const random = (most: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % most;
  };
  const [first, second] = [recording('forecast', test.now()), recording('forecast-winter', test.now())];
  const phrases = [...first.properties.periods, ...second.properties.periods].map((one: Json) => one.shortForecast);
  test.service.place = (path) => ({
    ...minneapolis,
    cell: `MPX/${((Math.abs(Number(path.split(',')[1])) * 1000) % 9999) | 0},${random(99)}`,
  });
  test.service.forecast = (_, now) => {
    const json = recording('forecast', now);
    json.properties.updateTime = new Date(now.getTime() - random(30_000_000)).toISOString();
    for (const period of json.properties.periods) {
      Object.assign(period, { temperature: 10 + random(60), windSpeed: `5 to ${5 * (1 + random(6))} mph` });
      Object.assign(period, { shortForecast: phrases[random(phrases.length)] });
      period.probabilityOfPrecipitation.value = random(101);
    }
    return json;
  };
  test.service.alerts = (now) => {
    const list = recording('alerts-of-a-bad-day', now);
    const all = [...list.features, ...list.features].map((feature: Json, i: number) => ({
      ...feature,
      properties: {
        ...feature.properties,
        id: `urn:oid:2.49.0.1.840.0.${Array.from({ length: 40 }, () => random(16).toString(16)).join('')}.001.1`,
        ends: new Date(now.getTime() + 3_600_000 * (i + 1)).toISOString(),
        references: [],
        affectedZones: ['https://api.weather.gov/zones/forecast/MNZ062'],
      },
      geometry: null,
    }));
    return { ...list, features: all };
  };
  const words = () =>
    Array.from({ length: 40 }, () => random(99991).toString(36))
      .join(' ')
      .slice(0, 280);
  for (let i = 0; i < 30; i += 1) {
    const steward = await makeSteward(test);
    const { slug = '' } = guide.hikes[i] ?? {};
    await steward.published({ words: words(), hikes: [slug] });
  }
  while ((await readNow(test)).forecasts?.flatMap(({ hikes }) => hikes).length !== guide.hikes.length)
    await test.fetchWeather(0.5);
  const response = await test.app.inject({ url: '/now.json', headers: { 'accept-encoding': 'br' } });
  const now = liveDocumentSchema.parse(JSON.parse(brotliDecompressSync(response.rawPayload).toString()));
  expect([now.notices.length, now.alerts?.length]).toEqual([30, 50]);
  expect(now.forecasts?.length).toBeGreaterThan(45);
  expect(response.rawPayload.length).toBeLessThan(16 * 1024);
});
