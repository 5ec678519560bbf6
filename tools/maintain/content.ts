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
import { ContentError, type ContentIssue, issueLines } from '../../content/content-issue.ts';
import { loadPolicy, policyNames } from '../../content/legal.ts';
import { loadContent } from '../../content/load.ts';
import { loadRoads } from '../../content/roads.ts';
import { getFigures } from '../../web/pages/before-you-go/lists.ts';

const folder = join(import.meta.dirname, '../../content');

function issuesIn(read: () => unknown): ContentIssue[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
}

const readWords = () => {
  const content = loadContent();
  checkNames(content);
  loadRoads(content);
  for (const name of policyNames) loadPolicy(name, 'Google');
  loadBadgeRules(content);
  loadBeforeYouGo(getFigures(content.listed));
};

/** Each error starts with a location that editors can open. */
function check(): boolean {
  console.log('› Checking the content');
  const start = performance.now();
  const issues = issuesIn(loadContent);
  if (issues.length === 0) issues.push(...issuesIn(readWords));
  if (issues.length > 0) console.log(issueLines(issues.map((issue) => ({ ...issue, line: issue.line ?? 1 }))));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const found = ['no errors', 'one error'][issues.length] ?? `${issues.length} errors`;
  console.log(`› Checked in ${seconds} s: ${found}`);
  return issues.length === 0;
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
