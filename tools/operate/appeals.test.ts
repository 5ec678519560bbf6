import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { badgeCatalog } from '../../server/site/catalog.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { ourContent } from '../../test/content.ts';
import { type Hiker, makeHiker } from '../../test/hiker.ts';
import { appeals } from './appeals.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'appeals-'));
const badges = badgeCatalog(ourContent);
const [near, other] = badges;

let test: TestApp;
let hiker: Hiker;
beforeAll(async () => {
  test = await buildTestApp({ environment: { DATA_DIR: dataDir }, badges });
  hiker = await makeHiker(test);
  const [point] = near?.points ?? [];
  if (!near || !other || !point) throw new Error('no badges');
  const claimId = randomUUID();
  await hiker.claim({ latitude: point.latitude + 0.03, longitude: point.longitude }, { claimId });
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

const ask = (...words: string[]) => appeals(words, { DATA_DIR: dataDir });

it('appeals are listed oldest first, one per line', async () => {
  const [first = '', second = '', count] = (await ask()).split('\n');
  expect(first).toBe(`aaaa1111  2026-07-04  ${near?.name}  too-far: The road was closed,`);
  expect(second).toContain('no-position: The lot was full.');
  expect(count).toMatch(/^2 appeals\./);
});

it("appeals are shown in full, with the hiker's position and its distance", async () => {
  const said = await ask('show', 'AAAA1');
  expect(said).toContain('The road was closed,\nso we walked in.');
  expect(said).toMatch(/stood at {2}-?\d+\.\d{5}, -\d+\.\d{5}, give or take 10 m, 2\.0\d miles from its trailhead/);
  expect(said).toContain('photo of  2026-07-04');
  expect(await ask('show', 'aaaa2')).toContain('(no position was sent)');
});

it.each([
  [['grant'], /Expected an id/],
  [['show', 'aaaa'], /aaaa matches 2 appeals/],
  [['grant', 'bbbb'], /No appeal has the id bbbb/],
  [['decline', 'aaaa2'], /Give a reason/],
  [['forgive', 'aaaa1'], /^Usage: /],
  [['show', "' or 1=1"], /Expected an id/],
])('%j is refused and changes nothing', async (words, message) => {
  await expect(ask(...words)).rejects.toThrow(message);
  expect(await ask()).toContain('2 appeals.');
});

it.each([
  [[], 0, /^aaaa1111 .*\naaaa2222 .*\n2 appeals\./, ''],
  [['grant', 'bbbb'], 1, '', 'No appeal has the id bbbb.'],
])(
  '%j as a command exits with %i, with its result on stdout or its refusal on stderr',
  (words, status, answer, refusal) => {
    const script = join(import.meta.dirname, 'appeals.ts');
    const env = { DATA_DIR: dataDir, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
    const ended = spawnSync(process.execPath, [script, ...words], { env, encoding: 'utf8' });
    expect(ended).toMatchObject({ status, stdout: expect.stringMatching(answer), stderr: refusal && `${refusal}\n` });
  },
);

it('appeals are granted or declined once, with a message for the hiker', async () => {
  expect(await ask('grant', 'aaaa1', 'Granted,', 'thank you.')).toBe('aaaa1111 granted: one badge awarded.');
  expect(await hiker.badges()).toEqual([near?.name]);
  await expect(ask('decline', 'aaaa1', 'No.')).rejects.toThrow('was granted on');
  expect(await ask('decline', 'aaaa2', 'Which', 'lot?')).toBe('aaaa2222 declined.');
  expect(await ask()).toBe('No appeals.');
  const { appeals: answered } = (await hiker.get('/v1/appeals')).json();
  expect(answered.map(({ answer }: { answer: string }) => answer)).toEqual(['Granted, thank you.', 'Which lot?']);
});

it('the appeals command creates no database where there is none', async () => {
  const nowhere = join(tmpdir(), randomUUID());
  await expect(appeals([], { DATA_DIR: nowhere })).rejects.toThrow('No database at');
  expect(existsSync(nowhere)).toBe(false);
});
