/** Polls until there is a result; a timeout names what was waited for. */
import { setTimeout as pause } from 'node:timers/promises';
import { patience } from '../../test/patience.ts';

/** Polling ends as soon as there is a result; the limit is for slow machines. */
const waitMs = 30_000 * patience;

export async function until<Answer>(
  what: string | (() => string),
  ask: () => Answer | Promise<Answer>,
  limitMs = waitMs,
): Promise<Exclude<Answer, false | undefined | null>> {
  const end = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== false && answer !== undefined && answer !== null)
      return answer as Exclude<Answer, false | undefined | null>;
    if (Date.now() > end) throw new Error(`Waited in vain: ${typeof what === 'string' ? what : what()}`);
    await pause(50);
  }
}
