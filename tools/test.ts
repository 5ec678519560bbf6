/**
 * The checks, one after the other, cheapest first; stops at the first that fails.
 * `npm run check` is the quick part: types, lint and arrows, and the tests that need neither a browser nor PostgreSQL.
 * `npm test` is everything. What stands behind -- goes to vitest: `npm test -- --project browser`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const bin = (name: string) => join(import.meta.dirname, '..', 'node_modules', name);
const [, , ...given] = process.argv;
const isQuick = given[0] === 'quick';
const scope = isQuick ? ['--project', 'unit', '--project', 'server', ...given.slice(1)] : given;

const checks: [string, string, string[]][] = [
  ['Route types', bin('@react-router/dev/bin.cjs'), ['typegen']],
  ['Types', join(import.meta.dirname, 'typecheck.ts'), []],
  ['Lint and format', bin('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings']],
  ['Tests', bin('vitest/vitest.mjs'), ['run', ...scope]],
];

const started = performance.now();
for (const [name, script, args] of checks) {
  console.log(`› ${name}`);
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`✗ ${name} failed`);
    process.exit(status ?? 1);
  }
}
console.log(`› All passed in ${Math.round((performance.now() - started) / 1000)} s`);
