import { sessionHintCookie } from '../domain/wire/sign-in.ts';

/** What the server sets beside a session, and takes away with it: on any day that a test may have set its clock to. */
export function hintAtSession(isSignedIn: boolean): void {
  const { document } = globalThis as unknown as { document: { cookie: string } };
  const day = isSignedIn ? 'Fri, 01 Jan 2100' : 'Thu, 01 Jan 1970';
  document.cookie = `${sessionHintCookie}=1; path=/; expires=${day} 00:00:00 GMT`;
}
