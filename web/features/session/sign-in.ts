/** Starts a sign-in from a link that would also work by itself. */
import { endAllSessions } from '../../lib/api.ts';
import { storedNote } from '../../lib/note.ts';
import { isPerhapsSignedIn } from './session-hint.ts';
import { signingIn } from './words.ts';

const debounceMs = 4000;
const releaseMs = 1500;
const lastStart = storedNote<number>('sessionStorage', 'sign-in-started');

export async function startSignIn(link: HTMLAnchorElement): Promise<void> {
  if (link.getAttribute('aria-disabled') === 'true' || startedLately()) return;
  lastStart.write(Date.now());
  link.setAttribute('aria-disabled', 'true');
  link.title = signingIn;
  setTimeout(() => {
    link.removeAttribute('aria-disabled');
    link.removeAttribute('title');
  }, releaseMs);
  try {
    if (isPerhapsSignedIn()) await endAllSessions();
  } catch (error) {
    console.warn('Old sessions could not be ended', error);
  }
  location.assign(link.href);
}

/** Either way: a clock that was set back must not keep anybody out. */
const startedLately = (): boolean => Math.abs(Date.now() - (lastStart.read() ?? 0)) < debounceMs;
