/**
 * The session that this browser is in, as far as a page can see it: the mark in the readable cookie. Without one there is nobody
 * to ask the server about, so anonymous readers cause no call.
 */
import { leavingPrefix, sessionHintCookie } from '../../domain/wire/sign-in.ts';

/** The service worker sees no cookies. */
const page = globalThis as { document?: { cookie: string } };

function hint(): string | undefined {
  const start = `${sessionHintCookie}=`;
  const cookie = page.document?.cookie.split('; ').find((candidate) => candidate.startsWith(start));
  return cookie?.slice(start.length);
}

function writeHint(value: string, maxAgeSeconds: number): void {
  if (page.document)
    page.document.cookie = `${sessionHintCookie}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
}

/** Of pages of an earlier version, which wrote no mark. */
const isLoggedOut = (hint: string): boolean => `${hint}.`.startsWith(leavingPrefix);

/** Another after every sign-in; undefined while nobody is signed in or the visitor has logged out. */
export function sessionMark(): string | undefined {
  const value = hint();
  return value && !isLoggedOut(value) ? value : undefined;
}

export const isPerhapsSignedIn = (): boolean => sessionMark() !== undefined;

/** That session is over. An answer that comes late says so of a session whose place another has taken: then the hint stays. */
export function noteOver(mark: string | undefined): void {
  if (mark !== undefined && hint() === mark) writeHint('', 0);
}

const monthSeconds = 30 * 24 * 60 * 60;

/** Logged out where the server has not been told. */
export function noteLeaving(): void {
  const mark = sessionMark();
  if (mark) writeHint(`${leavingPrefix}${mark}`, monthSeconds);
}

/** What a visitor who logged out has left in the hint, until the server has been told. */
export function leavingHint(): string | undefined {
  const value = hint();
  return value && isLoggedOut(value) ? value : undefined;
}
