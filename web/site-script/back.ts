/**
 * Back buttons return to the page one came from; a visitor from elsewhere follows the link instead. Whether this page was
 * reached by a link of ours is noted when that link is followed and then kept with the page's place in the history, where
 * it outlasts reload, Back and Forward. The referrer would not do: some browsers send none.
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

/** Where the visitor allows no storage, Back follows its link. Short, because it stands in every page. */
function inSession(act: (notes: Storage) => void): void {
  try {
    act(sessionStorage);
  } catch {}
}

const cameFromHere = (): boolean => ((history.state ?? {}) as Place).cameFromHere === true;

/** To another page of ours in this tab. A place on the same page is no other page. */
const isOurs = ({ href, target, origin, pathname }: HTMLAnchorElement): boolean =>
  href !== '' && target === '' && origin === location.origin && pathname !== location.pathname;
