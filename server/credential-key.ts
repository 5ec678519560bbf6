/** The key that proofs are signed with: Ed25519, as the base64 of its PKCS #8 form, which openssl writes and Node reads. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromJwk } from '@digitalbazaar/ed25519-multikey';

/** The public key in the form of DID documents. */
export const publicKeyPattern = /^z6Mk[1-9A-HJ-NP-Za-km-z]{44}$/;

export function readCredentialKey(text: string): KeyObject | undefined {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** The format of /.well-known/did.json and CREDENTIAL_FORMER_KEYS. */
export async function getPublicHalf(key: KeyObject): Promise<string> {
  const jwk = createPublicKey(key).export({ format: 'jwk' });
  const { publicKeyMultibase } = await (await fromJwk({ jwk })).export({ publicKey: true });
  return publicKeyMultibase;
}

export const newCredentialKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

/** The key of a demonstration: generated once, readable only by the user who runs the server. */
export function keyOfDemonstration(dataDir: string): KeyObject {
  const file = join(dataDir, 'credential-key');
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) makeKeyFile(file);
  const key = readCredentialKey(readFileSync(file, 'utf8'));
  if (!key) throw new Error(`${file} is not an Ed25519 key. Delete it to generate a new one.`);
  return key;
}

/** Written to a temporary file and linked, so that a concurrent or later start never sees a partial key. */
function makeKeyFile(file: string): void {
  const draft = `${file}-${randomUUID()}`;
  writeFileSync(draft, `${newCredentialKey()}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch {
    // Another server was first, or the file system does not support links.
    if (!existsSync(file)) renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
