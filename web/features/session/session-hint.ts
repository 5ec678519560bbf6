/** Whether it makes sense to ask for the account at all: anonymous readers cause no call. */
import { sessionHintCookie } from '../../../domain/wire/sign-in.ts';

/** Stands in the hint of a visitor who has logged out where the server could not be told. A new sign-in writes over it. */
const leaving = 'leaving';

function hint(): string | undefined {
  const start = `${sessionHintCookie}=`;
  const cookie = document.cookie.split('; ').find((candidate) => candidate.startsWith(start));
  return cookie?.slice(start.length);
}

/** Read once: the server's answer to a log-out takes the hint away at any moment, also between two looks. */
export const isPerhapsSignedIn = (): boolean => (hint() ?? leaving) !== leaving;

export const isLeaving = (): boolean => hint() === leaving;

const monthSeconds = 30 * 24 * 60 * 60;

export function noteLeaving(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that hikers carry
  document.cookie = `${sessionHintCookie}=${leaving}; path=/; max-age=${monthSeconds}; samesite=lax`;
}
