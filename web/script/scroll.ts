/**
 * A new page starts at its top; Back, Forward and reload return to where one was. The browser sees to that by itself,
 * except where a part of the page comes after it thinks itself done, and finds the page too short to return to; and
 * where the address names a part of the page: Firefox reloads to that part, and WebKit goes Back to it.
 */
import { storedNote } from '../lib/note.ts';

/** By address: a page with a living part may be several, one for each question. */
const placeOnPage = () =>
  storedNote<number>('sessionStorage', `place-on ${location.pathname}${location.search}${location.hash}`);

const needsHelp = () => location.hash !== '' || document.querySelector('[data-island]') !== null;

export function keepPlace(): void {
  const top = needsHelp() && isReturning() ? placeOnPage().read() : undefined;
  if (top !== undefined) returnTo(top);
  const remember = () => {
    if (needsHelp()) placeOnPage().write(scrollY);
  };
  addEventListener('pagehide', remember);
  document.addEventListener('visibilitychange', remember);
}

function isReturning(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' || navigation?.type === 'reload';
}

/** WebKit goes to the part that the address names once more, a moment after the page has loaded; without one it rests. */
const lastMoveOfBrowserMs = 1500;

/** Until the page has come to rest and is as long as it was; whoever moves before stays there. */
function returnTo(top: number): void {
  let isAtRest = location.hash === '';
  let isOver = false;
  const go = () => {
    if (isOver) return;
    if (Math.abs(scrollY - top) >= 1) scrollTo(0, top);
    if (isAtRest && scrollY >= Math.floor(top)) stop();
  };
  const rest = () =>
    setTimeout(() => {
      isAtRest = true;
      go();
    }, lastMoveOfBrowserMs);
  const growth = new ResizeObserver(go);
  const stop = () => {
    isOver = true;
    growth.disconnect();
    removeEventListener('scroll', go);
  };
  growth.observe(document.body);
  addEventListener('scroll', go);
  addEventListener('load', rest, { once: true });
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
    addEventListener(move, stop, { once: true, passive: true });
  go(); // often there is nothing to wait for
}
