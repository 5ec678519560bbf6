/** A full disk, a damaged file, a file locked by another program: reported as such, and nothing is lost. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyLog } from '../../server/store/erase.ts';
import { openStore } from '../../server/store/open.ts';
import { databaseFile } from '../../server/store/sqlite.ts';
import { buildTestApp, type TestApp } from '../app.ts';
import { places } from '../badges.ts';
import { startScript } from '../child.ts';
import { makeHiker } from '../hiker.ts';

let dataDir: string;
let test: TestApp;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'disk-'));
  test = await buildTestApp({ environment: { DATA_DIR: dataDir } });
});
afterEach(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** SQLite's own size limit fails exactly as a full disk does. */
async function leaveRoomFor(pages: number): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(test.store.db);
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + pages)}`.execute(test.store.db);
}

it('a full disk refuses claims with that reason, and accepts them when there is space again', async () => {
  const hiker = await makeHiker(test);
  await leaveRoomFor(0);
  let refused = await hiker.claim(places.nowhere);
  for (let n = 0; n < 500 && refused.statusCode === 200; n += 1) {
    test.advance(2);
    refused = await hiker.claim(places.nowhere);
  }
  expect([refused.statusCode, refused.json()]).toEqual([
    503,
    expect.objectContaining({
      message: expect.stringContaining('the disk is full'),
      type: 'general_service_unavailable',
    }),
  ]);
  expect(refused.headers['retry-after']).toBeDefined();
  expect(test.log()).toContain('database or disk is full');
  expect(test.log()).not.toContain('cannot rollback');

  const before = (await hiker.claims()).length;
  await leaveRoomFor(1000);
  test.advance(20);
  expect((await hiker.claim(places.lighthouse)).json().outcome).toBe('awarded');
  expect(await hiker.claims()).toHaveLength(before + 1);
});

it('a full disk refuses an appeal with that reason', async () => {
  const hiker = await makeHiker(test);
  const appeal = (badge: string) => hiker.appeal(badge, { words: 'あ'.repeat(1000) });
  expect((await appeal('Gorge')).statusCode).toBe(201);
  await leaveRoomFor(0);
  const refused = await appeal('Lighthouse');
  expect([refused.statusCode, refused.json().message]).toEqual([503, expect.stringContaining('the disk is full')]);
  await leaveRoomFor(1000);
  expect((await appeal('Lighthouse')).statusCode).toBe(201);
});

it('readiness fails on a full disk', async () => {
  // No file of this server may grow beyond some hundred KiB: every write fails then, as on a full disk.
  const server = await startScript('award-server.ts', { DATA_DIR: dataDir }, { largestFileKiB: 700 });
  const ready = async () => (await fetch(`${server.line}/readyz`)).json();
  expect(await ready()).toMatchObject({ status: 'ok' });
  const database = new DatabaseSync(databaseFile(dataDir));
  database.exec('create table filler (text); pragma wal_autocheckpoint = 0');
  database.prepare('insert into filler values (?)').run('x'.repeat(800 * 1024));
  await expect.poll(ready, { interval: 300 }).toMatchObject({ status: 'unavailable' });
  database.close();
  await server.end('SIGKILL');
});

it('readiness fails on a damaged file, and reports it', async () => {
  expect((await test.app.inject('/readyz')).statusCode).toBe(200);
  await emptyLog(test.store.db); // the WAL would still have intact pages
  writeFileSync(databaseFile(dataDir), Buffer.alloc(64 * 1024, 'damaged '));
  const response = () => test.app.inject('/readyz');
  await expect.poll(async () => (await response()).statusCode, { interval: 300 }).toBe(503);
  expect((await response()).json()).toMatchObject({ status: 'unavailable', reason: 'the database is corrupt' });
});

it('a locked database file blocks no other request, and work resumes when it is unlocked', async () => {
  const hiker = await makeHiker(test);
  const other = new DatabaseSync(databaseFile(dataDir));
  other.exec('begin immediate');
  const claim = hiker.claim(places.lighthouse);
  let answered = false;
  claim.then(() => {
    answered = true;
  });
  for (let n = 0; n < 20; n += 1) expect((await test.app.inject('/healthz')).statusCode).toBe(200);
  expect(answered).toBe(false);
  other.exec('commit');
  other.close();
  expect((await claim).json().outcome).toBe('awarded');
});

it('a server waits for a database file that another server is creating', async () => {
  const newDir = join(dataDir, 'new');
  mkdirSync(newDir);
  const other = new DatabaseSync(databaseFile(newDir));
  other.exec('begin immediate');
  const opening = openStore({ databaseUrl: undefined, dataDir: newDir, onConnectionError: () => {} });
  other.exec('commit');
  other.close();
  await (await opening).close();
});
