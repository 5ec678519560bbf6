/** Brings the account's code to those who need it: not to anonymous readers. */

import { isForAnotherTab } from '../../lib/another-tab.ts';
import { leavingHint, sessionMark } from '../../lib/session-hint.ts';
import { forget } from '../session/remembered.ts';
import { startSignIn } from '../session/sign-in.ts';
import { showState } from '../session/state.ts';

export function wakeAccount(): void {
  const session = sessionMark();
  if (session) {
    showState('pending');
    import('./area.ts').then(({ showAccount }) => showAccount()).catch(() => showState('signed-out'));
  } else forget();
  if (leavingHint()) import('./leave.ts').then(({ finishLeaving }) => finishLeaving(), console.warn);
  stayInSession(session);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-sign-in]') : null;
    if (!link || isForAnotherTab(event)) return;
    startSignIn(link, event);
  });
}

/** A page that Back brings back whole, or another tab's, is loaded again where somebody has logged out or signed in elsewhere. */
function stayInSession(session: string | undefined): void {
  const look = () => {
    if (!document.hidden && sessionMark() !== session) location.reload();
  };
  addEventListener('pageshow', ({ persisted }) => persisted && look());
  document.addEventListener('visibilitychange', look);
}
