/**
 * Inlined in every page, so it runs before anything can be tapped. It loads the site script after the first paint:
 * until then the bandwidth belongs to the content.
 */

import { isReturning } from '../lib/returning.ts';
import { isPerhapsSignedIn } from '../lib/session-hint.ts';
import { makeBackLinks } from './back.ts';

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  const { scripts = '' } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  const fetched = scripts
    .split(' ')
    .map((src) => Object.assign(document.createElement('script'), { type: 'module', src }));
  const showWithoutScript = () => {
    delete document.documentElement.dataset.scripting;
    markReady();
  };
  Object.assign(fetched[0] ?? {}, { onload: markReady, onerror: showWithoutScript }); // the others are its imports
  document.head.append(...fetched);
}

/** The script has run, or failed to load: browser tests wait for this. */
function markReady(): void {
  document.documentElement.dataset.ready = '';
}

/** After parsing, because the script queries the whole document. */
function whenRead(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act);
  else act();
}

/**
 * No delay if the scripts are cached, somebody may be signed in, or a scroll position is to be restored; a hidden page
 * does not paint.
 */
const cannotWait = () => navigator.serviceWorker?.controller || document.hidden || isPerhapsSignedIn() || isReturning();

function whenPainted(act: () => void): void {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) act();
  }).observe({ type: 'paint', buffered: true });
  // Some browsers do not report paint timing, for privacy.
  addEventListener('load', () => setTimeout(act, 1000));
}

makeBackLinks();
if (cannotWait()) whenRead(start);
else whenPainted(() => whenRead(start));
// Last: if anything above throws, the page shows its fallback without JavaScript.
document.documentElement.dataset.scripting = '';
