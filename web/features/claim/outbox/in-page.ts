/** The outbox of a page. */
import { sessionMark } from '../../../lib/session-hint.ts';
import { whoIsSignedIn } from '../../session/who.ts';
import { type Claim, type ConditionReport, hasWaitingReport, isWaiting, passes, type WaitingClaim } from './claim.ts';
import { type Claims, ownClaims } from './claims.ts';
import { device, sendWhenClosed, serverFor } from './device.ts';
import { noteWaiting } from './waiting.ts';

let owner: Claims | undefined;

/** Created on first use: pages are also prerendered, without a browser. */
export function claims(): Claims {
  if (owner) return owner;
  owner = ownClaims({
    ...device(),
    server: serverFor(whoIsSignedIn, sessionMark),
    browser: { sendWhenClosed, keepFromClearing },
    isWorker: false,
  });
  owner.watch(noteContent);
  return owner;
}

function noteContent(): void {
  const hasReports = claims().hasReports();
  if (hasReports !== undefined) noteWaiting(hasReports || claims().current().length > 0);
}

let isStarted = false;

/** Once per page, however many parts ask for it. */
export function keepSendingClaims(): void {
  if (isStarted) return;
  isStarted = true;
  keepSending(claims());
}

export const pauses = { firstMs: 15_000, longestMs: 10 * 60_000 };

export type Page = {
  window: EventTarget;
  document: EventTarget & { readonly visibilityState: DocumentVisibilityState };
};

/** When to retry. A claim that waits for a sign-in is not retried on a timer. */
export function nextSending(
  claims: readonly Claim[],
  now: number,
  pauseMs: number,
  hasReports = false,
): number | undefined {
  const whatWaits = claims.flatMap((claim): (WaitingClaim | ConditionReport)[] => {
    if (isWaiting(claim)) return [claim];
    return claim.report && hasWaitingReport(claim) ? [claim.report] : [];
  });
  const moments = whatWaits.flatMap(({ trouble, retryAt }) => {
    if (trouble === 'too-many') return [retryAt ?? now];
    return passes(trouble) ? [now + pauseMs] : [];
  });
  if (hasReports) moments.push(now + pauseMs);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

/**
 * While a page is open: retries when the connection or the page comes back, and otherwise with a growing backoff. Not
 * every browser has background sync, and a weak signal fires no online event.
 */
export function keepSending(claims: Claims, { window, document }: Page = globalThis): void {
  let pauseMs = pauses.firstMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  const plan = () => {
    if (isSending) return;
    clearTimeout(timer);
    const at = nextSending(claims.current(), Date.now(), pauseMs, claims.hasReports());
    // A clock that was set back gives a delay of weeks, which overflows setTimeout and fires at once.
    if (at !== undefined) timer = setTimeout(retryLater, Math.min(Math.max(0, at - Date.now()), pauses.longestMs));
  };
  const send = async () => {
    clearTimeout(timer);
    isSending = true;
    await claims.send().catch((error) => console.warn('Claims cannot wait on this device', error));
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

let isAsked = false;

/**
 * Some browsers evict the storage of a site that was not visited for a week, which is as long as a claim may wait. Some
 * prompt the visitor: so it is requested once and not awaited.
 */
export async function keepFromClearing(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
  } catch {
    // not supported
  }
}
