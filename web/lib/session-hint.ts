/**
 * This browser's session as a page can see it: the marker in the readable cookie. Without one there is nothing to ask
 * the server, so anonymous readers cause no request.
 */
import { leavingPrefix, sessionHintCookie } from '../../domain/wire/sign-in.ts';

/** The service worker has no access to cookies. */
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

/** With the dot, because pages of an earlier version wrote no marker after the prefix. */
const isLoggedOut = (hint: string): boolean => `${hint}.`.startsWith(leavingPrefix);

/** Changes with every sign-in; undefined while nobody is signed in or the visitor has logged out. */
export function sessionMark(): string | undefined {
  const value = hint();
  return value && !isLoggedOut(value) ? value : undefined;
}

export const isPerhapsSignedIn = (): boolean => sessionMark() !== undefined;

/**
 * Deletes the hint of a session that is over. A late response may be about a session that has been replaced: then the
 * hint stays.
 */
export function noteOver(mark: string | undefined): void {
  if (mark !== undefined && hint() === mark) writeHint('', 0);
}

const monthSeconds = 30 * 24 * 60 * 60;

/** Logged out, and the server is not notified yet. */
export function noteLeaving(): void {
  const mark = sessionMark();
  if (mark) writeHint(`${leavingPrefix}${mark}`, monthSeconds);
}

/** The hint of a visitor who logged out, until the server has been notified. */
export function leavingHint(): string | undefined {
  const value = hint();
  return value && isLoggedOut(value) ? value : undefined;
}
