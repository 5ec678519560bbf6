/**
 * Interaction latency with a CPU throttled to a quarter: npm run bench -- inp
 * Typing in the finder, choosing, opening its map, opening the badge dialog. Measured by the browser itself (Event Timing, the basis of
 * INP): until the next frame, bar 100 ms, and how much of that is our own code. Wall-clock figures need a quiet machine; the CPU time of
 * everything that an event causes, response and rendering included and unthrottled, is printed beside them and comparable anywhere. Medians
 * of the rounds, of the slowest step each.
 */
import { resolve } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright-core';
import { browserArguments, wholeBrowserPath } from '../e2e/browser.ts';
import { awake } from '../e2e/finder.ts';
import { phone, startServer } from '../e2e/harness.ts';
import { record } from './figures.ts';

const bar = 100;
const slowdown = 4;
const rounds = Number(process.env.ROUNDS ?? 5);

process.chdir(resolve(import.meta.dirname, '..'));
const server = await startServer();
const browser = await chromium.launch({ executablePath: wholeBrowserPath(), args: browserArguments });

type Interaction = {
  what: string;
  path: string;
  ready: (page: Page) => Promise<unknown>;
  /** Run in order; the slowest counts. */
  steps: Step[];
};

/** Prepares, and returns the interaction to measure. */
type Step = (page: Page) => Promise<() => Promise<unknown>>;

/** Taps at coordinates that were computed before: the driver's own lookups and checks for a click would count as the page's. */
const tap =
  (find: (page: Page) => Locator): Step =>
  async (page) => {
    const target = find(page).first();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('Nothing to tap');
    return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
const tapButton = (name: string) => tap((page) => page.getByRole('button', { name }));
const press =
  (key: string): Step =>
  async (page) =>
  () =>
    page.keyboard.press(key === ' ' ? 'Space' : key);

const interactions: Interaction[] = [
  {
    what: 'INP: typing in the finder',
    path: '/hikes',
    async ready(page) {
      await awake(page);
      await page.locator('#finder-text').click();
    },
    steps: [...'easy waterfall near duluth'].map(press),
  },
  {
    what: 'INP: a filter of the finder',
    path: '/hikes',
    ready: awake,
    steps: [tapButton('Waterfall'), tapButton('Easy')],
  },
  {
    what: 'INP: adding a hike to the list',
    path: '/hikes?waterfall=yes',
    ready: (page) => page.locator('#find li:has(> a) > button').first().waitFor(),
    steps: [tap((page) => page.locator('#find li:has(> a) > button'))],
  },
  { what: 'INP: opening the map of the finder', path: '/hikes', ready: awake, steps: [tapButton('Map')] },
  {
    what: 'INP: opening the badge dialog',
    path: '/badges/me',
    async ready(page) {
      await page.getByRole('button', { name: 'Try for a badge' }).first().waitFor();
      await page.waitForTimeout(1500);
      await page.keyboard.press('Escape');
    },
    steps: [tapButton('Try for a badge')],
  },
];

/** Long enough for the effects of an event, including what is loaded meanwhile. */
const settledMs = 700;

type Timed = { shown: number; ours: number };
type Measure = Timed & { processor: number };

async function measure({ path, ready, steps }: Interaction): Promise<Measure> {
  const context = await browser.newContext({
    ...phone,
    hasTouch: true,
    isMobile: true,
    baseURL: server.origin,
    serviceWorkers: 'block',
  });
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
    const act = await step(page);
    const before = await spent();
    await act();
    await page.waitForTimeout(settledMs);
    processor = Math.max(processor, (await spent()) - before);
  }
  await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'load' });
  await ready(page);
  await page.waitForTimeout(settledMs);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await slowest(page);
  for (const step of steps) {
    const act = await step(page);
    await act();
  }
  await page.waitForTimeout(settledMs * 2);
  const timed = await slowest(page);
  await context.close();
  return { processor, ...timed };
}

function watchEvents(): void {
  const timed = { shown: 0, ours: 0 };
  Object.assign(window, { timed });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (!entry.interactionId) continue;
      timed.shown = Math.max(timed.shown, entry.duration);
      timed.ours = Math.max(timed.ours, entry.processingEnd - entry.processingStart);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The slowest since the last call, in milliseconds. */
const slowest = (page: Page): Promise<Timed> =>
  page.evaluate(() => {
    const { timed } = window as unknown as { timed: Timed };
    const { shown, ours } = timed;
    Object.assign(timed, { shown: 0, ours: 0 });
    return { shown, ours };
  });

const median = (figures: number[]) =>
  Math.round(figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0);

for (const interaction of interactions) {
  const measures: Measure[] = [];
  for (let round = 0; round < rounds; round += 1) measures.push(await measure(interaction));
  const [shown, ours, processor] = (['shown', 'ours', 'processor'] as const).map((figure) =>
    median(measures.map((one) => one[figure])),
  );
  console.log(
    `${interaction.what}: ${shown} ms to next paint (target ${bar}), ${ours} ms of that in our code; total CPU time, unthrottled: ${processor} ms`,
  );
  record({
    what: `${interaction.what}, CPU ${slowdown} times slower`,
    figure: `${shown} ms to next paint, ${ours} ms in our code; ${processor} ms total CPU time`,
    bar: `${bar} ms`,
  });
}
await browser.close();
await server.stop();
