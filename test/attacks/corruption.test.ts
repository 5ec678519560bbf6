/** A SQLite file of which one page is damaged: the server says that it is not ready while its transactions fail. */
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../server/store/open.ts';
import { databaseFile } from '../../server/store/sqlite.ts';
import { buildTestApp } from '../app.ts';
import { places } from '../badges.ts';
import { makeHiker } from '../hiker.ts';

/** A database whose index of claims is overwritten. */
async function damagedDatabase(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'damaged-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  await (await openStore({ databaseUrl: undefined, dataDir, onConnectionError: () => {} })).close();
  const file = databaseFile(dataDir);
  const database = new DatabaseSync(file);
  const ofClaims = `select rootpage from sqlite_schema where type = 'index' and tbl_name = 'attempts' order by name limit 1`;
  const page = Number(database.prepare(ofClaims).get()?.rootpage);
  const size = Number(database.prepare('pragma page_size').get()?.page_size);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(size, 0xff), 0, size, (page - 1) * size);
  closeSync(descriptor);
  return dataDir;
}

it('readiness fails after three claims failed on a damaged page, until a transaction succeeds', async () => {
  const test = await buildTestApp({ environment: { DATA_DIR: await damagedDatabase() } });
  onTestFinished(test.close);
  const readiness = async () => {
    const response = await test.app.inject('/readyz');
    return [response.statusCode, response.json().reason];
  };
  const hiker = await makeHiker(test);
  expect(await readiness()).toEqual([200, undefined]);
  for (let n = 0; n < 3; n += 1) {
    const response = await hiker.claim(places.lighthouse);
    expect([response.statusCode, response.json().message]).toEqual([
      503,
      expect.stringContaining('the database is corrupt'),
    ]);
  }
  expect((await hiker.get('/v1/account')).statusCode, 'reading an intact page is no transaction').toBe(200);
  await expect.poll(readiness).toEqual([503, 'the database is corrupt']); // a success is cached for a second
  expect((await hiker.wish('north-shore/gorge')).statusCode).toBe(200);
  expect(await readiness()).toEqual([200, undefined]);
});
