/** Key rotation with several servers: no proof is signed with a key that one of them does not know. */
import { afterEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { credentialKey } from './credential-key.ts';

const open: TestApp[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

const getKeys = async (environment: Record<string, string>): Promise<string[]> => {
  const server = await buildTestApp({ environment: { PUBLIC_URL: 'https://trails.test', ...environment } });
  open.push(server);
  const { verificationMethod } = (await server.app.inject('/.well-known/did.json')).json();
  return verificationMethod.map(({ publicKeyMultibase }: { publicKeyMultibase: string }) => publicKeyMultibase);
};

const newKey = async () => {
  const [, CREDENTIAL_KEY = '', half = ''] =
    /^CREDENTIAL_KEY=(\S+)\n# Public key: (z6Mk\S+)$/.exec(await credentialKey([], {})) ?? [];
  return { CREDENTIAL_KEY, half };
};

it('the credential-key command prints the public key that the server publishes', async () => {
  const { CREDENTIAL_KEY, half } = await newKey();
  expect(await getKeys({ CREDENTIAL_KEY })).toEqual([half]);
  expect(await credentialKey(['public'], { CREDENTIAL_KEY })).toBe(half);
});

it('while a key is rotated, each server knows every key that one of them signs with', async () => {
  const [now, next] = [await newKey(), await newKey()];
  const before = { CREDENTIAL_KEY: now.CREDENTIAL_KEY };
  const announced = { ...before, CREDENTIAL_FORMER_KEYS: next.half };
  const after = { CREDENTIAL_KEY: next.CREDENTIAL_KEY, CREDENTIAL_FORMER_KEYS: `${next.half}, ${now.half}` };
  expect(await getKeys(before)).toEqual([now.half]);
  expect(await getKeys(announced)).toEqual([now.half, next.half]);
  expect(await getKeys(after)).toEqual([next.half, now.half]);
});

it.each([
  [['public'], {}, 'CREDENTIAL_KEY is not set'],
  [['public'], { CREDENTIAL_KEY: 'x' }, 'is not an Ed25519 key'],
  [['private'], {}, 'npm run -s credential-key, or'],
])('the credential-key command refuses %j with %j', async (words, env, message) => {
  await expect(credentialKey(words, env)).rejects.toThrow(message);
});
