/**
 * The checks, cheapest first: lint and types in parallel, then the tests, unless those fail.
 *
 *   npm run check               types, and lint and quick tests of what changed since main
 *   npm run check -- --all      all quick tests: those that need neither a browser nor PostgreSQL
 *   npm test                    the quick tests, the database tests on PostgreSQL, journeys in Chromium
 *   npm run test:long           everything else; with the name of a part only that: `npm run test:long -- kill`
 */
import { spawn, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const [, , suite = '', ...given] = process.argv;

function passes(name: string, script: string, args: string[] = []): Promise<boolean> {
  console.log(`› ${name}`);
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit' });
    child.once('exit', (status) => {
      if (status !== 0) console.error(`✗ ${name} failed`);
      done(status === 0);
    });
  });
}

const typesPass = () => passes('Types', 'tools/typecheck.ts');
const lintPasses = (files: string[] = []) =>
  passes('Lint and format', 'node_modules/@biomejs/biome/bin/biome', [
    ...['check', '--error-on-warnings', '--no-errors-on-unmatched'],
    ...files,
  ]);
const testsPass = (...args: string[]) => passes('Tests', 'node_modules/vitest/vitest.mjs', args);
const projects = (...names: string[]) => names.flatMap((name) => ['--project', name]);

function git(...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/** Since the branch left main; on main itself, what is not committed yet. Undefined where there is no main to compare with. */
function changedFiles(): string[] | undefined {
  const [base] = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main') ?? [];
  if (!base) return undefined;
  const changed = git('diff', '--name-only', '--diff-filter=d', base) ?? [];
  return [...changed, ...(git('ls-files', '--others', '--exclude-standard') ?? [])];
}

/** These decide about every test. */
const affectsAll = /^(package-lock\.json|vitest\.config\.ts|tsconfig\.json)$/;

/** Tests that read files instead of importing them, by what they read: vitest does not see that they are related. */
const readers: [RegExp, string][] = [
  [/^content\//, 'content/*.test.ts'],
  [/^art\//, 'art/{checks,maps}/*.test.ts'],
  [/^deploy\//, 'tools/checks/deploy.test.ts'],
  [/^server\/features\//, 'server/access.test.ts'],
  [/^(domain|web)\//, 'web/features/offline/*.test.ts'],
  [/./, 'tools/checks/*.test.ts'],
];

/**
 * Tests of the features of the server that a file belongs to or is imported by. No feature imports another, but each application that a
 * test builds loads them all, so that to vitest every test is related to every feature.
 */
function testsOfFeatures(file: string): string[] {
  const importers = git('grep', '-l', `/${file.split('/').slice(-2).join('/')}'`, '--', 'server/features') ?? [];
  const features = [file, ...importers].flatMap((path) => /^server\/features\/[\w-]+\//.exec(path)?.[0] ?? []);
  return [...new Set(features)].flatMap((feature) => globSync(`${feature}**/*.test.ts`, { cwd: root }));
}

const isOfServer = (file: string) => /^(server|test)\//.test(file);

async function checkChanged(changed: string[]): Promise<boolean> {
  const [lint, types] = await Promise.all([changed.length === 0 || lintPasses(changed), typesPass()]);
  if (!(lint && types)) return false;
  const read = readers.flatMap(([files, tests]) =>
    changed.some((file) => files.test(file)) ? globSync(tests, { cwd: root }) : [],
  );
  const code = [...changed, ...read].filter((file) => /\.(tsx?|css)$/.test(file));
  const ofPages = code.filter((file) => !isOfServer(file));
  const ofServer = code.filter((file) => isOfServer(file) && !file.startsWith('server/features/'));
  const ofFeatures = code.flatMap(testsOfFeatures);
  const related = (project: string, files: string[]) =>
    files.length === 0 || testsPass('related', '--run', '--passWithNoTests', '--project', project, ...new Set(files));
  return (await related('unit', ofPages)) && (await related('server', [...ofServer, ...ofFeatures]));
}

async function checkAll(...tests: string[]): Promise<boolean> {
  const [lint, types] = await Promise.all([lintPasses(), typesPass()]);
  return lint && types && testsPass('run', ...projects('unit', 'server'), ...tests);
}

const suites: Record<string, () => Promise<boolean>> = {
  check() {
    const changed = given.includes('--all') ? undefined : changedFiles();
    return changed && !changed.some((file) => affectsAll.test(file)) ? checkChanged(changed) : checkAll();
  },
  async all() {
    const passed = await checkAll(...projects('postgres', 'browser'), ...given);
    console.log(
      '› Not run: outages, kills, restarts, proxies, backups, other guides, Firefox and WebKit: npm run test:long',
    );
    return passed;
  },
  async long() {
    const [part, ...options] = given;
    const inBrowsers = () => testsPass('run', '--config', 'e2e/browsers/vitest.config.ts', ...options);
    if (part === 'browsers') return inBrowsers();
    const passed = await testsPass('run', ...projects('long'), ...given);
    return part ? passed : (await inBrowsers()) && passed;
  },
};

const started = performance.now();
if (!(await suites[suite]?.())) process.exit(1);
console.log(`› All passed in ${Math.round((performance.now() - started) / 1000)} s`);
