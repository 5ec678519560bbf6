import { isUnanswered, Refusal } from '../../lib/api.ts';
import { troubleWords as words } from './words.ts';

/** The error of an action as a sentence. */
export function troubleOf(error: unknown): string {
  if (error instanceof Refusal && error.status === 403) return words.notAllowed;
  if (error instanceof Refusal && (error.status === 409 || error.status === 404)) return words.changed;
  return isUnanswered(error) ? words.noAnswer : words.notSaved;
}
