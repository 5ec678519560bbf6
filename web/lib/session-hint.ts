/** Whether it makes sense to ask for the account at all: anonymous readers cause no call. */
import { sessionHintCookie } from '../../domain/sign-in.ts';

/** A worker cannot see cookies: it asks. */
export const isPerhapsSignedIn = (): boolean =>
  typeof document === 'undefined' ||
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${sessionHintCookie}=`));
