/** On every page: sends what waits, and where an answer has come, the way to the collection says so. */
import { remembered } from '../account/remembered.ts';
import { type Claim, isShownTo, isWaiting } from './claim.ts';
import { sendWaitingClaims } from './send.ts';
import { allClaims, onClaimsChanged } from './store.ts';

export function watchClaims(): void {
  const send = () => sendWaitingClaims().then(mark, (error) => console.warn('No try can wait on this device', error));
  send();
  addEventListener('online', send);
  onClaimsChanged(async () => mark(await allClaims()));
}

function mark(claims: Claim[]): void {
  const userId = remembered()?.account.$id;
  const isNews = claims.some((claim) => !isWaiting(claim) && !claim.seen && isShownTo(userId, claim));
  for (const link of document.querySelectorAll<HTMLElement>('[data-needs-account]')) {
    link.toggleAttribute('data-news', isNews);
    link.title = isNews ? 'Your try for a badge has its answer' : '';
  }
}
