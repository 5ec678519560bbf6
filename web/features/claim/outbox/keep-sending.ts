/**
 * While a page is open: sends what waits whenever there is reason to hope, and by itself after pauses that grow. Not every
 * browser sends from the background, and one bar of signal is no event.
 */
import { type Claim, hasWaitingReport, isWaiting, passes, type Report, type WaitingClaim } from './claim.ts';
import type { Claims } from './claims.ts';

export const pauses = { firstMs: 15_000, longestMs: 10 * 60_000 };

export type Page = {
  window: EventTarget;
  document: EventTarget & { readonly visibilityState: DocumentVisibilityState };
};

/** When to send again, from the claims as they stand. A claim that waits for a sign-in waits for no clock. */
export function nextSending(claims: readonly Claim[], now: number, pauseMs: number): number | undefined {
  const whatWaits = claims.flatMap((claim): (WaitingClaim | Report)[] => {
    if (isWaiting(claim)) return [claim];
    return claim.report && hasWaitingReport(claim) ? [claim.report] : [];
  });
  const moments = whatWaits.flatMap(({ trouble, retryAt }) => {
    if (trouble === 'too-many') return [retryAt ?? now];
    return passes(trouble) ? [now + pauseMs] : [];
  });
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

export function keepSending(claims: Claims, { window, document }: Page = globalThis): void {
  let pauseMs = pauses.firstMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  const plan = () => {
    if (isSending) return;
    clearTimeout(timer);
    const at = nextSending(claims.current(), Date.now(), pauseMs);
    // A clock that was set back makes a wait of weeks, which setTimeout takes for none at all.
    if (at !== undefined) timer = setTimeout(retryLater, Math.min(Math.max(0, at - Date.now()), pauses.longestMs));
  };
  const send = async () => {
    clearTimeout(timer);
    isSending = true;
    await claims.send().catch((error) => console.warn('No try can wait on this device', error));
    isSending = false;
    plan();
  };
  const retryLater = () => {
    pauseMs = Math.min(pauseMs * 2, pauses.longestMs);
    send();
  };
  const retryNow = () => {
    pauseMs = pauses.firstMs;
    send();
  };

  window.addEventListener('online', retryNow);
  window.addEventListener('pageshow', (event) => (event as PageTransitionEvent).persisted && retryNow());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && retryNow());
  claims.watch(plan);
  retryNow();
}
