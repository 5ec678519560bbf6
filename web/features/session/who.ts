/**
 * Who is signed in, asked only where somebody may be: anonymous readers cause no call. Once the session is known to be
 * over, the device remembers nobody.
 */
import { fetchAccount } from '../../lib/api.ts';
import type { Account } from '../../lib/replies.ts';
import { sessionMark } from '../../lib/session-hint.ts';
import { forget } from './remembered.ts';

export async function whoIsSignedIn(): Promise<Account | undefined> {
  const session = sessionMark();
  const account = session && (await fetchAccount());
  // Whoever has signed in meanwhile is somebody else, perhaps.
  const now = sessionMark();
  if (now && now !== session) return whoIsSignedIn();
  if (account && now) return account;
  forget();
  return undefined;
}
