/** Asks again until there is an answer; whoever waits in vain is told what for. */
import { setTimeout as pause } from 'node:timers/promises';

/** It ends at once when there is an answer; the limit is for slow machines. */
const patienceMs = 90_000;

export async function until<Answer>(
  what: string | (() => string),
  ask: () => Answer | Promise<Answer>,
  limitMs = patienceMs,
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
