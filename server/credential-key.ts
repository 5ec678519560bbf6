/** The key that proofs are signed with: Ed25519, as the base64 of its PKCS #8 form, which openssl writes and Node reads. */
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The public half, as DID documents write it. */
export const publicKeyPattern = /^z6Mk[1-9A-HJ-NP-Za-km-z]{44}$/;

export function readCredentialKey(text: string): KeyObject | undefined {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

export const newCredentialKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

/** The key of a demonstration: made once, and readable by whoever runs the server alone. */
export function keyOfDemonstration(dataDir: string): KeyObject {
  const file = join(dataDir, 'credential-key');
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, `${newCredentialKey()}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = readCredentialKey(readFileSync(file, 'utf8'));
  if (!key) throw new Error(`${file} holds no Ed25519 key. Remove it, and a new one is made.`);
  return key;
}
