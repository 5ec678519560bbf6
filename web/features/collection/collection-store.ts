/** The collection of the signed-in account: loads it, adds the badges that claims earn meanwhile, and remembers it. */
import { sameBadge } from '../../../domain/badge/name.ts';
import { type Account, isForAnotherAccount, isSignedOut, Unreachable } from '../../lib/api.ts';
import { loadCollected } from '../badges/collected.ts';
import { type Known, type Result, toResults, withFresh, withResults } from '../badges/hikers.ts';
import { belongsTo, type Claim, isWaiting } from '../claim/outbox/claim.ts';
import { claims } from '../claim/outbox/in-page.ts';
import { remember, remembered } from '../session/remembered.ts';
import { whoIsSignedIn, whoOpenedThisPage } from '../session/who.ts';

export type LoadState = 'loading' | 'signed-out' | 'signed-in' | 'no-signal' | 'failed';

export type Collected = {
  state: LoadState;
  /** Also while loading and offline, from what this device remembers. `at` is missing until all of it was loaded once. */
  known?: (Known & { session: string | undefined; at?: string }) | undefined;
};

export type CollectionStore = {
  /** Starts loading; the returned function stops it. */
  subscribe(react: () => void): () => void;
  current(): Collected;
  reload(): void;
};

/** A badge earned on another device may have just arrived. */
const refetchMs = 2000;

export function collectionStore(): CollectionStore {
  let shown: Collected = { state: 'loading' };
  let react = () => {};
  /** Earned since the page was opened: a slow response does not overwrite them. */
  let results: readonly Result[] = [];
  /** Several requests may be under way, and only the latest counts. */
  let latest = new AbortController();
  let refetch: ReturnType<typeof setTimeout> | undefined;

  const show = ({ state, known }: Collected) => {
    const all = known && withResults(known, results);
    if (all?.at !== undefined) remember({ ...all, at: all.at });
    shown = { state, known: all };
    react();
  };
  const startRequest = () => {
    clearTimeout(refetch);
    latest.abort();
    latest = new AbortController();
    return latest.signal;
  };

  const loadBadges = async (account: Account, signal: AbortSignal) => {
    const collected = await loadCollected(account, (otherHikers) => {
      if (!signal.aborted && shown.known) show({ ...shown, known: { ...shown.known, companions: otherHikers } });
    });
    if (!signal.aborted) show({ state: 'signed-in', known: collected });
  };

  const loadAgain = async (account: Account) => {
    try {
      await loadBadges(account, startRequest());
    } catch (error) {
      if (isSignedOut(error) || isForAnotherAccount(error)) return load();
      console.warn('The badges could not be read again', error);
    }
  };

  const load = async (who = whoIsSignedIn) => {
    const signal = startRequest();
    const last = remembered();
    show({ ...shown, known: last });
    addResults(claims().current());
    try {
      const account = await who();
      if (signal.aborted) return;
      if (!account) return show({ state: 'signed-out' });
      const isSame = account.$id === last?.account.$id;
      show({ ...shown, known: isSame ? { ...last, account } : { session: undefined, account, documents: [] } });
      addResults(claims().current());
      await loadBadges(account, signal);
      if (!signal.aborted) refetch = setTimeout(() => loadAgain(account), refetchMs);
    } catch (error) {
      if (signal.aborted) return;
      show({ ...shown, state: error instanceof Unreachable && !navigator.onLine ? 'no-signal' : 'failed' });
    }
  };

  const addResults = (from: readonly Claim[]) => {
    const userId = shown.known?.account.$id;
    const answered = from.flatMap((claim) =>
      userId && claim.state === 'answered' && belongsTo(claim, { userId }) ? toResults(claim.reply, userId) : [],
    );
    const all = withFresh(results, answered);
    if (all === results) return;
    results = all;
    show(shown);
  };

  const onClaim = (settled?: Claim) => {
    addResults(settled ? [settled] : claims().current());
    const { account } = shown.known ?? {};
    const isTheirs = settled && (!account || belongsTo(settled, { userId: account.$id }));
    if (isTheirs && tellsOfMore(settled, shown)) load();
  };

  return {
    subscribe(listener) {
      react = listener;
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) load();
      };
      const onOnline = () => void load();
      const stopWatching = claims().watch(onClaim);
      addEventListener('online', onOnline);
      addEventListener('pageshow', onPageShow);
      load(whoOpenedThisPage);
      return () => {
        startRequest();
        stopWatching();
        removeEventListener('online', onOnline);
        removeEventListener('pageshow', onPageShow);
      };
    },
    current: () => shown,
    reload: () => void load(),
  };
}

/**
 * The session is over, the server is back, or a badge or family member is missing here: then everything is reloaded.
 */
function tellsOfMore(claim: Claim, { state, known }: Collected): boolean {
  if (isWaiting(claim)) {
    const isFamily = (known?.companions ?? []).length > 0;
    if (claim.trouble === 'who-was-there') return !isFamily && state !== 'loading';
    return claim.trouble === 'signed-out' && state === 'signed-in';
  }
  if (state === 'failed' || state === 'no-signal') return true;
  if (claim.state !== 'answered') return false;
  if (claim.reply.outcome === 'unknown') return true;
  if (!claim.reply.nearest) return false;
  const { badgeName } = claim.reply.nearest;
  const { account, documents = [] } = known ?? {};
  const own = toResults(claim.reply, account?.$id ?? '').find(({ hikerId }) => hikerId === (account?.$id ?? ''));
  return own?.outcome === 'already-earned' && !documents.some((badge) => sameBadge(badge.badgeName, badgeName));
}
