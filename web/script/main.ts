/** The one script of the reading pages. They work without it. */
import { reportPageView } from '../lib/analytics.ts';
import { usesKilometers } from '../lib/kilometers.ts';
import { isPerhapsSignedIn } from '../lib/session-hint.ts';
import { mayWait } from '../reports/waiting.ts';
import { wakeAccount } from './account.ts';
import { fillContact } from './contact.ts';
import { wakeIslands } from './islands.ts';
import { wakeOffline } from './offline.ts';
import { keepPlace } from './scroll.ts';
import { updateYear } from './year.ts';

keepPlace();
fillContact();
updateYear();
wakeAccount();
wakeIslands();
if (!import.meta.env.DEV) wakeOffline();
if (document.querySelector('[data-trail]'))
  import('./trail-page.ts').then(({ wakeTrailPage }) => wakeTrailPage(), console.warn);
if (mayWait()) import('../reports/keep-sending.ts').then(({ sendReports }) => sendReports()).catch(console.warn);
if (usesKilometers(navigator.language))
  import('./kilometers.ts').then(({ showKilometers }) => showKilometers(), console.warn);
if (isPerhapsSignedIn() && document.querySelector('[data-badge]'))
  import('./earned.ts').then(({ showEarned }) => showEarned()).catch(console.warn);
const passport = document.querySelector<HTMLElement>('[data-passport]');
if (passport) import('./passport.ts').then(({ wakePassport }) => wakePassport(passport)).catch(console.warn);
const reasons = document.querySelector<HTMLDetailsElement>('details[data-reasons]');
if (reasons) import('./auth-failed.ts').then(({ showReason }) => showReason(reasons), console.warn);
reportPageView(location);
