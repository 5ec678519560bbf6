/** What every page does. The pages work without it. */

import { initAccount } from '../features/account/account.script.ts';
import { initClaims } from '../features/claim/claims.script.ts';
import { initOffline } from '../features/offline/offline.script.ts';
import { reportPageView } from '../lib/analytics.ts';
import { isPerhapsSignedIn } from '../lib/session-hint.ts';
import { usesKilometers } from '../lib/text/kilometers.ts';
import { fillContact } from './contact.ts';
import { keepPlace } from './scroll.ts';
import { updateYear } from './year.ts';

/** Of the deer season; January is 0. */
const november = 10;

keepPlace();
fillContact();
updateYear();
initAccount();
initClaims();
if (!import.meta.env.DEV) initOffline();
if (isPerhapsSignedIn() && document.querySelector('[data-badge]'))
  import('../features/badges/earned.script.ts').then(({ showEarned }) => showEarned()).catch(console.warn);
if (usesKilometers(navigator.language))
  import('./kilometers.ts').then(({ showKilometers }) => showKilometers()).catch(console.warn);
if (new Date().getMonth() === november)
  import('./deer-season.ts')
    .then(({ showDeerSeason }) => showDeerSeason(document.documentElement, new Date()))
    .catch(console.warn);
reportPageView(location);
addEventListener('pageshow', ({ persisted }) => persisted && reportPageView(location));
