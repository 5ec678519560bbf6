/**
 * A new page starts at its top; Back, Forward and reload return to where one was. The browser sees to that by itself,
 * except where a part of the page comes after it thinks itself done: there it finds the page too short to return to.
 */
import { storedNote } from '../lib/note.ts';

/** By address: a page with a living part may be several, one for each question. */
const placeOnPage = () => storedNote<number>('sessionStorage', `place-on ${location.pathname}${location.search}`);

export function keepPlace(): void {
  if (!document.querySelector('[data-island]')) return;
  const top = placeOnPage().read();
  if (top !== undefined && isReturning()) returnTo(top);
  const remember = () => placeOnPage().write(scrollY);
  addEventListener('pagehide', remember);
  document.addEventListener('visibilitychange', remember);
}

function isReturning(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' || navigation?.type === 'reload';
}

/** Whoever moves before the page is as long as it was stays there. */
function returnTo(top: number): void {
  const go = () => {
    scrollTo(0, top);
    if (scrollY >= Math.floor(top)) growth.disconnect();
  };
  const growth = new ResizeObserver(go);
  growth.observe(document.body);
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(move, () => growth.disconnect(), { once: true, passive: true });
}
