/** On every page: where an answer has come, the way to the collection says so. */
import { remembered } from '../account/remembered.ts';
import { isShownTo, isWaiting } from './claim.ts';
import { claims, keepSendingClaims } from './here.ts';

export function watchClaims(): void {
  claims().watch(mark);
  keepSendingClaims();
}

function mark(): void {
  const account = remembered()?.account;
  const whose = account && { userId: account.$id };
  const isNews = claims()
    .current()
    .some((claim) => !isWaiting(claim) && isShownTo(whose, claim));
  for (const link of document.querySelectorAll<HTMLElement>('[data-needs-account]')) {
    link.toggleAttribute('data-news', isNews);
    link.title = isNews ? 'Your try for a badge has its answer' : '';
  }
}
