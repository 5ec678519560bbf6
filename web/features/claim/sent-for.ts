/** The badge that a page sent the hiker here for. Read once, then removed from the address, so that a reload does not ask again. */
import { triedFor } from './try-address.ts';

export function takeSentFor(): string | null {
  const sentFor = triedFor();
  if (sentFor !== null) history.replaceState(history.state, '', location.pathname);
  return sentFor;
}
