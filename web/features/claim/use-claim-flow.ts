/** Claiming a badge: the status of the current claim, and the other claims in the outbox. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ConditionKind } from '../../../domain/status/condition-reports.ts';
import { NoPosition, type VagueFix } from '../../lib/geolocation.ts';
import { type AccountRef, type Claim, isShownTo, isWaiting, type WaitingClaim } from './outbox/claim.ts';
import { claims, keepSendingClaims } from './outbox/in-page.ts';
import { type ClaimInProgress, claimQuestion, startClaim } from './start-claim.ts';

export type NoPositionStatus = { kind: 'no-position'; reason: NoPosition['reason']; at: string; hikers?: string[] };

type ClaimStatus =
  | { kind: 'idle' }
  | { kind: 'checking'; fix?: VagueFix | undefined }
  | NoPositionStatus
  | { kind: 'save-failed' }
  | { kind: 'claim'; claim: Claim };

export type ClaimFlow = {
  status: ClaimStatus;
  /** A claim is in progress: no second one can be started. */
  busy: boolean;
  /** This hiker's claims, except the one in the status line. */
  earlier: readonly Claim[];
  /** Whether waiting claims are sent with the site closed. */
  sendsWhenClosed: boolean;
  /** For these hikers; by default for the account's own hiker. */
  start: (hikers?: readonly string[]) => void;
  cancel: () => void;
  sendNow: () => void;
  /** Records who was there for a claim that waits for it, and sends it. */
  tellWho: (claim: WaitingClaim, hikers: readonly string[]) => Promise<void>;
  dismiss: (claimId: string) => void;
  /**
   * What the hiker saw there, sent with or after the claim; without kinds it is withdrawn. Resolves to false if it
   * could not be saved.
   */
  report: (claim: Claim, kinds: readonly ConditionKind[]) => Promise<boolean>;
};

const none: readonly Claim[] = [];
const watch = (react: () => void) => claims().watch(react);
const current = () => claims().current();
const useClaims = (): readonly Claim[] => useSyncExternalStore(watch, current, () => none);

export function useClaimFlow(account: AccountRef | undefined, isFamilyKnown: boolean): ClaimFlow {
  const [status, setStatus] = useState<ClaimStatus>({ kind: 'idle' });
  const underWay = useRef<ClaimInProgress>(undefined);
  const all = useClaims();

  useEffect(keepSendingClaims, []);

  /**
   * The current version of the claim in the status line. Its answer stays there, though the outbox drops it once it is
   * read.
   */
  const shown = status.kind === 'claim' ? (all.find(isSame(status.claim)) ?? status.claim) : undefined;
  useEffect(
    () =>
      claims().watch((claim) => {
        if (claim)
          setStatus((now) => (now.kind === 'claim' && isSame(now.claim)(claim) ? { kind: 'claim', claim } : now));
      }),
    [],
  );
  useEffect(() => {
    const look = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      await send();
      setStatus((now) => (isGone(now) ? { kind: 'idle' } : now));
    };
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, []);
  const unread = shown && !isWaiting(shown) && all.some(isSame(shown)) ? shown.claimId : undefined;
  useEffect(() => {
    if (!unread) return;
    // Perhaps it arrived before this page listened, and the outbox drops it once it is read.
    const claim = current().find(({ claimId }) => claimId === unread);
    if (claim) setStatus((now) => (hasRoomFor(claim, now) ? { kind: 'claim', claim } : now));
    return readWhenVisible(unread);
  }, [unread]);

  const follow = useCallback(async (begun: ClaimInProgress) => {
    underWay.current = begun;
    setStatus({ kind: 'checking' });
    begun.watchFix((fix) =>
      setStatus((now) => (now.kind === 'checking' && underWay.current === begun ? { kind: 'checking', fix } : now)),
    );
    try {
      const claim = await begun.saved;
      setStatus({ kind: 'claim', claim });
    } catch (error) {
      return setStatus(getFailure(error, begun.hikers));
    }
    await send();
  }, []);
  useLayoutEffect(() => {
    const begun = claimQuestion.takeEarlyClaim();
    if (begun) follow(begun);
  }, [follow]);

  const tellWho = async (claim: WaitingClaim, hikers: readonly string[]) => {
    const told = await claims().tellWho(claim, hikers);
    if (told) setStatus((now) => (hasRoomFor(told, now) ? { kind: 'claim', claim: told } : now));
    send();
  };

  const dismiss = async (claimId: string) => {
    setStatus((current) =>
      current.kind === 'claim' && current.claim.claimId === claimId ? { kind: 'idle' } : current,
    );
    await claims().hasBeenRead(claimId);
  };

  const report = async (claim: Claim, kinds: readonly ConditionKind[]) => {
    const isSaved = await claims().report(claim, kinds);
    setStatus((now) =>
      now.kind === 'claim' && isSame(claim)(now.claim)
        ? { kind: 'claim', claim: current().find(isSame(claim)) ?? { ...now.claim, report: undefined } }
        : now,
    );
    send();
    return isSaved;
  };

  return {
    status: shown ? { kind: 'claim', claim: shown } : status,
    busy: status.kind === 'checking' || (shown !== undefined && isUnderWay(shown)),
    earlier: all.filter((claim) => isShownTo(account, claim) && !(shown && isSame(shown)(claim))),
    sendsWhenClosed: useSyncExternalStore(
      watch,
      () => claims().sendsWhenClosed(),
      () => false,
    ),
    start: (hikers) => follow(startClaim({ whose: account, hikers, isFamilyKnown })),
    cancel: () => underWay.current?.cancel(),
    sendNow: send,
    tellWho,
    dismiss,
    report,
  };
}

/** A saved claim that cannot be sent now is sent later. */
const send = (): Promise<void> =>
  claims()
    .send()
    .catch((error) => console.warn('Claims wait on this device', error));

const isSame =
  ({ claimId }: Claim) =>
  (other: Claim): boolean =>
    other.claimId === claimId;

/** While the page was in the back/forward cache, another may have sent the claim and read its answer. */
const isGone = (status: ClaimStatus): boolean =>
  status.kind === 'claim' && isWaiting(status.claim) && !current().some(isSame(status.claim));

/** A claim in progress, or an answer being read, is not replaced. */
const hasRoomFor = (claim: Claim, status: ClaimStatus): boolean =>
  status.kind === 'idle' || (status.kind === 'claim' && isSame(claim)(status.claim));

/** Saved and being sent: for the first time, or with who was there. */
export const isUnderWay = (claim: Claim): boolean => isWaiting(claim) && claim.trouble === undefined;

/** An answer that arrives while the page is hidden counts as unread. */
function readWhenVisible(claimId: string): () => void {
  const read = () => {
    if (document.visibilityState === 'visible') claims().hasBeenRead(claimId);
  };
  read();
  document.addEventListener('visibilitychange', read);
  return () => document.removeEventListener('visibilitychange', read);
}

function getFailure(error: unknown, hikers: readonly string[] | undefined): ClaimStatus {
  if (!(error instanceof NoPosition)) {
    console.error('The claim could not be saved', error);
    return { kind: 'save-failed' };
  }
  if (error.reason === 'canceled') return { kind: 'idle' };
  const at = new Date().toISOString();
  return { kind: 'no-position', reason: error.reason, at, hikers: hikers && [...hikers] };
}
