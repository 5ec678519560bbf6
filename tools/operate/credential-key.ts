/** A new key to sign proofs of badges with, as a line for the settings. npm run -s credential-key */
import { newCredentialKey } from '../../server/credential-key.ts';

console.log(`CREDENTIAL_KEY=${newCredentialKey()}`);
