/**
 * Lighthouse on every kind of page, with its default mobile throttling: npm run bench -- pages [path ...]
 * The median of three runs each, after a warm-up run: a browser that has just started is slow.
 * Figures for the release notes; nothing is asserted, because machines are noisy.
 */
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { browserArguments, wholeBrowserPath } from '../e2e/browser.ts';
import { startServer } from '../e2e/harness.ts';
import { kindsOfPage } from '../e2e/pages.ts';
import { record } from './figures.ts';
import { type Report, runLighthouse } from './lighthouse.ts';

const debuggingPort = 9333;
const runs = 3;
const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : kindsOfPage;

process.chdir(resolve(import.meta.dirname, '..'));
const server = await startServer();
const browser = await chromium.launch({
  executablePath: wholeBrowserPath(),
  args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
});

const visit = (path: string) => runLighthouse(server.origin + path, debuggingPort);

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function tellFaults(reports: Report[]): void {
  for (const { audits } of reports)
    for (const { id, score, displayValue = '', scoreDisplayMode } of Object.values(audits))
      if (score !== null && score < 1 && scoreDisplayMode !== 'informative')
        console.log(`      ${id}: ${score} ${displayValue}`);
}

console.log('perf a11y  bp  seo   LCP ms  CLS    TBT ms   KB  page');
await visit(paths[0] ?? '');
for (const path of paths) {
  const reports: Report[] = [];
  for (let run = 1; run <= runs; run += 1) reports.push(await visit(path));
  const figure = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0));
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    Math.round(median(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100),
  );
  const [lcp, cls, tbt, kilobytes] = [
    Math.round(figure('largest-contentful-paint')),
    figure('cumulative-layout-shift').toFixed(3),
    Math.round(figure('total-blocking-time')),
    Math.round(figure('total-byte-weight') / 1024),
  ].map(String);
  const columns = [lcp?.padStart(8), cls?.padStart(6), tbt?.padStart(8), kilobytes?.padStart(5)];
  console.log(`${scores.map((score) => String(score).padStart(4)).join('')} ${columns.join(' ')}  ${path}`);
  record({
    what: `Lighthouse of ${path}: performance, accessibility, best practices, SEO`,
    figure: `${scores.join(', ')}; LCP ${lcp} ms, TBT ${tbt} ms, ${kilobytes} KB`,
  });
  if (process.env.VERBOSE) tellFaults(reports);
}
await browser.close();
await server.stop();
