/**
 * Stands in every page, and so is there before its first word can be tapped. It brings the script of the page once that has been painted:
 * until then the line belongs to what can be read.
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
    markAwake();
  };
  Object.assign(fetched[0] ?? {}, { onload: markAwake, onerror: showWithoutScript }); // the others are what it imports
  document.head.append(...fetched);
}

/** The script has run, or will not come: browser tests wait for it. */
function markAwake(): void {
  document.documentElement.dataset.awake = '';
}

/** The script looks through the whole page. */
function whenRead(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act);
  else act();
}

/** Nobody waits for what is on the device, for who they are or for the place they return to; a page in the background paints nothing. */
const cannotWait = () => navigator.serviceWorker?.controller || document.hidden || isPerhapsSignedIn() || isReturning();

function whenPainted(act: () => void): void {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) act();
  }).observe({ type: 'paint', buffered: true });
  // Some browsers tell nobody when they paint, for privacy.
  addEventListener('load', () => setTimeout(act, 1000));
}

makeBackLinks();
if (cannotWait()) whenRead(start);
else whenPainted(() => whenRead(start));
// Last: a browser in which anything above throws shows what pages offer without a script.
document.documentElement.dataset.scripting = '';
