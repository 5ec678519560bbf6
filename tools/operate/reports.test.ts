import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAnswer, saveAnswer } from '../../server/store/answers.ts';
import { openStore } from '../../server/store/open.ts';
import { openReports, saveReport } from '../../server/store/reports.ts';
import { Refusal } from './operator.ts';
import { reports } from './reports.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const open = () => openStore({ databaseUrl: undefined, dataDir, onConnectionError: () => {} });
const ask = (...words: string[]) => reports(words, { DATA_DIR: dataDir });

function runCommand(...words: string[]) {
  const script = join(import.meta.dirname, 'reports.ts');
  const env = { DATA_DIR: dataDir, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
  return spawnSync(process.execPath, [script, ...words], { env, encoding: 'utf8' });
}

const row = (id: string, words: string, receivedAt = '2026-07-04T15:00:00.000Z') => ({
  id,
  page: '/trails/north-shore/split-rock',
  facts: 'water',
  words,
  contact: 'ada@mail.example',
  written_at: '2026-07-04T14:00:00.000Z',
  received_at: receivedAt,
});
const [pump, stairs] = ['aaaa1111-0000-4000-8000-000000000000', 'aaaa2222-0000-4000-8000-000000000000'];

beforeAll(async () => {
  const { db, close } = await open();
  await saveReport(db, row(pump, 'The pump is gone.\nSince May.'));
  await saveReport(db, row(stairs, 'The stairs are new.', '2026-07-04T14:30:00.000Z'));
  await close();
});

it('reports are listed oldest first, one per line', async () => {
  const said = await ask();
  expect(said).toMatch(/^aaaa1111 {2}2026-07-04 {2}\/trails\/north-shore\/split-rock {2}water: The pump is gone\.$/m);
  expect(said.indexOf('aaaa2222')).toBeLessThan(said.indexOf('aaaa1111'));
  expect(said).toMatch(/^2 reports\./m);
});

it('reports are shown in full, with the contact and the date of deletion', async () => {
  const said = await ask('show', 'AAAA1');
  expect(said).toContain('The pump is gone.\nSince May.');
  expect(said).toContain('ada@mail.example');
  expect(said).toContain('erased 2026-12-31');
});

it.each([
  [['done'], /Expected an id/],
  [['show', 'aaaa'], /aaaa matches 2 reports/],
  [['done', 'bbbb'], /No report has the id bbbb/],
  [['erase', 'aaaa1'], /^Usage: /],
  [['show', "' or 1=1"], /Expected an id/],
])('%j is refused and changes nothing', async (words, message) => {
  await expect(ask(...words)).rejects.toThrow(message);
  const { db, close } = await open();
  expect(await openReports(db)).toHaveLength(2);
  await close();
});

it.each([
  [[], 0, /^aaaa2222 .*\naaaa1111 .*\n2 reports\./, ''],
  [['done', 'bbbb'], 1, '', 'No report has the id bbbb.'],
])(
  '%j as a command exits with %i, with its result on stdout or its refusal on stderr',
  (words, status, answer, refusal) => {
    expect(runCommand(...words)).toMatchObject({
      status,
      stdout: expect.stringMatching(answer),
      stderr: refusal && `${refusal}\n`,
    });
  },
);

it('reports are printed without bidi, control and invisible characters and with the contact on one line, even if stored with them', async () => {
  const { db, close } = await open();
  const words = '\u202egnorw\u2066 si\u200b \u001b[2Jmap\u2028there';
  await saveReport(db, { ...row('cccc1111-0000-4000-8000-000000000000', words), contact: 'ada\nwritten   2001' });
  await close();
  const [list, shown] = [runCommand('list').stdout, runCommand('show', 'cccc').stdout];
  for (const printed of [list, shown]) {
    expect(printed).toContain('gnorw si [2Jmap');
    expect(printed).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/u);
  }
  expect(shown).toMatch(/^contact {3}ada written 2001$/m);
  await ask('done', 'cccc');
});

it('reports that a steward has dismissed are not listed, and confirmed ones are marked', async () => {
  const { db, close } = await open();
  const answered = { answered_at: '2026-07-04T16:00:00.000Z', until: null };
  await saveAnswer(db, { item: `mistake:${pump}`, answer: 'page-right', ...answered });
  await saveAnswer(db, { item: `mistake:${stairs}`, answer: 'reader-right', ...answered });
  expect(await ask()).toMatch(/^aaaa2222 .* confirmed at the desk: water: The stairs are new\.\nOne report\./);
  for (const id of [pump, stairs]) await deleteAnswer(db, `mistake:${id}`);
  await close();
});

it('reports are deleted when they are done', async () => {
  expect(await ask('done', 'aaaa1')).toBe('aaaa1111 done and deleted.');
  const { db, close } = await open();
  expect((await openReports(db)).map(({ id }) => id)).toEqual([stairs]);
  await close();
});

it('the reports command creates no database where there is none', async () => {
  const elsewhere = join(dataDir, 'elsewhere');
  await expect(reports([], { DATA_DIR: elsewhere })).rejects.toThrow('No database at');
  expect(existsSync(elsewhere)).toBe(false);
});

it('a database that cannot be reached is reported in one line, without its password', async () => {
  const away = { DATABASE_URL: 'postgres://bob:secret@127.0.0.1:1/trails' };
  await expect(reports([], away)).rejects.toThrow(/^Cannot open the database: connect ECONNREFUSED 127\.0\.0\.1:1$/);
  await expect(reports([], away)).rejects.toBeInstanceOf(Refusal);
});
