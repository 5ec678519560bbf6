import { isRejected, isUnanswered, Rejection } from '../../../lib/api.ts';
import { errorMessages as words } from './shell.messages.ts';

/** The error of an action as a sentence. */
export function getErrorMessage(error: unknown): string {
  if (isRejected(error, 'notice_limit_exceeded')) return words.full;
  if (isRejected(error, 'general_rate_limit_exceeded')) return words.tooMany;
  if (error instanceof Rejection && error.status === 403) return words.notAllowed;
  if (error instanceof Rejection && (error.status === 409 || error.status === 404)) return words.changed;
  return isUnanswered(error) ? words.noAnswer : words.notSaved;
}
