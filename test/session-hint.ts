import { sessionHintCookie } from '../domain/wire/sign-in.ts';

/** The session's id in the hint, unless a test has several. */
export const session = 'session-1';

/** The hint cookie that the server sets with a session, valid at any date that a test may set. */
export function hintAtSession(isSignedIn: boolean, mark = session): void {
  const day = isSignedIn ? 'Fri, 01 Jan 2100' : 'Thu, 01 Jan 1970';
  setCookie(`${sessionHintCookie}=${mark}; expires=${day} 00:00:00 GMT`);
}

/** With the server's path, whatever page an earlier test has left. */
export function setCookie(text: string): void {
  const { document } = globalThis as unknown as { document: { cookie: string } };
  document.cookie = `${text}; path=/`;
}
