/** Whether it makes sense to ask for the account at all: anonymous readers cause no call. */
import { sessionHintCookie } from '../../domain/sign-in.ts';

export const isPerhapsSignedIn = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${sessionHintCookie}=`));
