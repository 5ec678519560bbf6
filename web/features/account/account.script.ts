/** Loads the account's code only for visitors who need it, not for anonymous readers. */

import { isForAnotherTab } from '../../lib/another-tab.ts';
import { leavingHint, sessionMark } from '../../lib/session-hint.ts';
import { forget } from '../session/remembered.ts';
import { showState, startSignIn } from '../session/sign-in.ts';

export function initAccount(): void {
  const session = sessionMark();
  if (session) {
    showState('pending');
    import('./area.ts').then(({ showAccount }) => showAccount()).catch(() => showState('signed-out'));
  } else forget();
  if (leavingHint()) import('./leave.ts').then(({ finishLeaving }) => finishLeaving(), console.warn);
  reloadIfSessionChanges(session);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-sign-in]') : null;
    if (!link || isForAnotherTab(event)) return;
    startSignIn(link, event);
  });
}

/** Reloads a page restored from the back/forward cache, or shown again, if the session has changed in another tab. */
function reloadIfSessionChanges(session: string | undefined): void {
  const check = () => {
    if (!document.hidden && sessionMark() !== session) location.reload();
  };
  addEventListener('pageshow', ({ persisted }) => persisted && check());
  document.addEventListener('visibilitychange', check);
}
