/** One claim on its way to the server, and what may come of it. */
import type { AttemptRequest } from '../../../../domain/wire/wire.ts';
import { isForSomebodyElse, isSignedOut, Refusal, Unreachable } from '../../../lib/api.ts';
import type { AttemptReply } from '../../../lib/replies.ts';
import { requestOf, type Trouble, type WaitingClaim, type Whose } from './claim.ts';

export type ClaimServer = {
  /** undefined: nobody is. */
  whoIsSignedIn(): Promise<Whose | undefined>;
  /** Whether their account has more hikers than one. */
  isFamily(whose: Whose): Promise<boolean>;
  sendAttempt(request: AttemptRequest): Promise<AttemptReply>;
};

export type Waits = { trouble: Trouble; patienceMs?: number };
export type Result = { reply: AttemptReply } | { refusal: string } | Waits;

export async function findSender(server: ClaimServer): Promise<{ whose: Whose } | Waits> {
  try {
    const whose = await server.whoIsSignedIn();
    return whose ? { whose } : { trouble: 'signed-out' };
  } catch (error) {
    return waits(error);
  }
}

export async function sendTo(server: ClaimServer, claim: WaitingClaim, whose: Whose): Promise<Result> {
  const obstacle = claim.isUnasked && (await askForFamily(server, whose));
  if (obstacle) return obstacle;
  try {
    return { reply: await server.sendAttempt(requestOf(claim, whose)) };
  } catch (error) {
    if (!(error instanceof Refusal)) return waits(error);
    if (error.status === 400) return { refusal: error.message };
    return isForSomebodyElse(error) ? askAgain(server, whose) : waits(error);
  }
}

/** Somebody else may have signed in between the question who it is and the claim. */
async function askAgain(server: ClaimServer, { userId }: Whose): Promise<Waits> {
  const sender = await findSender(server);
  if ('trouble' in sender) return sender;
  return { trouble: sender.whose.userId === userId ? 'server' : 'signed-out' };
}

async function askForFamily(server: ClaimServer, whose: Whose): Promise<Waits | undefined> {
  try {
    return (await server.isFamily(whose)) ? { trouble: 'who-was-there' } : undefined;
  } catch (error) {
    return isForSomebodyElse(error) ? askAgain(server, whose) : waits(error);
  }
}

const usualPatienceSeconds = 60;

function waits(error: unknown): Waits {
  if (error instanceof Unreachable) return { trouble: 'no-signal' };
  if (isSignedOut(error)) return { trouble: 'signed-out' };
  const { status, retryAfterSeconds = usualPatienceSeconds } = error instanceof Refusal ? error : {};
  return status === 429 ? { trouble: 'too-many', patienceMs: retryAfterSeconds * 1000 } : { trouble: 'server' };
}

/** What one claim meets, the next in the row would meet too. */
export const stopsAll = ({ trouble }: Waits): boolean => trouble === 'no-signal' || trouble === 'signed-out';
