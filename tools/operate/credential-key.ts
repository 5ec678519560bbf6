/**
 * The key that badge credentials are signed with. `npm run -s credential-key` generates a new one, as lines for the settings;
 * `-- public` prints the public key of the current one, CREDENTIAL_KEY.
 */
import { getPublicHalf, newCredentialKey, readCredentialKey } from '../../server/credential-key.ts';
import { answer, Rejection } from './operator.ts';

export async function credentialKey([command]: string[], { CREDENTIAL_KEY }: NodeJS.ProcessEnv): Promise<string> {
  if (command === undefined) {
    const made = newCredentialKey();
    return `CREDENTIAL_KEY=${made}\n# Public key: ${await getHalf(made)}`;
  }
  if (command !== 'public')
    throw new Rejection('Usage: npm run -s credential-key, or npm run -s credential-key -- public');
  if (!CREDENTIAL_KEY) throw new Rejection('CREDENTIAL_KEY is not set: run this in the environment of the server.');
  return getHalf(CREDENTIAL_KEY);
}

async function getHalf(text: string): Promise<string> {
  const key = readCredentialKey(text);
  if (!key) throw new Rejection('CREDENTIAL_KEY is not an Ed25519 key.');
  return getPublicHalf(key);
}

if (import.meta.main) await answer(credentialKey);
