/** What a first visit loads with everything live: a notice, a condition, a forecast and an alert. README names these figures. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LiveDocument } from '../domain/status/live-document.ts';
import { pageBudgets, scriptBudgets } from './budgets.ts';
import { phone } from './harness.ts';
import { hike } from './hiker.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();
const { slug } = hike('north-shore/split-rock');
const now = new Date();
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
const [today = ''] = now.toISOString().split('T');

const live: LiveDocument = {
  ...{ version: 1, asOf: now.toISOString() },
  notices: [
    {
      ...{ id: 'n', kind: 'closed', hikes: [slug], words: 'The bridge is out.', by: 'steward' },
      ...{ from: inHours(-1), until: inHours(24), asOf: inHours(-1) },
    },
  ],
  conditions: [{ hike: slug, day: today, reports: 2, kinds: [{ kind: 'icy', reports: 2, until: inHours(24) }] }],
  forecasts: [
    {
      ...{ hikes: [slug], asOf: inHours(-1), until: inHours(16) },
      days: [{ day: today, sky: 'snow', words: 'Snow', high: 34, low: 21, chance: 60, wind: 15 }],
    },
  ],
  alerts: [
    {
      ...{ id: 'a', hikes: [slug], event: 'Winter Storm Warning', url: 'https://forecast.weather.gov/a' },
      ...{ headline: 'Winter Storm Warning', from: inHours(-1), until: inHours(24), asOf: inHours(-1) },
    },
  ],
};

test.each(Object.entries(pageBudgets))('%s loads no more than its budget on a first visit', async (path, budget) => {
  const { page } = await site.tab({ ...phone, serviceWorkers: 'block' });
  await page.route('**/now.json', (route) => route.fulfill({ json: live }));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  const scripts = new Set<string>();
  const urls: string[] = [];
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  page.on('request', (request) => {
    urls.push(request.url());
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  const later = page.waitForRequest(/\/assets\/page-/);
  await page.goto(path);
  await later;
  await page.waitForLoadState('networkidle');
  const kb = Math.round(bytes / 1024);
  expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(budget.requests);
  expect(kb).toBeLessThanOrEqual(budget.kb);
  expect(scripts.size).toBeLessThanOrEqual(5);
});

test('README gives the budget of a trail page', () => {
  const { requests, kb } = pageBudgets['/trails/north-shore/split-rock'];
  const { files, kb: script } = scriptBudgets.trail;
  const figures = `at most ${requests} requests and ${kb} KB with everything live, ${script} KB of it script in ${files} files`;
  expect(readFileSync('README.md', 'utf8'), figures).toContain(figures);
});
