/**
 * Lighthouse on every kind of page, with its default mobile throttling: node bench/pages.ts [path ...]
 * The median of three runs each, after a warm-up run: a browser that has just started is slow.
 * Figures for the release notes; nothing is asserted, because machines are noisy.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { browserArguments, wholeBrowserPath } from '../e2e/browser.ts';
import { startServer } from '../e2e/harness.ts';
import { kindsOfPage } from '../e2e/pages.ts';
import { median, record } from './figures.ts';

type Audit = { numericValue?: number };
type Report = { audits: Record<string, Audit>; categories: Record<string, { score: number | null }> };

/** Installed on demand, because nothing else needs its hundred packages. A variable, so that the type checker does not look for it. */
const lighthousePackage: string = 'lighthouse';
const lighthouseVersion = '13.5.0';

const debuggingPort = 9333;
const runs = 3;
const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : kindsOfPage;

process.chdir(resolve(import.meta.dirname, '..'));
const server = await startServer();
const browser = await chromium.launch({
  executablePath: wholeBrowserPath(),
  args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
});

if (!existsSync(`node_modules/${lighthousePackage}`)) {
  const options = ['--no-save', '--no-audit', '--no-fund'];
  spawnSync('npm', ['install', ...options, `${lighthousePackage}@${lighthouseVersion}`], { stdio: 'inherit' });
}
const { default: lighthouse } = await import(lighthousePackage);

async function visit(path: string): Promise<Report> {
  const result = await lighthouse(server.origin + path, { port: debuggingPort, logLevel: 'error', output: 'json' });
  return result.lhr;
}

await visit(paths[0] ?? '');
for (const path of paths) {
  const reports: Report[] = [];
  for (let run = 1; run <= runs; run += 1) reports.push(await visit(path));
  const figure = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0));
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    Math.round(median(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100),
  );
  const milliseconds = (name: string) => `${Math.round(figure(name))} ms`;
  const lcp = milliseconds('largest-contentful-paint');
  const tbt = milliseconds('total-blocking-time');
  const cls = figure('cumulative-layout-shift').toFixed(3);
  const kilobytes = Math.round(figure('total-byte-weight') / 1024);
  record({
    what: `Lighthouse of ${path}: performance, accessibility, best practices, SEO`,
    figure: `${scores.join(', ')}; LCP ${lcp}, CLS ${cls}, TBT ${tbt}, ${kilobytes} KB`,
  });
}
await browser.close();
await server.stop();
