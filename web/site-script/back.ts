/**
 * Back buttons return to the previous page of ours; a visitor from elsewhere follows the link instead. Following one of
 * our links is noted in the session storage and then saved in the history state, where it survives reload, Back and
 * Forward. The referrer is not reliable: some browsers send none.
 */

import { isForAnotherTab } from '../lib/another-tab.ts';

const followedLink = 'followed-link';

type Place = { cameFromHere?: true };

export function makeBackLinks(): void {
  arrive();
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || isForAnotherTab(event)) return;
    if (link.dataset.back !== undefined && cameFromHere()) {
      event.preventDefault();
      history.back();
    } else if (isOurs(link)) inSession((notes) => notes.setItem(followedLink, link.href));
  });
}

function arrive(): void {
  inSession((notes) => {
    if (notes.getItem(followedLink) === location.href)
      history.replaceState({ ...history.state, cameFromHere: true } satisfies Place, '');
    notes.removeItem(followedLink);
  });
}

/** If storage is blocked, Back follows its link. Short, because it is inlined in every page. */
function inSession(act: (notes: Storage) => void): void {
  try {
    act(sessionStorage);
  } catch {}
}

const cameFromHere = (): boolean => ((history.state ?? {}) as Place).cameFromHere === true;

/** A link to another page of ours in this tab. An anchor on the same page does not count. */
const isOurs = ({ href, target, origin, pathname }: HTMLAnchorElement): boolean =>
  href !== '' && target === '' && origin === location.origin && pathname !== location.pathname;
