/** The one script of the reading pages. They work without it. */

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
if (document.querySelector('[data-trail]'))
  import('../pages/trail/trail.script.ts').then(({ wakeTrailPage }) => wakeTrailPage(), console.warn);
if (mayWait())
  import('../features/reports/keep-sending.ts').then(({ sendReports }) => sendReports()).catch(console.warn);
if (usesKilometers(navigator.language))
  import('./kilometers.ts').then(({ showKilometers }) => showKilometers(), console.warn);
if (isPerhapsSignedIn() && document.querySelector('[data-badge]'))
  import('../features/badges/earned.script.ts').then(({ showEarned }) => showEarned()).catch(console.warn);
const today = document.querySelector<HTMLElement>('[data-today]');
if (today) import('../pages/now/now.script.ts').then(({ wakeNow }) => wakeNow(today), console.warn);
if (document.querySelector('[data-live-word]'))
  import('../features/live/rows.script.ts').then(({ followRows }) => followRows(), console.warn);
if (document.querySelector('[data-live-word], [data-seen-now]'))
  import('../features/conditions/conditions.script.ts').then(
    ({ followConditions }) => followConditions(),
    console.warn,
  );
const passport = document.querySelector<HTMLElement>('[data-passport]');
if (passport)
  import('../pages/passport/passport.script.ts').then(({ wakePassport }) => wakePassport(passport)).catch(console.warn);
const reasons = document.querySelector<HTMLDetailsElement>('details[data-reasons]');
if (reasons)
  import('../features/account/auth-failed.script.ts').then(({ showReason }) => showReason(reasons), console.warn);
reportPageView(location);
