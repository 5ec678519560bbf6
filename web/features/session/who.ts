/**
 * Who is signed in, asked only where somebody may be: anonymous readers cause no call. Once the session is known to be
 * over, the device remembers nobody.
 */
import { fetchAccount } from '../../lib/api.ts';
import type { Account } from '../../lib/replies.ts';
import { forget } from './remembered.ts';
import { isPerhapsSignedIn } from './session-hint.ts';

export async function whoIsSignedIn(): Promise<Account | undefined> {
  const account = isPerhapsSignedIn() ? await fetchAccount() : undefined;
  if (!account) forget();
  return account;
}
