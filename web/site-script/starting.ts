/**
 * Stands in every page, and so is there before its first word can be tapped. It brings the script of the page once that has been painted:
 * until then the line belongs to what can be read. Who asks to sign in meanwhile waits for the script, which does that better than the link.
 */

import { isPerhapsSignedIn } from '../features/session/session-hint.ts';
import { isForAnotherTab } from '../lib/another-tab.ts';
import { isReturning } from '../lib/returning.ts';
import { makeBackLinks } from './back.ts';

let tapped: HTMLElement | undefined;
let isStarted = false;

function hold(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-sign-in]') : null;
  if (!link || isForAnotherTab(event)) return;
  event.preventDefault();
  event.stopPropagation();
  tapped = link;
  whenRead(start);
}

/** The script is awake, or will not come: then the link does what it does by itself. */
function letGo(): void {
  removeEventListener('click', hold, true);
  document.documentElement.dataset.awake = ''; // for whoever looks from outside, as our tests do
  tapped?.click();
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  const { scripts = '' } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  const fetched = scripts
    .split(' ')
    .map((src) => Object.assign(document.createElement('script'), { type: 'module', src }));
  Object.assign(fetched[0] ?? {}, { onload: letGo, onerror: letGo }); // the others are what it imports
  document.head.append(...fetched);
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
addEventListener('click', hold, true);
if (cannotWait()) whenRead(start);
else whenPainted(() => whenRead(start));
