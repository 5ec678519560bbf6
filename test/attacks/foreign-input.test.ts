/** Responses of strangers' servers that are made to keep ours busy: robots.txt, watched pages, weather. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createPageFetcher } from '../../server/features/source-watch/ask.ts';
import { noValidators } from '../../server/http/fetch-text.ts';
import { readNow } from '../desk.ts';
import { start } from '../weather-app.ts';
import { type Json, recording } from '../weather-service.ts';

const mostMs = 200;

/**
 * The CPU time in milliseconds of the longest turn of the event loop during this work: for so long nobody else was served.
 * Unlike elapsed time it does not depend on what else the machine does.
 */
async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  let start = process.threadCpuUsage();
  const finished = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await setImmediate();
    const { user, system } = process.threadCpuUsage(start);
    longest = Math.max(longest, (user + system) / 1000);
    start = process.threadCpuUsage();
  }
  await finished;
  return longest;
}
const pageSize = 2 * 1024 * 1024 - 1;

/** A server with these files. */
async function startHost(files: Record<string, string>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const body = files[url];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const longPath = `/${'a'.repeat(1000)}`;

it.each([
  ['20,000 agents', `${'User-agent: other\n'.repeat(20_000)}Disallow: /`],
  ['rules for 200 agents', 'User-agent: other\n'.repeat(200) + 'Disallow:/a\n'.repeat(30_000)],
  ['a pattern of 3 KB of *', `User-agent: *\nDisallow: ${'*'.repeat(3000)}`],
  ['a pattern of 450 KB', `User-agent: *\nDisallow: /${'*a'.repeat(225_000)}b`],
  ['patterns that match everywhere', `User-agent: *\n${`Disallow: *${'a'.repeat(990)}b\n`.repeat(450)}`],
  ['lines without an end', `User-agent: *\nDisallow:${' '.repeat(400_000)}`],
  ['nothing but line breaks', '\n'.repeat(500_000)],
  ['more than 500 KB', `User-agent: *\n${'#'.repeat(600_000)}`],
])('a robots.txt with %s does not keep the server busy', async (_, robots) => {
  const origin = await startHost({ '/robots.txt': robots, [longPath]: '<main>Open</main>' });
  expect(await longestTurnMs(() => createPageFetcher('x')(`${origin}${longPath}`, noValidators))).toBeLessThan(mostMs);
});

it('a robots.txt that would take long to evaluate allows nothing', async () => {
  const robots = 'User-agent: other\n'.repeat(20_000);
  const origin = await startHost({ '/robots.txt': robots, '/park': 'Open' });
  expect(await createPageFetcher('x')(`${origin}/park`, noValidators)).toMatchObject({ kind: 'forbidden' });
});

it.each(['<script ', '<main ', '<', '<!-- ', '</main', '<nav><main>', '<b>', '</p>', '<p>', '<b></b>', '&', '<a b=c '])(
  'a page of 2 MB of “%s” does not keep the server busy',
  async (piece) => {
    const origin = await startHost({ '/park': piece.repeat(pageSize / piece.length) });
    expect(await longestTurnMs(() => createPageFetcher('x')(`${origin}/park`, noValidators))).toBeLessThan(mostMs);
  },
);

const manyPoints = Array.from({ length: 100_000 }, (_, index) => [
  ...[-93 + Math.sin(index) / 100, 45 + Math.cos(index) / 100].map((degrees) => Number(degrees.toFixed(4))),
]);

it.each<[string, Json, Json?]>([
  ['a polygon of 100,000 points', { geometry: { type: 'Polygon', coordinates: [manyPoints] } }],
  ['a polygon of 600,000 empty points', { geometry: { type: 'Polygon', coordinates: [Array(600_000).fill([])] } }],
  ['600,000 empty polygons', { geometry: { type: 'MultiPolygon', coordinates: Array(600_000).fill([]) } }],
  ['900,000 references that are none', {}, { references: Array(900_000).fill(0) }],
  ['900,000 zones that are none', {}, { affectedZones: Array(900_000).fill(0), geocode: { UGC: [] } }],
  ['40,000 zones', {}, { affectedZones: Array(40_000).fill('https://api.weather.gov/zones/fire/MNZ062') }],
  ['a headline of 2 MB', {}, { headline: ' x'.repeat(900_000) }],
])('an alert with %s does not keep the server busy', async (_, changes, properties = {}) => {
  const test = await start();
  const list = recording('alerts', test.now());
  const [alert] = list.features;
  list.features = [{ ...alert, ...changes, properties: { ...alert.properties, ...properties } }];
  const body = JSON.stringify(list);
  test.service.response(/^\/alerts/, (response) => response.end(body));
  expect(await longestTurnMs(() => test.fetchWeather())).toBeLessThan(mostMs);
  expect(test.log()).not.toContain('weather service failed');
  expect(await longestTurnMs(test.refreshLiveDocument)).toBeLessThan(mostMs);
});

it('200 alerts with 10,000 points are matched without keeping the server busy', async () => {
  const test = await start();
  const alerts = (count: number, points: number) => {
    const list = recording('alerts', test.now());
    const geometry = { type: 'Polygon', coordinates: [manyPoints.slice(0, points)] };
    list.features = Array.from({ length: count }, (_, index) => ({
      ...list.features[0],
      geometry,
      properties: { ...list.features[0].properties, id: `urn:oid:${index}` },
    }));
    const body = JSON.stringify(list);
    test.service.response(/^\/alerts/, (response) => response.end(body));
  };
  alerts(200, 50);
  expect(await longestTurnMs(() => test.fetchWeather())).toBeLessThan(mostMs);
  expect(test.log()).not.toContain('weather service failed');
  alerts(1001, 3);
  expect(await longestTurnMs(() => test.fetchWeather(10))).toBeLessThan(mostMs);
  expect(test.log()).toContain('the list has 1001 alerts');
});

it('a forecast with 900,000 periods does not keep the server busy', async () => {
  const test = await start();
  const forecast = recording('forecast', test.now());
  forecast.properties.periods = [...forecast.properties.periods, ...Array(900_000).fill(0)];
  const body = JSON.stringify(forecast);
  test.service.response(/^\/gridpoints/, (response) => response.end(body));
  expect(await longestTurnMs(() => test.fetchWeather())).toBeLessThan(mostMs);
  expect((await readNow(test)).forecasts).toHaveLength(1);
});
