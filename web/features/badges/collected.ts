/** Loads what the account's hikers have collected, and remembers it on this device: every page with badges loads it here. */
import {
  type Account,
  type Export,
  fetchBadges,
  fetchOtherHikers,
  isSignedOut,
  type OtherHiker,
} from '../../lib/api.ts';
import { sessionMark } from '../../lib/session-hint.ts';
import { type Remembered, remember, remembered } from '../session/remembered.ts';
import { whoOpenedThisPage } from '../session/who.ts';

/** `onFamily` gets the hikers early: who is here can be asked before all badges are loaded. */
export async function loadCollected(
  account: Account,
  onFamily: (otherHikers: OtherHiker[]) => void = () => {},
): Promise<Remembered> {
  const session = sessionMark();
  const family = fetchOtherHikers(account.$id);
  family.then(onFamily, () => {});
  const [documents, companions] = await Promise.all([fetchBadges(account.$id), family]);
  return { session, account, documents, companions, at: new Date().toISOString() };
}

/** Of whoever is signed in; undefined if nobody is. */
export async function askForCollected(): Promise<Remembered | undefined> {
  const account = await whoOpenedThisPage();
  const collected = account && (await loadCollected(account).catch(unlessSignedOut));
  if (collected) remember(collected);
  return collected;
}

/** A user who logs out while the request is pending gets no error. */
function unlessSignedOut(error: unknown): undefined {
  if (!isSignedOut(error)) throw error;
}

/** Falls back to what this device remembers. */
export async function collectedOrLast(): Promise<Remembered | undefined> {
  try {
    return await askForCollected();
  } catch (error) {
    const last = remembered();
    if (!last) throw error;
    return last;
  }
}

/** Updates the hikers in what is remembered of the same account. */
export function rememberOtherHikers(userId: string, otherHikers: OtherHiker[]): void {
  const last = remembered();
  if (last?.account.$id === userId) remember({ ...last, companions: otherHikers });
}

/** The account page has all of it too: hikers added or removed there are up to date at the next trailhead. */
export function rememberExport({ account, hikers, badges }: Export, session: string | undefined): void {
  const of = (hiker: string) => badges.filter(({ hikerId }) => hikerId === hiker);
  remember({
    session,
    account,
    documents: of(account.$id),
    companions: hikers.map((hiker) => ({ ...hiker, badges: of(hiker.$id) })),
    at: new Date().toISOString(),
  });
}
