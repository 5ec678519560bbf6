/**
 * The signed-in user, requested only if there may be one: anonymous readers cause no request. Once the session is known
 * to be over, the remembered data is deleted.
 */
import { type Account, fetchAccount } from '../../lib/api.ts';
import { sessionMark } from '../../lib/session-hint.ts';
import { forget } from './remembered.ts';

export async function whoIsSignedIn(): Promise<Account | undefined> {
  const session = sessionMark();
  const account = session && (await fetchAccount());
  // Another user may have signed in meanwhile.
  const now = sessionMark();
  if (now && now !== session) return whoIsSignedIn();
  if (account && now) return account;
  forget();
  return undefined;
}

let opening: { session: string | undefined; account: Promise<Account | undefined> } | undefined;

/** The user when this page was opened, read once for all of its parts. Later events ask again, by `whoIsSignedIn`. */
export function whoOpenedThisPage(): Promise<Account | undefined> {
  const session = sessionMark();
  if (opening && opening.session === session) return opening.account;
  const account = whoIsSignedIn();
  opening = { session, account };
  account.catch(() => {
    opening = undefined;
  });
  return account;
}

/** Whether the user whose data a page shows is still signed in. True if the server cannot be reached. */
export const isStillSignedIn = (userId: string): Promise<boolean> =>
  whoIsSignedIn().then(
    (account) => account?.$id === userId,
    () => true,
  );
