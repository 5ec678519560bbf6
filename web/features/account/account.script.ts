/** Brings the account's code to those who need it: not to anonymous readers. */

import { isForAnotherTab } from '../../lib/another-tab.ts';
import { forget } from '../session/remembered.ts';
import { isLeaving, isPerhapsSignedIn } from '../session/session-hint.ts';
import { debounceSignIn } from '../session/sign-in.ts';
import { showState } from '../session/state.ts';

export function wakeAccount(): void {
  const wasSignedIn = isPerhapsSignedIn();
  if (wasSignedIn) {
    showState('pending');
    import('./area.ts').then(({ showAccount }) => showAccount()).catch(() => showState('signed-out'));
  } else forget();
  if (isLeaving()) import('./leave.ts').then(({ finishLeaving }) => finishLeaving(), console.warn);
  followSignIn(wasSignedIn);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-sign-in]') : null;
    if (!link || isForAnotherTab(event)) return;
    debounceSignIn(link, event);
  });
}

/** A page that Back brings back whole, or another tab's: nobody reads there what is theirs after signing out elsewhere. */
function followSignIn(wasSignedIn: boolean): void {
  const look = () => {
    if (!document.hidden && isPerhapsSignedIn() !== wasSignedIn) location.reload();
  };
  addEventListener('pageshow', ({ persisted }) => persisted && look());
  document.addEventListener('visibilitychange', look);
}
