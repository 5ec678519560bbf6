/**
 * Checks the content (hikes, routes, regions, roads and words) and reports its errors. Pictures are checked by the build, which draws them.
 *
 *   npm run content
 *   npm run content -- --watch     and again after every change; editors underline the errors (.vscode/tasks.json)
 */
import { globSync, watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadBadgeRules } from '../../content/badge-rules.ts';
import { loadBeforeYouGo } from '../../content/before-you-go.ts';
import { checkNames } from '../../content/check-site.ts';
import { ContentError, type Fault, faultLines } from '../../content/content-issue.ts';
import { loadPolicy, policyNames } from '../../content/legal.ts';
import { loadContent } from '../../content/load.ts';
import { loadRoads } from '../../content/roads.ts';
import { figuresOf } from '../../web/pages/before-you-go/lists.ts';

const folder = join(import.meta.dirname, '../../content');

function faultsIn(read: () => unknown): Fault[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}

const readWords = () => {
  const content = loadContent();
  checkNames(content);
  loadRoads(content);
  for (const name of policyNames) loadPolicy(name, 'Google');
  loadBadgeRules(content);
  loadBeforeYouGo(figuresOf(content.listed));
};

/** Each error starts with a location that editors can open. */
function check(): boolean {
  console.log('› Checking the content');
  const start = performance.now();
  const faults = faultsIn(loadContent);
  if (faults.length === 0) faults.push(...faultsIn(readWords));
  if (faults.length > 0) console.log(faultLines(faults.map((fault) => ({ ...fault, line: fault.line ?? 1 }))));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const found = ['no errors', 'one error'][faults.length] ?? `${faults.length} errors`;
  console.log(`› Checked in ${seconds} s: ${found}`);
  return faults.length === 0;
}

function checkAfterChanges(): void {
  let soon: NodeJS.Timeout | undefined;
  const again = () => {
    clearTimeout(soon);
    soon = setTimeout(check, 100);
  };
  for (const path of ['.', ...globSync('**/', { cwd: folder })]) watch(join(folder, path), again);
}

const { values } = parseArgs({ options: { watch: { type: 'boolean' } } });
const isSound = check();
if (values.watch) checkAfterChanges();
else process.exitCode = isSound ? 0 : 1;
