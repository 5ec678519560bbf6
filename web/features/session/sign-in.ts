/** A sign-in link works by itself. The script only keeps it from being followed twice in a row, and says that it is under way. */
import { storedNote } from '../../lib/note.ts';
import { signingIn } from './words.ts';

const debounceMs = 4000;
const releaseMs = 1500;
const lastStart = storedNote<number>('sessionStorage', 'sign-in-started');

export function debounceSignIn(link: HTMLAnchorElement, click: Event): void {
  if (startedLately()) return void click.preventDefault();
  lastStart.write(Date.now());
  link.setAttribute('aria-disabled', 'true');
  link.title = signingIn;
  setTimeout(() => {
    link.removeAttribute('aria-disabled');
    link.removeAttribute('title');
  }, releaseMs);
}

/** Either way: a clock that was set back must not keep anybody out. */
const startedLately = (): boolean => Math.abs(Date.now() - (lastStart.read() ?? 0)) < debounceMs;
