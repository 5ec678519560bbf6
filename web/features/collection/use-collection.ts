/** The collection of the signed-in account. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { sameBadge } from '../../../domain/badge/name.ts';
import {
  type Account,
  fetchBadges,
  fetchCompanions,
  isForSomebodyElse,
  isSignedOut,
  Unreachable,
} from '../../lib/api.ts';
import { sessionMark } from '../../lib/session-hint.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { type Collector, collectorsOf, type Result, resultsOf, withFresh, withResults } from '../badges/collectors.ts';
import type { CollectionGuide } from '../badges/guide.ts';
import { type Claim, isOf, isWaiting } from '../claim/outbox/claim.ts';
import { claims } from '../claim/outbox/in-page.ts';
import { type Remembered, remember, remembered } from '../session/remembered.ts';
import { whoIsSignedIn } from '../session/who.ts';

export type LoadState = 'loading' | 'signed-out' | 'signed-in' | 'no-signal' | 'failed';

type CollectionState = {
  state: LoadState;
  /** Also while loading and offline, from what this device remembers. */
  account?: Account;
  /** The account's own hiker first. */
  collectors: [Collector, ...Collector[]];
  /** The server has listed all hikers of the account. */
  isFamilyKnown: boolean;
  /** When the badges were last loaded completely. */
  asOf?: string;
  reload: () => void;
};

/** `at` is missing until this hiker's list has been loaded once on this device. */
type Known = Omit<Remembered, 'at'> & Partial<Pick<Remembered, 'at'>>;

/** A badge earned on another device may have just arrived. */
const refetchMs = 2000;

export function useCollection(guide: CollectionGuide): CollectionState {
  const [state, setState] = useState<LoadState>('loading');
  const [known, setKnown] = useState<Known>();
  const account = known?.account;
  const results = useResults(account?.$id);
  const startRequest = useLatest();

  const fetchAll = useCallback(async (account: Account, signal: AbortSignal) => {
    const session = sessionMark();
    const fetchFamily = async () => {
      const companions = await fetchCompanions(account.$id);
      // Who is here can be asked before all badges are loaded.
      if (!signal.aborted) setKnown((known) => known && { ...known, companions });
      return companions;
    };
    const [documents, companions] = await Promise.all([fetchBadges(account.$id), fetchFamily()]);
    if (!signal.aborted) setKnown({ session, account, documents, companions, at: new Date().toISOString() });
  }, []);

  const load = useCallback(async () => {
    const signal = startRequest();
    const last = remembered();
    setKnown(last);
    try {
      const account = await whoIsSignedIn();
      if (signal.aborted) return;
      setKnown(
        account &&
          (account.$id === last?.account.$id ? { ...last, account } : { session: undefined, account, documents: [] }),
      );
      if (account) await fetchAll(account, signal);
      if (!signal.aborted) setState(account ? 'signed-in' : 'signed-out');
    } catch (error) {
      if (!signal.aborted) setState(error instanceof Unreachable && !navigator.onLine ? 'no-signal' : 'failed');
    }
  }, [fetchAll, startRequest]);

  useEffect(() => {
    const loadAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) load();
    };
    load();
    addEventListener('online', load);
    addEventListener('pageshow', loadAgain);
    return () => {
      removeEventListener('online', load);
      removeEventListener('pageshow', loadAgain);
    };
  }, [load]);

  useEffect(() => {
    if (state !== 'signed-in' || !account) return;
    const again = setTimeout(() => {
      fetchAll(account, startRequest()).catch((error) => {
        if (isSignedOut(error) || isForSomebodyElse(error)) return load();
        console.warn('The badges could not be read again', error);
      });
    }, refetchMs);
    return () => clearTimeout(again);
  }, [state, account, fetchAll, startRequest, load]);

  const all = useMemo(() => known && withResults(known, results), [known, results]);
  useEffect(() => {
    if (all?.at) remember({ ...all, at: all.at });
  }, [all]);

  const collectors = useMemo(() => collectorsOf(guide, all), [guide, all]);
  useEffect(
    () =>
      claims().watchResults((claim) => {
        const isTheirs = !account || isOf(claim, { userId: account.$id });
        if (isTheirs && tellsOfMore(claim, state, collectors)) load();
      }),
    [account, state, collectors, load],
  );

  const isFamilyKnown = known?.companions !== undefined;
  return { state, account, collectors, isFamilyKnown, asOf: known?.at, reload: load };
}

/**
 * Results received since this page was opened: the lists need no reload, and a slow response does not overwrite them.
 */
function useResults(userId: string | undefined): readonly Result[] {
  const [results, setResults] = useState<readonly Result[]>([]);
  useEffect(() => {
    setResults([]);
    if (!userId) return;
    const add = (claim: Claim) => {
      if (claim.state !== 'answered' || !isOf(claim, { userId })) return;
      setResults((before) => withFresh(before, resultsOf(claim.reply, userId)));
    };
    const addAll = () => claims().current().forEach(add);
    addAll();
    const stops = [claims().watch(addAll), claims().watchResults(add)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [userId]);
  return results;
}

/**
 * The session is over, the server is back, or a badge or family member is missing here: then everything is reloaded.
 */
function tellsOfMore(
  claim: Claim,
  state: LoadState,
  [{ id, badges }, ...others]: [Collector, ...Collector[]],
): boolean {
  if (isWaiting(claim)) {
    if (claim.trouble === 'who-was-there') return others.length === 0 && state !== 'loading';
    return claim.trouble === 'signed-out' && state === 'signed-in';
  }
  if (state === 'failed' || state === 'no-signal') return true;
  if (claim.state !== 'answered') return false;
  if (claim.reply.outcome === 'unknown') return true;
  if (!claim.reply.nearest) return false;
  const { badgeName } = claim.reply.nearest;
  const own = resultsOf(claim.reply, id).find(({ hikerId }) => hikerId === id);
  return own?.outcome === 'already-earned' && !badges.some(({ name }) => sameBadge(name, badgeName));
}
