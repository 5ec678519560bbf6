/** Starts a sign-in from a link that would also work by itself. */
import { endAllSessions } from '../lib/api.ts';
import { isPerhapsSignedIn } from '../lib/session-hint.ts';

const debounceMs = 4000;
const releaseMs = 1500;
const lastStart = 'sign-in-started';
const idleTitle = 'Sign in with Google';

export async function startSignIn(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaDisabled === 'true' || startedLately()) return;
  sessionStorage.setItem(lastStart, String(Date.now()));
  link.ariaDisabled = 'true';
  link.title = 'Signing in…';
  setTimeout(() => {
    link.ariaDisabled = null;
    link.title = idleTitle;
  }, releaseMs);
  try {
    if (isPerhapsSignedIn()) await endAllSessions();
  } catch (error) {
    console.warn('Old sessions could not be ended', error);
  }
  location.assign(link.href);
}

const startedLately = (): boolean => Date.now() - Number(sessionStorage.getItem(lastStart) ?? 0) < debounceMs;
