import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadContent } from '../content/load.ts';
import { badgeCatalog } from '../server/catalog.ts';
import { buildTestApp, type TestApp } from '../test/app.ts';
import { type Hiker, makeHiker } from '../test/hiker.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'appeals-'));
const badges = badgeCatalog(loadContent());
const [near, other] = badges;

let test: TestApp;
let hiker: Hiker;
beforeAll(async () => {
  test = await buildTestApp({ environment: { DATA_DIR: dataDir }, badges });
  hiker = await makeHiker(test);
  const [point] = near?.points ?? [];
  if (!near || !other || !point) throw new Error('no badges');
  const claimId = randomUUID();
  await hiker.attempt({ latitude: point.latitude + 0.03, longitude: point.longitude }, { claimId });
  const words = 'The road was closed,\nso we walked in.';
  await hiker.appeal(near.name, {
    appealId: 'aaaa1111-0000-4000-8000-000000000000',
    claimId,
    words,
    photoDate: '2026-07-04',
  });
  test.advance(1);
  await hiker.appeal(other.name, { appealId: 'aaaa2222-0000-4000-8000-000000000000', reason: 'no-position' });
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true });
});

const appeals = (...args: string[]) => runIn(dataDir, ...args);
function runIn(folder: string, ...args: string[]) {
  const script = join(import.meta.dirname, 'appeals.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env: { DATA_DIR: folder },
    encoding: 'utf8',
  });
  return { status, said: (stdout + stderr).trim() };
}

it('are listed, the oldest first, each on a line', () => {
  const [first = '', second = '', count] = appeals().said.split('\n');
  expect(first).toBe(`aaaa1111  2026-07-04  ${near?.name}  too-far: The road was closed,`);
  expect(second).toContain('no-position: The lot was full.');
  expect(count).toMatch(/^2 appeals\./);
});

it('are shown whole, with where they stood and how far that is', () => {
  const { said } = appeals('show', 'AAAA1');
  expect(said).toContain('The road was closed,\nso we walked in.');
  expect(said).toMatch(/stood at {2}-?\d+\.\d{5}, -\d+\.\d{5}, give or take 10 m, 2\.0\d miles from its trailhead/);
  expect(said).toContain('photo of  2026-07-04');
  expect(appeals('show', 'aaaa2').said).toContain('(no position was sent)');
});

it.each([
  [['grant'], /Say which, by its id/],
  [['show', 'aaaa'], /the beginning of 2 appeals/],
  [['grant', 'bbbb'], /There is no appeal bbbb/],
  [['decline', 'aaaa2'], /Say why/],
  [['forgive', 'aaaa1'], /Say what to do/],
  [['show', "' or 1=1"], /Say which, by its id/],
])('%j is refused and changes nothing', (args, message) => {
  const { status, said } = appeals(...args);
  expect([status, said]).toEqual([1, expect.stringMatching(message)]);
  expect(appeals().said).toContain('2 appeals.');
});

it('are granted or declined once, with words for the hiker', async () => {
  expect(appeals('grant', 'aaaa1', 'Granted,', 'thank you.').said).toBe('aaaa1111 is granted: one badge given.');
  expect(await hiker.badges()).toEqual([near?.name]);
  expect(appeals('decline', 'aaaa1', 'No.')).toMatchObject({
    status: 1,
    said: expect.stringContaining('was granted on'),
  });
  expect(appeals('decline', 'aaaa2', 'Which', 'lot?').said).toBe('aaaa2222 is declined.');
  expect(appeals().said).toBe('No appeals.');
  const { appeals: answered } = (await hiker.get('/v1/appeals')).json();
  expect(answered.map(({ answer }: { answer: string }) => answer)).toEqual(['Granted, thank you.', 'Which lot?']);
});

it('make no database where there is none', () => {
  const nowhere = join(tmpdir(), randomUUID());
  expect(runIn(nowhere)).toMatchObject({ status: 1, said: expect.stringContaining('There is no database at') });
  expect(existsSync(nowhere)).toBe(false);
});
