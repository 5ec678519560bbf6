/** The site script of the reading pages. They work without it. */

import { initAccount } from '../features/account/account.script.ts';
import { mayWait } from '../features/claim/outbox/waiting.ts';
import { initOffline } from '../features/offline/offline.script.ts';
import { reportPageView } from '../lib/analytics.ts';
import { isPerhapsSignedIn } from '../lib/session-hint.ts';
import { usesKilometers } from '../lib/text/kilometers.ts';
import { fillContact } from './contact.ts';
import { initIslands } from './islands.ts';
import { keepPlace } from './scroll.ts';
import { updateYear } from './year.ts';

keepPlace();
fillContact();
updateYear();
initAccount();
initIslands();
if (!import.meta.env.DEV) initOffline();

/** Loaded only if the page has the element. */
const parts: [selector: string, init: (element: HTMLElement) => Promise<unknown>][] = [
  ['[data-trail]', () => import('../pages/trail/trail.script.ts').then(({ initTrailPage }) => initTrailPage())],
  ['[data-today]', (page) => import('../pages/now/now.script.ts').then(({ initNow }) => initNow(page))],
  ['[data-live-word]', () => import('./lists.ts').then(({ initLists }) => initLists())],
  [
    '[data-live-word], [data-alerts-now]',
    () => import('../features/weather/alerts.script.ts').then(({ followAlerts }) => followAlerts()),
  ],
  [
    '[data-passport]',
    (page) => import('../pages/passport/passport.script.ts').then(({ initPassport }) => initPassport(page)),
  ],
  [
    'details[data-reasons]',
    (reasons) =>
      import('../features/account/auth-failed.script.ts').then(({ showReason }) =>
        showReason(reasons as HTMLDetailsElement),
      ),
  ],
];
for (const [selector, init] of parts) {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) init(element).catch(console.warn);
}
if (isPerhapsSignedIn() && document.querySelector('[data-badge]'))
  import('../features/badges/earned.script.ts').then(({ showEarned }) => showEarned()).catch(console.warn);
if (mayWait())
  import('../features/claim/outbox/in-page.ts')
    .then(({ keepSendingClaims }) => keepSendingClaims())
    .catch(console.warn);
if (usesKilometers(navigator.language))
  import('./kilometers.ts').then(({ showKilometers }) => showKilometers()).catch(console.warn);
reportPageView(location);
