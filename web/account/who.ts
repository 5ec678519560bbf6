/** Who is signed in, from the server. Once the session is known to be over, the device remembers nobody. */
import { fetchAccount } from '../lib/api.ts';
import type { Account } from '../lib/replies.ts';
import { forget } from './remembered.ts';

export async function whoIsSignedIn(): Promise<Account | undefined> {
  const account = await fetchAccount();
  if (!account) forget();
  return account;
}
