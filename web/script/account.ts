/** Brings the account's code to those who need it: not to anonymous readers. */
import { isPerhapsSignedIn } from '../account/hint.ts';

export function wakeAccount(): void {
  if (isPerhapsSignedIn()) import('../account/area.ts').then(({ showAccount }) => showAccount());
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-sign-in]') : null;
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    import('../account/sign-in.ts').then(({ startSignIn }) => startSignIn(link));
  });
}
