/** Deleted data is gone from every byte of every file within seconds, not when later writes happen to overwrite it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { type Hiker, makeHiker } from '../../test/hiker.ts';
import { addManyClaims } from '../../test/history.ts';
import { databaseFile } from './sqlite.ts';

let dataDir: string;
let test: TestApp;
let hiker: Hiker;

const home = { latitude: 45.123456789, longitude: -94.987654321 };

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'erase-'));
  test = await buildTestApp({ environment: { DATA_DIR: dataDir } });
  await makeHiker(test, 'Stays Here');
  hiker = await makeHiker(test, 'Wilhelmina Leaves');
  await hiker.claim(home);
  await hiker.create('Test Badge', { badgeFile: 'hers-alone.png' });
  await hiker.bring('Hieronymus');
});
afterEach(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true });
});

/** SQLite's encoding of a floating-point number. */
function getBytes(figure: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(figure);
  return bytes;
}
const traces: Record<string, Buffer> = {
  name: Buffer.from('Wilhelmina'),
  'e-mail': Buffer.from('wilhelmina.leaves@'),
  'another hiker': Buffer.from('Hieronymus'),
  file: Buffer.from('hers-alone'),
  latitude: getBytes(home.latitude),
  longitude: getBytes(home.longitude),
};
function found(): string[] {
  const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name)));
  return Object.keys(traces).filter((name) => files.some((file) => traces[name] && file.includes(traces[name])));
}

it('a deleted account leaves no name, e-mail address, file or position in any file', async () => {
  expect(found()).toEqual(Object.keys(traces));
  await hiker.del('/v1/account');
  expect(found()).toEqual([]);
  const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'latin1'));
  expect(files.some((file) => file.includes('Stays Here'))).toBe(true);
});

it('a hiker who is removed from an account leaves no name, position or appeal in any file', async () => {
  const id = await hiker.bring('Balthasar', 'pine');
  const place = { latitude: 46.135791113, longitude: -95.024681357 };
  await hiker.claim(place, { hikers: [id] });
  await hiker.appeal('Lighthouse', { hikers: [id], words: 'A bear kept us from the lot.' });
  const isFound = (trace: Buffer) =>
    readdirSync(dataDir).some((name) => readFileSync(join(dataDir, name)).includes(trace));
  const theirs = [Buffer.from('Balthasar'), Buffer.from(id), getBytes(place.latitude), Buffer.from('A bear')];
  const left = () => theirs.map(isFound);
  expect(left()).toEqual([true, true, true, true]);
  expect((await hiker.del(`/v1/hikers/${id}`)).statusCode).toBe(204);
  expect(left()).toEqual([false, false, false, false]);
  expect(found()).toEqual(Object.keys(traces));
});

it('many deletions in a short time share one checkpoint, and leave nothing in any file after it', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const logSize = () => statSync(`${databaseFile(dataDir)}-wal`).size;
  const ids = [];
  for (const name of ['Kasimir', 'Kasimira', 'Kasimirus']) ids.push(await hiker.bring(name));
  const isThere = () => readdirSync(dataDir).some((name) => readFileSync(join(dataDir, name)).includes('Kasimir'));
  const sizes = [];
  for (const id of ids) {
    await hiker.del(`/v1/hikers/${id}`);
    sizes.push(logSize());
  }
  expect(sizes).toEqual([0, expect.any(Number), expect.any(Number)]);
  expect([sizes[2], isThere()]).toEqual([expect.toSatisfy((size) => size > 0), true]);
  vi.advanceTimersByTime(5000);
  await expect.poll(logSize).toBe(0);
  expect(isThere()).toBe(false);
});

it('a deletion just before the server stops leaves nothing in any file', async () => {
  const [max, ida] = [await hiker.bring('Maximiliane'), await hiker.bring('Maximilian')];
  const other = new DatabaseSync(databaseFile(dataDir));
  other.prepare('select count(*) from users').get();
  for (const id of [max, ida]) await hiker.del(`/v1/hikers/${id}`);
  await test.close();
  expect(readdirSync(dataDir).some((name) => readFileSync(join(dataDir, name)).includes('Maximilian'))).toBe(false);
  other.close();
  test = await buildTestApp({ environment: { DATA_DIR: dataDir } });
});

it('a position is gone from every file after the cleanup of its last day', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await test.close();
  test = await buildTestApp({ environment: { DATA_DIR: dataDir } }); // whose hour passes when we say so
  const cleanedUp = (times: number) => expect.poll(() => test.log().split('"cleaned up"')).toHaveLength(times + 1);
  test.advance(90 * 24 * 60 - 1);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  await cleanedUp(1);
  expect(found()).toEqual(Object.keys(traces));
  test.advance(2);
  vi.advanceTimersByTime(60 * 60_000);
  await cleanedUp(2);
  expect(found()).toEqual(['name', 'e-mail', 'another hiker', 'file']);
  const attempts = await test.store.db.selectFrom('attempts').selectAll().execute();
  expect(attempts).toMatchObject([{ latitude: null, longitude: null, accuracy: null, nearest_km: null }]);
  expect(await test.store.db.selectFrom('badges').select('badge_name').execute()).toHaveLength(1);
});

it('an account with thousands of claims is deleted in batches that do not block others', async () => {
  await addManyClaims(test, hiker, 2500);
  const deletion = hiker.del('/v1/account');
  await new Promise((resolve) => setImmediate(resolve));
  expect((await test.app.inject('/readyz')).statusCode).toBe(200);
  expect((await deletion).statusCode).toBe(204);
  expect(await hiker.claims()).toEqual([]);
  expect(found()).toEqual([]);
});
