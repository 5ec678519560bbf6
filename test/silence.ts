/**
 * For every test file: a stray warning or error on the console fails the test.
 * Tests that expect one declare it with `expectComplaint`. A failed test prints the errors of its servers, whose responses hide them.
 */
import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';
import { complaints, expected, serverErrors } from './complaints.ts';

for (const kind of ['error', 'warn'] as const) {
  console[kind] = (...words: unknown[]) => complaints.push(`console.${kind}: ${format(...words)}`);
}

function expectSilence(): void {
  const heard = complaints.splice(0);
  const awaited = expected.splice(0);
  const stray = heard.filter((complaint) => !awaited.some((pattern) => pattern.test(complaint)));
  const missing = awaited.filter((pattern) => !heard.some((complaint) => pattern.test(complaint)));
  expect({ stray, missing }).toEqual({ stray: [], missing: [] });
}
afterEach(expectSilence);
afterEach(({ task }) => {
  const errors = serverErrors.splice(0);
  if (task.result?.state === 'fail' && errors.length > 0) process.stderr.write(`${errors.join('\n')}\n`);
});
afterAll(expectSilence);
