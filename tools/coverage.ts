/**
 * Coverage of each top-level folder by the unit and server tests.
 * For information, not a threshold: pages and islands are mostly tested in a browser, which is not counted here.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

type Count = { total: number; covered: number };
type Counts = { statements: Count; branches: Count };

const root = join(import.meta.dirname, '..');
const report = join(root, 'build/coverage');

const projects = ['--project', 'unit', '--project', 'server'];
const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...projects, '--coverage.enabled'];
const { status } = spawnSync(process.execPath, vitest, { cwd: root, stdio: 'inherit' });

const { total, ...files }: Record<string, Counts> = JSON.parse(
  readFileSync(join(report, 'coverage-summary.json'), 'utf8'),
);

function share(counts: Counts[], what: keyof Counts): string {
  const sum = (of: keyof Count) => counts.reduce((all, count) => all + count[what][of], 0);
  return `${((100 * sum('covered')) / (sum('total') || 1)).toFixed(1)} %`;
}

const folderOf = (file: string) => relative(root, file).split('/')[0] ?? '';
const folders = [...new Set(Object.keys(files).map(folderOf))].sort();
const line = (...columns: string[]) =>
  console.log(columns.map((column, index) => (index ? column.padStart(12) : column.padEnd(10))).join(''));

line('folder', 'files', 'statements', 'branches');
for (const folder of folders) {
  const counts = Object.entries(files).flatMap(([file, count]) => (folderOf(file) === folder ? count : []));
  line(folder, String(counts.length), share(counts, 'statements'), share(counts, 'branches'));
}
if (total) line('total', String(Object.keys(files).length), share([total], 'statements'), share([total], 'branches'));
console.log('By file: build/coverage/index.html');
process.exitCode = status ?? 1;
