import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openStore } from './open.ts';
import { databaseFile } from './sqlite.ts';
import { deleteUser, userOfIdentity } from './users.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sqlite-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

it('a deleted account is gone from the file, not only from its tables', async () => {
  const store = await openStore({ databaseUrl: undefined, dataDir, onConnectionError: () => {} });
  const identity = { issuer: 'https://issuer.example', emailVerified: true };
  const signIn = (name: string) =>
    userOfIdentity(store.db, { ...identity, subject: name, name, email: `${name}@mail.example` }, new Date());
  await signIn('Stays');
  await deleteUser(store.db, await signIn('Leaves'));
  await store.close();
  const file = readFileSync(databaseFile(dataDir), 'latin1');
  expect([file.includes('Stays'), file.includes('Leaves')]).toEqual([true, false]);
});
