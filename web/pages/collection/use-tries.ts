/** Trying for a badge: the position is read once, kept on the device, sent, and its answer shown. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Claim, isWaiting } from '../../claims/claim.ts';
import { sendWaitingClaims, sendWhenBack } from '../../claims/send.ts';
import { allClaims, dropClaim, keepClaim, onClaimsChanged } from '../../claims/store.ts';
import { NoPosition, readPosition } from '../../lib/geolocation.ts';

export type TryStatus =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'no-position'; reason: NoPosition['reason'] }
  | { kind: 'sending' }
  | { kind: 'claim'; claim: Claim };

export type Tries = {
  status: TryStatus;
  /** Those that are not the one in the status line. */
  claims: Claim[];
  start: (userId: string | undefined) => void;
  cancel: () => void;
  sendNow: () => void;
  dismiss: (claimId: string) => void;
};

export function useTries(onAnswer: () => void): Tries {
  const [status, setStatus] = useState<TryStatus>({ kind: 'idle' });
  const [claims, setClaims] = useState<Claim[]>([]);
  const reading = useRef<AbortController>(undefined);

  const readClaims = useCallback(async () => {
    const all = await allClaims();
    setClaims(all);
    setStatus((current) => {
      const shown = current.kind === 'claim' && all.find(({ claimId }) => claimId === current.claim.claimId);
      return shown ? { kind: 'claim', claim: shown } : current;
    });
  }, []);

  const send = useCallback(async () => {
    await sendWaitingClaims();
    await readClaims();
    if ((await allClaims()).some(isWaiting)) await sendWhenBack();
    onAnswer();
  }, [readClaims, onAnswer]);

  useEffect(() => {
    const begin = async () => {
      for (const claim of await allClaims()) if (claim.seen) await dropClaim(claim.claimId);
      if ((await allClaims()).some(isWaiting)) await send();
      else await readClaims();
    };
    begin();
    addEventListener('online', send);
    const unsubscribe = onClaimsChanged(readClaims);
    return () => {
      removeEventListener('online', send);
      unsubscribe();
    };
  }, [send, readClaims]);

  /** An answer that has been on the screen is not told again on the next visit. */
  useEffect(() => {
    if (status.kind === 'claim' && status.claim.reply && !status.claim.seen) keepClaim({ ...status.claim, seen: true });
  }, [status]);

  const start = async (userId: string | undefined) => {
    reading.current = new AbortController();
    setStatus({ kind: 'checking' });
    try {
      const position = await readPosition(reading.current.signal);
      const claim: Claim = { claimId: crypto.randomUUID(), userId, ...position };
      await keepClaim(claim);
      setStatus({ kind: 'sending' });
      await sendWaitingClaims();
      const all = await allClaims();
      setClaims(all);
      setStatus({ kind: 'claim', claim: all.find(({ claimId }) => claimId === claim.claimId) ?? claim });
      if (all.some(isWaiting)) await sendWhenBack();
      onAnswer();
    } catch (error) {
      if (!(error instanceof NoPosition)) throw error;
      setStatus(error.reason === 'cancelled' ? { kind: 'idle' } : { kind: 'no-position', reason: error.reason });
    }
  };

  const dismiss = async (claimId: string) => {
    await dropClaim(claimId);
    await readClaims();
    setStatus((current) =>
      current.kind === 'claim' && current.claim.claimId === claimId ? { kind: 'idle' } : current,
    );
  };

  const shownId = status.kind === 'claim' ? status.claim.claimId : undefined;
  return {
    status,
    claims: claims.filter(({ claimId }) => claimId !== shownId),
    start,
    cancel: () => reading.current?.abort(),
    sendNow: send,
    dismiss,
  };
}
