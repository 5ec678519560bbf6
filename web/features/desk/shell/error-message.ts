import { isRefused, isUnanswered, Refusal } from '../../../lib/api.ts';
import { troubleWords as words } from './shell.messages.ts';

/** The error of an action as a sentence. */
export function troubleOf(error: unknown): string {
  if (isRefused(error, 'notice_limit_exceeded')) return words.full;
  if (isRefused(error, 'general_rate_limit_exceeded')) return words.tooMany;
  if (error instanceof Refusal && error.status === 403) return words.notAllowed;
  if (error instanceof Refusal && (error.status === 409 || error.status === 404)) return words.changed;
  return isUnanswered(error) ? words.noAnswer : words.notSaved;
}
