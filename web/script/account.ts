/** Brings the account's code to those who need it: not to anonymous readers. */
import { showState } from '../account/state.ts';
import { isPerhapsSignedIn } from '../lib/session-hint.ts';
import { isForAnotherTab } from './another-tab.ts';

export function wakeAccount(): void {
  if (isPerhapsSignedIn()) {
    showState('pending');
    import('../account/area.ts').then(({ showAccount }) => showAccount()).catch(() => showState('signed-out'));
  }
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-sign-in]') : null;
    if (!link || isForAnotherTab(event)) return;
    event.preventDefault();
    import('../account/sign-in.ts')
      .then(({ startSignIn }) => startSignIn(link))
      .catch(() => location.assign(link.href));
  });
}
