import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../server/store/open.ts';
import { userOfIdentity } from '../../server/store/users.ts';
import { desk } from './desk.ts';
import { Rejection } from './operator.ts';

let dataDir: string;
const now = new Date('2026-07-04T15:00:00.000Z');
const open = () => openStore({ databaseUrl: undefined, dataDir, onConnectionError: () => {} });
const ask = (...words: string[]) => desk(words, { DATA_DIR: dataDir }, now);

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'desk-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const { db, close } = await open();
  const identity = { issuer: 'https://issuer.example', emailVerified: true };
  await userOfIdentity(db, { ...identity, subject: '1', name: 'Anna', email: 'anna@mail.example' }, now);
  await userOfIdentity(db, { ...identity, subject: '2', name: 'M\u001b[31mary', email: 'mary@mail.example' }, now);
  await close();
});

it('the first keeper is appointed at a shell, which opens the desk', async () => {
  expect(await ask()).toMatch(/^No one has a role yet\./);
  expect(await ask('appoint', 'Anna@mail.example')).toMatch(/is now a keeper for all regions/);
  expect(await ask('appoint', 'mary@mail.example', 'steward', 'north-shore')).toMatch(
    /is now a steward for north-shore/,
  );
  expect((await ask()).split('\n')).toHaveLength(2);
  expect(await ask('dismiss', 'mary@mail.example')).toMatch(/no longer has a role/);
  await expect(ask('dismiss', 'anna@mail.example')).rejects.toThrow(/only keeper/);
});

it.each([
  [['appoint'], /Expected the email address/],
  [['appoint', 'nobody@mail.example'], /No one has signed in with nobody@mail\.example yet/],
  [['appoint', 'anna@mail.example', 'king'], /Unknown role king\. Roles: reader, steward, keeper/],
  [['appoint', 'anna@mail.example', 'steward', 'alps'], /Unknown region alps/],
  [['appoint', 'ffff'], /No such account/],
  [['promote', 'anna@mail.example'], /^Usage: /],
])('%j is refused and changes nothing', async (words, message) => {
  await expect(ask(...words)).rejects.toThrow(message);
  expect(await ask()).toMatch(/^No one has a role/);
});

it('the desk command creates no database where there is none', async () => {
  const elsewhere = join(dataDir, 'elsewhere');
  await expect(desk([], { DATA_DIR: elsewhere })).rejects.toThrow('No database at');
  expect(existsSync(elsewhere)).toBe(false);
});

it('a database that cannot be reached is reported in one line, without its password', async () => {
  const away = { DATABASE_URL: 'postgres://bob:secret@127.0.0.1:1/trails' };
  await expect(desk([], away)).rejects.toThrow(/^Cannot open the database: connect ECONNREFUSED 127\.0\.0\.1:1$/);
  await expect(desk([], away)).rejects.toBeInstanceOf(Rejection);
});
