/** On every page: the way to the collection says where an answer has come, or where a try waits for its hiker. */
import { remembered } from '../../session/remembered.ts';
import { newsWords } from '../words.ts';
import { type Claim, hasWaitingReport, isRunningOut, isShownTo, isWaiting } from './claim.ts';
import { claims, keepSendingClaims } from './in-page.ts';

export function watchClaims(): void {
  claims().watch(mark);
  keepSendingClaims();
}

function mark(): void {
  const account = remembered()?.account;
  const whose = account && { userId: account.$id };
  const news = newsOf(
    claims()
      .current()
      .filter((claim) => isShownTo(whose, claim)),
    Date.now(),
  );
  for (const link of document.querySelectorAll<HTMLElement>('[data-needs-account]')) {
    link.toggleAttribute('data-news', news !== undefined);
    link.dataset.hint ??= link.title; // what the page itself says of it comes back after the news
    link.title = news ?? link.dataset.hint;
  }
}

/** An answer is the better news. */
export function newsOf(shown: readonly Claim[], now: number): string | undefined {
  if (shown.some((claim) => !isWaiting(claim) && !(claim.isRead && hasWaitingReport(claim)))) return newsWords.answered;
  const waiting = shown.filter(isWaiting);
  const urgent = waiting.find((claim) => isRunningOut(claim, now));
  if (urgent) return newsWords.runningOut(urgent);
  return waiting.some(({ trouble }) => trouble === 'who-was-there') ? newsWords.whoWasThere : undefined;
}
