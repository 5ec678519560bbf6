import { sessionHintCookie } from '../domain/wire/sign-in.ts';

/** The mark of the session, unless a test has several. */
export const session = 'session-1';

/** What the server sets beside a session: on any day that a test may have set its clock to. */
export function hintAtSession(isSignedIn: boolean, mark = session): void {
  const day = isSignedIn ? 'Fri, 01 Jan 2100' : 'Thu, 01 Jan 1970';
  setCookie(`${sessionHintCookie}=${mark}; expires=${day} 00:00:00 GMT`);
}

/** As our server sets it, whatever page an earlier test has left. */
export function setCookie(text: string): void {
  const { document } = globalThis as unknown as { document: { cookie: string } };
  document.cookie = `${text}; path=/`;
}
