/**
 * The delay from a steward's Publish to open pages: npm run bench -- live
 * In every installed engine, each with a different page: with one server, and with three servers on PostgreSQL behind nginx and a CDN that
 * caches whatever it may. Each round closes a hike and opens it again; the slowest counts, because the bar is a promise. The next step starts
 * as soon as every page has seen the last one, when the CDN's copy is fresh: the worst case.
 */
import { resolve } from 'node:path';
import { engineNames, packagesMissingFor } from '../e2e/browsers/engines.ts';
import { startEngine } from '../e2e/browsers/start.ts';
import { Tab } from '../e2e/browsers/tab.ts';
import { until } from '../e2e/browsers/until.ts';
import { startServer } from '../e2e/harness.ts';
import { hike } from '../e2e/hiker.ts';
import { stewardAt } from '../e2e/steward.ts';
import { median, record } from './figures.ts';
import { nginx, startFleet } from './fleet.ts';

/** With three rounds every engine has every page once. */
const rounds = Number(process.env.ROUNDS ?? 3);
const { path, slug } = hike('north-shore/jay-cooke');
const words = 'The swinging bridge is out after high water.';
const pages = [path, '/hikes', '/now'];

process.chdir(resolve(import.meta.dirname, '..'));

/** Runs in the page: whether it shows the hike as closed. */
const saysClosed = (tab: Tab) =>
  tab.run(
    (path, words) =>
      document.querySelector('[data-live]')?.textContent.includes(words) === true ||
      document.querySelector(`main a[href="${path}"][data-closed]`) !== null ||
      document.querySelector('[data-today]')?.textContent.includes(words) === true,
    ...([path, words] as const),
  );

async function measure(
  what: string,
  start: () => Promise<Parameters<typeof stewardAt>[0] & { stop(): Promise<void> }>,
) {
  const here = engineNames.filter((name) => packagesMissingFor(name).length === 0);
  const engines = await Promise.all(here.map((name) => startEngine(name)));
  const server = await start();
  const steward = stewardAt(server);
  const seconds: Record<'published' | 'withdrawn', number[]> = { published: [], withdrawn: [] };
  const tabs = engines.map(({ send }) => Object.assign(new Tab(send), { origin: server.origin }));

  async function seen(step: keyof typeof seconds, act: () => Promise<unknown>, round: number): Promise<void> {
    const startedAt = performance.now();
    await act();
    await Promise.all(
      tabs.map(async (tab, n) => {
        await until(`${pages[(n + round) % pages.length]}: ${step}`, async () =>
          (await saysClosed(tab)) === (step === 'published') ? true : undefined,
        );
        const took = (performance.now() - startedAt) / 1000;
        seconds[step].push(took);
        console.log(`  ${here[n]} ${pages[(n + round) % pages.length]} ${step}: ${took.toFixed(1)} s`);
      }),
    );
  }

  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(tabs.map((tab, n) => tab.goTo(pages[(n + round) % pages.length] ?? path)));
    let posted = { id: '', revision: 0 };
    await seen('published', async () => (posted = await steward.close(slug, words)), round);
    await seen('withdrawn', () => steward.withdraw(posted), round);
  }
  await Promise.all(engines.map((engine) => engine.close()));
  await server.stop();
  for (const [step, all] of Object.entries(seconds)) {
    record({
      what: `Notice ${step}: time until open pages follow, ${what}, in ${here.join(', ')}`,
      figure: `median ${median(all).toFixed(0)} s, longest ${Math.max(...all).toFixed(0)} s`,
      bar: 'at most 60 s',
    });
  }
}

await measure('with one server', async () => ({ ...(await startServer()), databaseUrl: undefined }));
if (nginx) await measure('with three servers on PostgreSQL, nginx and a CDN', startFleet);
