import { isForAnotherTab } from './another-tab.ts';

/** Back buttons return to the page one came from; a visitor from elsewhere follows the link instead. */
export function makeBackLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-back]')) {
    link.addEventListener('click', (event) => {
      if (isForAnotherTab(event) || !cameFromHere()) return;
      event.preventDefault();
      history.back();
    });
  }
}

function cameFromHere(): boolean {
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}
