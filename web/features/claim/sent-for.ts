/** Whether a page sent the hiker here to try for a badge, and whether the question has been answered in this visit. */
import { storedNote } from '../../lib/note.ts';
import { triedFor } from './try-address.ts';

export const promptShown = storedNote<true>('sessionStorage', 'prompt-shown');

/** The badge they were sent for, as the address names it: once, so that a reload does not ask again. */
export function takeSentFor(): string | null {
  const sentFor = triedFor();
  if (sentFor !== null) history.replaceState(history.state, '', location.pathname);
  return sentFor;
}
