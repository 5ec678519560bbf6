/**
 * A new page starts at its top; Back, Forward and reload return to where one was. The browser sees to that by itself,
 * except where a part of the page comes after it thinks itself done, and finds the page too short to return to; and
 * where the address names a part of the page: Firefox reloads to that part, and WebKit goes Back to it.
 */
import { storedNote } from '../lib/note.ts';
import { isReturning } from '../lib/returning.ts';

/** By address: a page with a living part may be several, one for each question. */
const placeOnPage = () =>
  storedNote<number>('sessionStorage', `place-on ${location.pathname}${location.search}${location.hash}`);

const needsHelp = () => location.hash !== '' || document.querySelector('[data-island]') !== null;

export function keepPlace(): void {
  const top = needsHelp() && isReturning() ? placeOnPage().read() : undefined;
  const place = top === undefined ? () => scrollY : returnTo(top);
  const remember = () => {
    if (needsHelp()) placeOnPage().write(place());
  };
  addEventListener('pagehide', remember);
  document.addEventListener('visibilitychange', remember);
}

/** WebKit goes to the part that the address names when the page has loaded, and once more after it was drawn. */
const framesOfRest = 3;
/** Rows that get their word of the day grow, which moves what is below them. Later than this, the reader is reading. */
const growthMs = 3000;

/**
 * Until the page has come to rest and is as long as it was; whoever moves before stays there. Tells the place to
 * remember: whoever leaves on the way has not chosen where the browser happened to be.
 */
function returnTo(top: number): () => number {
  let isGrown = false;
  let isOver = false;
  let stillFrames = 0;
  const go = () => {
    if (isOver) return;
    if (Math.abs(scrollY - top) >= 1) {
      stillFrames = 0;
      scrollTo(0, top);
    }
    if (isGrown && scrollY > top - 1) stop();
  };
  const awaitRest = () =>
    requestAnimationFrame(() => {
      stillFrames += 1;
      if (stillFrames < framesOfRest) return awaitRest();
      removeEventListener('scroll', go);
      setTimeout(() => {
        isGrown = true;
        go();
      }, growthMs);
    });
  const growth = new ResizeObserver(go);
  const stop = () => {
    isOver = true;
    growth.disconnect();
    removeEventListener('scroll', go);
  };
  growth.observe(document.body);
  addEventListener('scroll', go);
  if (document.readyState === 'complete') awaitRest();
  else addEventListener('load', awaitRest, { once: true });
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
    addEventListener(move, stop, { once: true, passive: true });
  go(); // often there is nothing to wait for
  return () => (isOver ? scrollY : top);
}
