/**
 * Lighthouse on every kind of page, with its default mobile throttling: npm run bench:pages [path ...]
 * Figures for the release notes; nothing is asserted, because machines are noisy.
 */
import { resolve } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { browserArguments, wholeBrowserPath } from '../e2e/browser.ts';
import { startServer } from '../e2e/harness.ts';
import { kindsOfPage } from '../e2e/pages.ts';
import { record } from './figures.ts';

const debuggingPort = 9333;
const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : kindsOfPage;

process.chdir(resolve(import.meta.dirname, '..'));
const server = await startServer();
const browser = await chromium.launch({
  executablePath: wholeBrowserPath(),
  args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
});

const percent = (score: number | null | undefined) => String(Math.round((score ?? 0) * 100)).padStart(4);
console.log('perf a11y  bp  seo   LCP ms  CLS    TBT ms   KB  page');
for (const path of paths) {
  const result = await lighthouse(server.origin + path, { port: debuggingPort, logLevel: 'error', output: 'json' });
  if (!result) continue;
  const { categories, audits } = result.lhr;
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    percent(categories[name]?.score),
  );
  const figure = (name: string) => audits[name]?.numericValue ?? 0;
  const columns = [
    Math.round(figure('largest-contentful-paint')).toString().padStart(8),
    figure('cumulative-layout-shift').toFixed(3).padStart(6),
    Math.round(figure('total-blocking-time')).toString().padStart(8),
    Math.round(figure('total-byte-weight') / 1024)
      .toString()
      .padStart(5),
  ];
  console.log(`${scores.join('')} ${columns.join(' ')}  ${path}`);
  record({
    what: `Lighthouse of ${path}: performance, accessibility, best practices, SEO`,
    figure: `${scores.map((score) => score.trim()).join(', ')}; ${columns[3]?.trim()} KB`,
  });
  for (const audit of Object.values(audits)) {
    if (process.env.VERBOSE && audit.score !== null && audit.score < 1 && audit.scoreDisplayMode !== 'informative')
      console.log(`      ${audit.id}: ${audit.score} ${audit.displayValue ?? ''}`);
  }
}
await browser.close();
await server.stop();
