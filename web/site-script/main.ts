/** The site script of the reading pages. They work without it. */

import { wakeAccount } from '../features/account/account.script.ts';
import { wakeOffline } from '../features/offline/offline.script.ts';
import { mayWait } from '../features/reports/waiting.ts';
import { reportPageView } from '../lib/analytics.ts';
import { isPerhapsSignedIn } from '../lib/session-hint.ts';
import { usesKilometers } from '../lib/text/kilometers.ts';
import { fillContact } from './contact.ts';
import { wakeIslands } from './islands.ts';
import { keepPlace } from './scroll.ts';
import { updateYear } from './year.ts';

keepPlace();
fillContact();
updateYear();
wakeAccount();
wakeIslands();
if (!import.meta.env.DEV) wakeOffline();

/** Loaded only if the page has the element. */
const parts: [selector: string, wake: (element: HTMLElement) => Promise<unknown>][] = [
  ['[data-trail]', () => import('../pages/trail/trail.script.ts').then(({ wakeTrailPage }) => wakeTrailPage())],
  ['[data-today]', (page) => import('../pages/now/now.script.ts').then(({ wakeNow }) => wakeNow(page))],
  ['[data-live-word]', () => import('./lists.ts').then(({ wakeLists }) => wakeLists())],
  [
    '[data-live-word], [data-alerts-now]',
    () => import('../features/weather/alerts.script.ts').then(({ followAlerts }) => followAlerts()),
  ],
  [
    '[data-passport]',
    (page) => import('../pages/passport/passport.script.ts').then(({ wakePassport }) => wakePassport(page)),
  ],
  [
    'details[data-reasons]',
    (reasons) =>
      import('../features/account/auth-failed.script.ts').then(({ showReason }) =>
        showReason(reasons as HTMLDetailsElement),
      ),
  ],
];
for (const [selector, wake] of parts) {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) wake(element).catch(console.warn);
}
if (isPerhapsSignedIn() && document.querySelector('[data-badge]'))
  import('../features/badges/earned.script.ts').then(({ showEarned }) => showEarned()).catch(console.warn);
if (mayWait())
  import('../features/reports/keep-sending.ts').then(({ sendReports }) => sendReports()).catch(console.warn);
if (usesKilometers(navigator.language))
  import('./kilometers.ts').then(({ showKilometers }) => showKilometers()).catch(console.warn);
reportPageView(location);
