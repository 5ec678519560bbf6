import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../server/store/open.ts';
import { openReports, saveReport } from '../server/store/reports.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const open = () => openStore({ databaseUrl: undefined, dataDir, onConnectionError: () => {} });
const reports = (...args: string[]) => runIn(dataDir, ...args);
function runIn(folder: string, ...args: string[]) {
  const script = join(import.meta.dirname, 'reports.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env: { DATA_DIR: folder },
    encoding: 'utf8',
  });
  return { status, said: (stdout + stderr).trim() };
}

const row = (id: string, words: string) => ({
  id,
  page: '/trails/north-shore/split-rock',
  facts: 'water',
  words,
  contact: 'ada@mail.example',
  written_at: '2026-07-04T14:00:00.000Z',
  received_at: '2026-07-04T15:00:00.000Z',
});
const [pump, stairs] = ['aaaa1111-0000-4000-8000-000000000000', 'aaaa2222-0000-4000-8000-000000000000'];

beforeAll(async () => {
  const { db, close } = await open();
  await saveReport(db, row(pump, 'The pump is gone.\nSince May.'));
  await saveReport(db, row(stairs, 'The stairs are new.'));
  await close();
});

it('are listed, the oldest first, each on a line', () => {
  const { said } = reports();
  expect(said).toMatch(/^aaaa1111 {2}2026-07-04 {2}\/trails\/north-shore\/split-rock {2}water: The pump is gone\.$/m);
  expect(said).toMatch(/^2 reports\./m);
});

it('are shown whole, with where to ask back and when they are erased', () => {
  const { said } = reports('show', 'AAAA1');
  expect(said).toContain('The pump is gone.\nSince May.');
  expect(said).toContain('ada@mail.example');
  expect(said).toContain('erased 2026-12-31');
});

it.each([
  [['done'], /Say which, by its id/],
  [['show', 'aaaa'], /the beginning of 2 reports/],
  [['done', 'bbbb'], /There is no report bbbb/],
  [['erase', 'aaaa1'], /Say what to do/],
  [['show', "' or 1=1"], /Say which, by its id/],
])('%j is refused and changes nothing', async (args, message) => {
  expect(reports(...args)).toEqual({ status: 1, said: expect.stringMatching(message) });
  const { db, close } = await open();
  expect(await openReports(db)).toHaveLength(2);
  await close();
});

it('are deleted when they are done', async () => {
  expect(reports('done', 'aaaa1').said).toBe('aaaa1111 is done and deleted.');
  const { db, close } = await open();
  expect((await openReports(db)).map(({ id }) => id)).toEqual([stairs]);
  await close();
});

it('make no database where there is none', () => {
  const elsewhere = join(dataDir, 'elsewhere');
  expect(runIn(elsewhere).said).toMatch(/There is no database at/);
  expect(existsSync(elsewhere)).toBe(false);
});
