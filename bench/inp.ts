/**
 * How soon the page answers a hand, with a processor four times slower: npm run bench:inp
 * Typing in the finder, choosing, opening its map, opening the badge dialog. What counts is the processor time that the
 * page's own thread needs from the event until all is drawn, times four: a busy machine tells the same as a quiet one.
 * Beside it stands what the browser itself times by the clock with the slowdown switched on (Event Timing, what INP is
 * made of), which only says something on a quiet machine. The bar is 100 ms, for the median of the rounds.
 */
import { resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { browserArguments, browserPath } from '../e2e/browser.ts';
import { phone, startServer } from '../e2e/harness.ts';
import { record } from './figures.ts';

const bar = 100;
const slowdown = 4;
const rounds = Number(process.env.ROUNDS ?? 5);

process.chdir(resolve(import.meta.dirname, '..'));
const server = await startServer();
const browser = await chromium.launch({ executablePath: browserPath(), args: browserArguments });

type Interaction = {
  what: string;
  path: string;
  ready: (page: Page) => Promise<unknown>;
  /** One after the other; the slowest counts. */
  steps: ((page: Page) => Promise<unknown>)[];
};

const awake = (page: Page) => page.locator('#finder-text:enabled').waitFor();
const tap = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

const interactions: Interaction[] = [
  {
    what: 'A key in the finder',
    path: '/hikes',
    async ready(page) {
      await awake(page);
      await page.locator('#finder-text').click();
    },
    steps: [...'easy waterfall near duluth'].map((key) => (page) => page.keyboard.press(key === ' ' ? 'Space' : key)),
  },
  { what: 'A filter of the finder', path: '/hikes', ready: awake, steps: [tap('Waterfall'), tap('Easy')] },
  {
    what: 'A hike put on the list',
    path: '/hikes?waterfall=yes',
    ready: (page) => page.locator('#find li > button').first().waitFor(),
    steps: [(page) => page.locator('#find li > button').first().click()],
  },
  { what: 'The map of the finder', path: '/hikes', ready: awake, steps: [tap('Show on a map')] },
  {
    what: 'The badge dialog',
    path: '/badges/me',
    async ready(page) {
      await page.getByRole('button', { name: 'Try for a badge' }).first().waitFor();
      await page.waitForTimeout(1500);
      await page.keyboard.press('Escape');
    },
    steps: [tap('Try for a badge')],
  },
];

/** Long enough for what follows an event; what is fetched meanwhile belongs to it. */
const settledMs = 700;

type Measure = { processor: number; clock: number };

async function measure({ path, ready, steps }: Interaction): Promise<Measure> {
  const context = await browser.newContext({ ...phone, baseURL: server.origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watchEvents);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await page.goto(path, { waitUntil: 'load' });
  await ready(page);
  await page.waitForTimeout(settledMs);
  let processor = 0;
  for (const step of steps) {
    const before = await spent();
    await step(page);
    await page.waitForTimeout(settledMs);
    processor = Math.max(processor, (await spent()) - before);
  }
  await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'load' });
  await ready(page);
  await page.waitForTimeout(settledMs);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await slowest(page);
  for (const step of steps) await step(page);
  await page.waitForTimeout(settledMs * 2);
  const clock = await slowest(page);
  await context.close();
  return { processor: processor * slowdown, clock };
}

function watchEvents(): void {
  const slowestSeen = { ms: 0 };
  Object.assign(window, { slowestSeen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId) slowestSeen.ms = Math.max(slowestSeen.ms, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Since it was last asked, in milliseconds. */
const slowest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { slowestSeen } = window as unknown as { slowestSeen: { ms: number } };
    const { ms } = slowestSeen;
    slowestSeen.ms = 0;
    return ms;
  });

const median = (figures: number[]) =>
  Math.round(figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0);

for (const interaction of interactions) {
  const measures: Measure[] = [];
  for (let round = 0; round < rounds; round += 1) measures.push(await measure(interaction));
  const [processor, clock] = [median(measures.map((one) => one.processor)), median(measures.map((one) => one.clock))];
  console.log(`${interaction.what}: ${processor} ms of processor time (bar ${bar}), ${clock} ms by the clock`);
  record({
    what: `${interaction.what}, processor ${slowdown} times slower`,
    figure: `${processor} ms of processor time, ${clock} ms by the clock`,
    bar: `${bar} ms`,
  });
}
await browser.close();
await server.stop();
