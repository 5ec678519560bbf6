/**
 * A sign-in link works without a script. The script debounces it, shows progress, and makes it return to this page;
 * without the script it returns to the collection, which confirms the sign-in.
 */
import { signInFailedPath } from '../../../domain/wire/sign-in.ts';
import { storedNote } from '../../lib/note.ts';
import { signingIn } from './session.messages.ts';

const debounceMs = 4000;
const releaseMs = 1500;
const lastStart = storedNote<number>('sessionStorage', 'sign-in-started');

export function startSignIn(link: HTMLAnchorElement, click: Event): void {
  if (startedLately()) return void click.preventDefault();
  const { pathname, search } = location;
  if (!link.search && pathname !== signInFailedPath)
    link.search = new URLSearchParams({ success: pathname + search }).toString();
  lastStart.write(Date.now());
  link.setAttribute('aria-disabled', 'true');
  link.title = signingIn;
  setTimeout(() => {
    link.removeAttribute('aria-disabled');
    link.removeAttribute('title');
  }, releaseMs);
}

/** The sign-in that was started is over: the next one can start at once. */
export const endSignIn = (): void => lastStart.erase();

/** Absolute: a clock that was set back must not block anybody. */
const startedLately = (): boolean => Math.abs(Date.now() - (lastStart.read() ?? 0)) < debounceMs;

/** The states of the account area in the header; the markup has all of them. */
type State = 'pending' | 'signed-out' | 'signed-in';

export function showState(state: State): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-account]'))
    part.hidden = part.dataset.account !== state;
}
