/**
 * The checks, cheapest first: lint and types in parallel, then the tests, unless those fail.
 * `npm run check` is the quick part: types, lint and imports between folders, and the tests that need neither a browser nor PostgreSQL.
 * `npm test` is everything. Arguments after -- go to vitest: `npm test -- --project browser`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const bin = (name: string) => join(import.meta.dirname, '..', 'node_modules', name);
const [, , ...given] = process.argv;
const isQuick = given[0] === 'quick';
const scope = isQuick ? ['--project', 'unit', '--project', 'server', ...given.slice(1)] : given;

function passes(name: string, script: string, args: string[] = []): Promise<boolean> {
  console.log(`› ${name}`);
  return new Promise((done) => {
    spawn(process.execPath, [script, ...args], { stdio: 'inherit' }).once('exit', (status) => {
      if (status !== 0) console.error(`✗ ${name} failed`);
      done(status === 0);
    });
  });
}

const typesPass = () => passes('Types', join(import.meta.dirname, 'typecheck.ts'));
const lintPasses = () => passes('Lint and format', bin('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings']);
const testsPass = () => passes('Tests', bin('vitest/vitest.mjs'), ['run', ...scope]);

const started = performance.now();
const [lint, types] = await Promise.all([lintPasses(), typesPass()]);
if (!(lint && types && (await testsPass()))) process.exit(1);
console.log(`› All passed in ${Math.round((performance.now() - started) / 1000)} s`);
