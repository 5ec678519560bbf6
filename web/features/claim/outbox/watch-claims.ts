/**
 * On every page while claims are on this device: shows a badge that was just awarded, and marks the link to the collection
 * when an answer has arrived or a claim needs its hiker.
 */
import { remembered } from '../../session/remembered.ts';
import { newsMessages } from '../claim.messages.ts';
import { type Claim, hasWaitingReport, isInRange, isRunningOut, isShownTo, isWaiting } from './claim.ts';
import { claims, keepSendingClaims } from './in-page.ts';

export function watchClaims(): void {
  claims().watch(mark);
  keepSendingClaims();
}

function mark(): void {
  const account = remembered()?.account;
  const whose = account && { userId: account.$id };
  const shown = claims()
    .current()
    .filter((claim) => isShownTo(whose, claim));
  const responses = shown.flatMap((claim) =>
    claim.state === 'answered' && isInRange(claim.reply) ? [claim.reply] : [],
  );
  if (account && responses.length > 0 && document.querySelector('[data-badge]'))
    import('../../badges/earned.script.ts').then(({ showAwarded }) => showAwarded(responses)).catch(console.warn);
  const news = getNews(shown, Date.now());
  for (const link of document.querySelectorAll<HTMLElement>('[data-needs-account]')) {
    link.toggleAttribute('data-news', news !== undefined);
    link.dataset.hint ??= link.title; // restored once there is no news
    link.title = news ?? link.dataset.hint;
  }
}

/** An answer comes before a warning. */
export function getNews(shown: readonly Claim[], now: number): string | undefined {
  if (shown.some((claim) => !isWaiting(claim) && !(claim.isRead && hasWaitingReport(claim))))
    return newsMessages.answered;
  const waiting = shown.filter(isWaiting);
  const urgent = waiting.find((claim) => isRunningOut(claim, now));
  if (urgent) return newsMessages.runningOut(urgent);
  return waiting.some(({ trouble }) => trouble === 'who-was-there') ? newsMessages.whoWasThere : undefined;
}
