import { isPerhapsSignedIn } from '../../lib/session-hint.ts';

/** For who may be signed in: fetches the list of the account, and tells it what it has not heard yet. */
export function keepInStep(): void {
  if (!isPerhapsSignedIn()) return;
  import('./in-step.ts').then(({ stayInStep }) => stayInStep()).catch(console.warn);
}
