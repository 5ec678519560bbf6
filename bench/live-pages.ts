/**
 * What live data costs a trail page: Lighthouse with its default mobile throttling, interleaved, on the same server with
 * no live document at all (only the static files are hosted), with an empty one, and with a notice, conditions, an
 * alert and a forecast for the page. node bench/live-pages.ts; ROUNDS=5. Nothing is asserted: machines are noisy.
 */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { type Now, nowPath } from '../domain/live/now.ts';
import { dayMs } from '../domain/time/retention.ts';
import { browserArguments, wholeBrowserPath } from '../e2e/browser.ts';
import { startServer } from '../e2e/harness.ts';
import { record } from './figures.ts';
import { runLighthouse } from './lighthouse.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const debuggingPort = 9334;
const paths = ['/trails/north-shore/split-rock', '/trails/twin-cities-metro/mississippi-national'];
const hikes = paths.map((path) => path.split('/').at(-1) ?? '');

const after = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const day = (days: number) => after(days).slice(0, 10);
const empty: Now = { version: 1, asOf: after(0), notices: [] };
const hours = { from: after(-0.1), until: after(1), asOf: after(-0.1) };
const full: Now = {
  ...empty,
  notices: [{ ...hours, id: 'ice', hikes, kind: 'hazard', words: 'Ice on the upper steps.', by: 'steward' }],
  conditions: hikes.map((hike) => ({
    hike,
    day: day(0),
    reports: 3,
    kinds: [{ kind: 'icy', reports: 2, until: after(2) }],
  })),
  alerts: [
    {
      ...hours,
      id: 'storm',
      hikes,
      event: 'Winter Storm Warning',
      headline: 'Winter Storm Warning until 6 PM',
      url: 'https://alerts.weather.gov/',
    },
  ],
  forecasts: [
    {
      hikes,
      asOf: hours.asOf,
      until: hours.until,
      days: [0, 1, 2, 3, 4, 5, 6].map((later) => ({
        day: day(later),
        sky: 'snow',
        words: 'Chance Snow Showers',
        high: 34,
        low: 21,
        chance: 60,
        wind: 15,
      })),
    },
  ],
};

process.chdir(resolve(import.meta.dirname, '..'));
const server = await startServer();
const browser = await chromium.launch({
  executablePath: wholeBrowserPath(),
  args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
});

/** The same server behind a proxy that answers for the live document itself. */
async function proxy(now: Now | undefined) {
  const front = createServer((incoming, outgoing) => {
    if (incoming.url === nowPath) {
      outgoing.writeHead(now ? 200 : 404, { 'content-type': 'application/json' });
      outgoing.end(now && JSON.stringify(now));
      return;
    }
    const { headers, method, url } = incoming;
    const asked = request(server.origin + url, { headers, method }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
  return { origin: `http://127.0.0.1:${(front.address() as AddressInfo).port}`, front };
}

const variants = [
  { what: 'without a live document', ...(await proxy(undefined)) },
  { what: 'with an empty one', ...(await proxy(empty)) },
  { what: 'with a notice, conditions, alert and forecast', ...(await proxy(full)) },
].map((variant) => ({ ...variant, figures: [] as { score: number; lcp: number; cls: number; tbt: number }[] }));

async function visit(url: string) {
  const { audits, categories } = await runLighthouse(url, debuggingPort, ['performance']);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: (categories.performance?.score ?? 0) * 100,
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
  };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await visit(`${variants[0]?.origin}${paths[0]}`); // warm-up
for (const path of paths) {
  for (const variant of variants) variant.figures = [];
  for (let round = 0; round < rounds; round += 1)
    for (const variant of variants) variant.figures.push(await visit(variant.origin + path));
  for (const { what, figures } of variants) {
    const of = (name: keyof (typeof figures)[number]) => figures.map((figure) => figure[name]);
    const lcps = of('lcp').map(Math.round);
    const figure = `performance ${median(of('score'))}, LCP ${median(lcps)} ms (${Math.min(...lcps)} to ${Math.max(...lcps)}), CLS ${median(of('cls')).toFixed(3)}, TBT ${Math.round(median(of('tbt')))} ms`;
    console.log(`${path} ${what}: ${figure}`);
    record({ what: `Lighthouse of ${path}, ${what}`, figure });
  }
}
await browser.close();
for (const { front } of variants) front.close();
await server.stop();
