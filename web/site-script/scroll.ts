/**
 * Restores the scroll position after Back, Forward and reload. The browser does that itself, except when an island
 * renders late and the page is too short at first; and when the URL has a hash: Firefox reloads to its target, and
 * WebKit goes Back to it.
 */
import { storedNote } from '../lib/note.ts';
import { isReturning } from '../lib/returning.ts';

/** By URL: a page with an island has one state per query. */
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

/** WebKit scrolls to the hash when the page has loaded, and again after painting. */
const framesOfRest = 3;
/** Rows grow when today's status is added, which shifts what is below. After this time the reader is reading. */
const growthMs = 3000;

/**
 * Scrolls until the page has settled at its former length; any input of the reader stops it. Returns the position to
 * save: a reader who leaves before that has not chosen the current one.
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
  go(); // often the page is long enough already
  return () => (isOver ? scrollY : top);
}
