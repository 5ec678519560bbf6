import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { places } from '../../test/badges.ts';
import { type Hiker, makeHiker } from '../../test/hiker.ts';
import { accounts } from './accounts.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'accounts-'));
const copies = mkdtempSync(join(tmpdir(), 'copies-'));

let test: TestApp;
let ada: Hiker;
beforeAll(async () => {
  test = await buildTestApp({ environment: { DATA_DIR: dataDir } });
  ada = await makeHiker(test, 'Ada Lake');
  await makeHiker(test, 'Bo Deadbeef Lake');
  await ada.claim(places.lighthouse);
});
afterAll(async () => {
  await test.close();
  for (const folder of [dataDir, copies]) rmSync(folder, { recursive: true });
});

const ask = (...words: string[]) => accounts(words, { DATA_DIR: dataDir });

it('the accounts command finds accounts, one per line, with what distinguishes them', async () => {
  expect(await ask('find', 'ADA', 'lake')).toBe(
    `${ada.id}  since 2026-07-04  one badge  Ada Lake <ada.lake@mail.example>`,
  );
  expect((await ask('find', 'lake')).split('\n')).toHaveLength(2);
  expect(await ask('find', 'Zoe')).toBe('No account has “Zoe” in its name, email address or id.');
});

it.each([
  [[], /^Usage: /],
  [['find'], /Expected a part of a name/],
  [['block', 'lake'], /Expected an id/],
  [['block', 'ffff', 'spam'], /No account has the id ffff/],
  [['block', 'deadbeef', 'spam'], /No account has the id deadbeef/], // a part of a name
  [['restore', '/nowhere.sqlite', 'ada'], /No backup at \/nowhere\.sqlite/],
  [['restore', '/nowhere.sqlite'], /Usage: /],
  [['restore', 'mysql://x/y', 'ada'], /Backup URL/],
])('%j is refused and changes nothing', async (words, message) => {
  await expect(ask(...words)).rejects.toThrow(message);
  expect(await ask('find', 'ada')).toContain('one badge');
});

it('the accounts command blocks with a message for the person, marks it in the list, and unblocks', async () => {
  await expect(ask('block', ada.id)).rejects.toThrow('Give a reason');
  await expect(ask('block', ada.id, 'x'.repeat(301))).rejects.toThrow('The reason is longer than 300 characters.');
  expect(await ask('block', ada.id.slice(0, 9), 'Faked', 'positions.')).toMatch(/is blocked .* Faked positions\.$/);
  expect((await ada.get('/v1/account')).statusCode).toBe(401);
  expect(await ask('find', 'ada')).toMatch(/blocked \d{4}-\d\d-\d\d: Faked positions\.$/);
  expect(await ask('unblock', ada.id.toUpperCase())).toMatch(/may sign in again\.$/);
  await expect(ask('unblock', ada.id)).rejects.toThrow('is not blocked');
});

it('the accounts command deletes only by the full id, and restores from a backup', async () => {
  const env = { DATA_DIR: dataDir, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
  const backup = spawnSync(process.execPath, [join(import.meta.dirname, 'backup.ts'), copies], { env });
  expect(backup.status).toBe(0);
  const copy = join(copies, readdirSync(copies)[0] ?? '');

  await expect(ask('delete', ada.id.slice(0, 12))).rejects.toThrow(
    /This would delete Ada Lake <.*> with one badge; .*\nnpm run -s accounts -- delete [0-9a-f]{32}$/,
  );
  expect(await ask('delete', ada.id)).toBe('Deleted: Ada Lake <ada.lake@mail.example> with one badge.');
  expect(await ask('find', 'ada')).toContain('No account');
  const files = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files) expect(readFileSync(join(dataDir, name), 'latin1'), name).not.toContain('ada.lake@');

  await expect(ask('restore', copy, 'lake')).rejects.toThrow(/Several accounts in the backup match\. Use an id:\n.*\n/);
  await expect(ask('restore', copy, 'zoe')).rejects.toThrow('The backup has no account');
  expect(await ask('restore', copy, 'ada')).toBe(
    'Ada Lake <ada.lake@mail.example> is restored: one badge and 0 hikers besides the owner.',
  );
  expect(await ask('find', 'ada')).toContain('one badge');
  expect(readdirSync(copies), 'the copy is as it was').toHaveLength(1);
});

it('the accounts command shows the twenty newest and says so', async () => {
  for (let n = 0; n < 20; n += 1) await makeHiker(test, `Crowd ${n}`);
  expect((await ask('find', 'crowd')).split('\n').at(-1)).toBe('Only the 20 newest are shown: narrow the search.');
  expect((await ask('find', 'crowd 1')).split('\n')).toHaveLength(11);
});
