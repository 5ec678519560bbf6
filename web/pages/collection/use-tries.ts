/** Trying for a badge: the position is read once, kept on the device, sent, and its answer shown. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Claim, isShownTo, isWaiting } from '../../claims/claim.ts';
import { sendWaitingClaims, sendWhenBack } from '../../claims/send.ts';
import { allClaims, dropClaim, keepClaim, onClaimsChanged } from '../../claims/store.ts';
import { NoPosition, readPosition } from '../../lib/geolocation.ts';

type TryStatus =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'no-position'; reason: NoPosition['reason'] }
  | { kind: 'not-kept' }
  | { kind: 'sending'; claim: Claim }
  | { kind: 'claim'; claim: Claim };

export type Tries = {
  status: TryStatus;
  /** A try is under way: no second one beside it. */
  busy: boolean;
  /** Those of this hiker that are not the one in the status line. */
  earlier: Claim[];
  start: () => void;
  cancel: () => void;
  sendNow: () => void;
  dismiss: (claimId: string) => void;
};

export function useTries(userId: string | undefined, onNews: () => void): Tries {
  const [status, setStatus] = useState<TryStatus>({ kind: 'idle' });
  const [claims, setClaims] = useState<Claim[]>([]);
  const reading = useRef<AbortController>(undefined);

  const show = useCallback((all: Claim[]) => {
    setClaims(all);
    setStatus((current) => {
      const shown = current.kind === 'claim' && all.find(({ claimId }) => claimId === current.claim.claimId);
      return shown ? { kind: 'claim', claim: shown } : current;
    });
  }, []);
  const readClaims = useCallback(async () => show(await allClaims()), [show]);

  const send = useCallback(async () => {
    const all = await sendWaitingClaims();
    show(all);
    if (all.some(isWaiting)) await sendWhenBack();
    onNews();
  }, [show, onNews]);

  useEffect(() => {
    const begin = async () => {
      for (const claim of await allClaims()) if (claim.seen) await dropClaim(claim.claimId);
      if ((await allClaims()).some(isWaiting)) await send();
      else await readClaims();
    };
    begin().catch((error) => console.warn('No try can wait on this device', error));
    addEventListener('online', send);
    const unsubscribe = onClaimsChanged(readClaims);
    return () => {
      removeEventListener('online', send);
      unsubscribe();
    };
  }, [send, readClaims]);

  /** Whoever answered, this page, another tab or the worker: the collection may have changed. */
  const news = claims.filter((claim) => claim.reply || claim.trouble === 'signed-out').length;
  useEffect(() => {
    if (news > 0) onNews();
  }, [news, onNews]);

  /** Where the server asked for patience. */
  const retryAt = Math.min(...claims.flatMap((claim) => (isWaiting(claim) && claim.retryAt) || []));
  useEffect(() => {
    if (!Number.isFinite(retryAt)) return;
    const timer = setTimeout(send, Math.max(0, retryAt - Date.now()));
    return () => clearTimeout(timer);
  }, [retryAt, send]);

  /** An answer that has been on the screen is not told again on the next visit. */
  useEffect(() => {
    if (status.kind === 'claim' && !isWaiting(status.claim) && !status.claim.seen)
      keepClaim({ ...status.claim, seen: true });
  }, [status]);

  const start = async () => {
    reading.current = new AbortController();
    setStatus({ kind: 'checking' });
    try {
      const position = await readPosition(reading.current.signal);
      const claim: Claim = { claimId: crypto.randomUUID(), userId, ...position };
      setStatus({ kind: 'sending', claim });
      await keepClaim(claim);
      const all = await sendWaitingClaims();
      setClaims(all);
      setStatus({ kind: 'claim', claim: all.find(({ claimId }) => claimId === claim.claimId) ?? claim });
      if (all.some(isWaiting)) await sendWhenBack();
    } catch (error) {
      setStatus(failureOf(error));
    }
  };

  const dismiss = async (claimId: string) => {
    await dropClaim(claimId);
    await readClaims();
    setStatus((current) =>
      current.kind === 'claim' && current.claim.claimId === claimId ? { kind: 'idle' } : current,
    );
  };

  const shownId = 'claim' in status ? status.claim.claimId : undefined;
  return {
    status,
    busy: status.kind === 'checking' || status.kind === 'sending',
    earlier: claims.filter((claim) => claim.claimId !== shownId && isShownTo(userId, claim)),
    start,
    cancel: () => reading.current?.abort(),
    sendNow: send,
    dismiss,
  };
}

function failureOf(error: unknown): TryStatus {
  if (!(error instanceof NoPosition)) {
    console.error('The try could not be kept', error);
    return { kind: 'not-kept' };
  }
  return error.reason === 'canceled' ? { kind: 'idle' } : { kind: 'no-position', reason: error.reason };
}
