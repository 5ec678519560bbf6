/** The mutants of a small invented room, planted by hand as Stryker's instrumenter does it. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tryAll } from './rounds.ts';
import { fetchSwitches } from './switches.ts';

const project = resolve(import.meta.dirname, '../..');

const planted = `
export function planted(mutant: string): boolean {
  stryCov_9fa48(mutant);
  return stryMutAct_9fa48(mutant);
}
`;

const code = `
import { planted } from './planted.ts';

export const table = planted('at loading') ? [] : ['a row'];
export const add = (a: number, b: number) => (planted('wrong sum') ? a - b : a + b);
export const half = (a: number) => (planted('half that nobody checks') ? a : a / 2);
export const never = () => (planted('never met') ? 1 : 2);
export function countDown(from: number) {
  for (let left = from; planted('endless') || left > 0; ) left -= 1;
  return 0;
}
export const soon = () => new Promise((done) => planted('waits in vain') || done('came'));
let kept: string | undefined;
export function remember(word: string) {
  const spoiled = planted('spoils what is kept');
  kept ??= spoiled ? 'spoiled' : word;
  if (planted('forgets')) kept = 'forgotten';
  return kept;
}
export const forget = () => { if (kept !== 'spoiled') kept = undefined; };
let price: number | undefined;
export const keptPrice = () => (price ??= planted('a value that is kept') ? 1 : 7);
export const outer = () => (planted('hides the inner') ? 'inner' : inner());
const inner = () => (planted('inner') ? 'wrong' : 'inner');
export const prepare = () => (planted('before all') ? 'nothing' : 'a table');
export function comesBack() {
  if (planted('never comes back')) process.kill(process.pid, 'SIGKILL');
  return true;
}
`;

const tests = `
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as code from './code.ts';

afterEach(code.forget);
let laid = '';
beforeAll(() => { laid = code.prepare(); });
test('finds the table laid', () => { expect(laid).toBe('a table'); });
test('looks inside', () => { expect(code.outer()).toBe('inner'); });
let runs = 0;
test('runs once only', () => { runs += 1; code.half(code.add(1, 1)); expect(runs).toBe(1); });
test('adds', () => { expect(code.add(2, 3)).toBe(5); code.half(3); });
test('counts down', () => { expect(code.countDown(3)).toBe(0); });
test('waits', async () => { expect(await code.soon()).toBe('came'); });
test('remembers', () => { code.remember('a'); });
test('remembers what it was told', () => { expect(code.remember('a')).toBe('a'); code.half(4); });
test('keeps a price', () => { expect(code.keptPrice()).toBe(7); });
test('comes back', () => { expect(code.comesBack()).toBe(true); });
test('loads anew', async () => { vi.resetModules(); await import('./code.ts'); });
test('has a table', () => { expect(code.table).toHaveLength(1); });
`;

test('a mutant is dead where a test fails, waits or stops because of it, and nobody else is blamed for what it leaves behind', async () => {
  const root = mkdtempSync(join(tmpdir(), 'mutants-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  const files = {
    'room/planted.ts': fetchSwitches + planted,
    'room/code.ts': code,
    'room/code.test.ts': tests,
    'test/silence.ts': '',
    'test/fresh-document.ts': '',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const history = await tryAll({ root, tests: ['room/code.test.ts'], journal: join(root, 'journal.jsonl') });
  expect(Object.fromEntries(history.killed)).toEqual({
    ...{ 'wrong sum': 'failed', endless: 'failed', 'waits in vain': 'waited', 'never comes back': 'hung' },
    ...{ forgets: 'failed', 'spoils what is kept': 'failed', inner: 'failed', 'before all': 'failed' },
  });
  const alive = [...history.met].filter((mutant) => !history.killed.has(mutant));
  expect(alive).toEqual(['hides the inner', 'half that nobody checks']);
  expect([...history.metWhileLoading]).toEqual(['before all', 'at loading']);
  expect([...history.loaded]).toEqual(['at loading', 'a value that is kept']);
  expect(history.unfit).toEqual([expect.stringContaining('“runs once only” fails when it runs a second time')]);
});
