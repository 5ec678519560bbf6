/**
 * The key that badge credentials are signed with. `npm run -s credential-key` generates a new one, as lines for the settings;
 * `-- public` prints the public key of the current one, CREDENTIAL_KEY.
 */
import { newCredentialKey, publicHalfOf, readCredentialKey } from '../../server/credential-key.ts';
import { answer, Refusal } from './operator.ts';

export async function credentialKey([command]: string[], { CREDENTIAL_KEY }: NodeJS.ProcessEnv): Promise<string> {
  if (command === undefined) {
    const made = newCredentialKey();
    return `CREDENTIAL_KEY=${made}\n# Public key: ${await halfOf(made)}`;
  }
  if (command !== 'public')
    throw new Refusal('Usage: npm run -s credential-key, or npm run -s credential-key -- public');
  if (!CREDENTIAL_KEY) throw new Refusal('CREDENTIAL_KEY is not set: run this in the environment of the server.');
  return halfOf(CREDENTIAL_KEY);
}

async function halfOf(text: string): Promise<string> {
  const key = readCredentialKey(text);
  if (!key) throw new Refusal('CREDENTIAL_KEY is not an Ed25519 key.');
  return publicHalfOf(key);
}

if (import.meta.main) await answer(credentialKey);
