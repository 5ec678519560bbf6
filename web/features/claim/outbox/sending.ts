/** Sends one claim or condition report, and classifies the result. */
import type { ConditionRequest } from '../../../../domain/live/schema.ts';
import type { ClaimRequest } from '../../../../domain/wire/wire.ts';
import { isForSomebodyElse, isRefused, isSignedOut, Refusal, Unreachable } from '../../../lib/api.ts';
import type { ClaimReply, ConditionReply } from '../../../lib/replies.ts';
import {
  type Claim,
  type ConditionReport,
  isOf,
  requestOf,
  type Trouble,
  type WaitingClaim,
  type Whose,
} from './claim.ts';

export type ClaimServer = {
  /** The marker of this browser's session, where it is readable. */
  session(): string | undefined;
  /** undefined: nobody is signed in. */
  whoIsSignedIn(): Promise<Whose | undefined>;
  /** Whether their account has more than one hiker. */
  isFamily(whose: Whose): Promise<boolean>;
  sendClaim(request: ClaimRequest): Promise<ClaimReply>;
  sendCondition(request: ConditionRequest): Promise<ConditionReply>;
};

export type Waits = { trouble: Trouble; patienceMs?: number };
export type Result = { reply: ClaimReply } | { refusal: string } | Waits;

/**
 * The user of all of these claims, if each was assigned to them in this browser's current session: then the request for
 * the account can be skipped. Each request still names its user, and the server refuses it for any other.
 */
export function knownSender(server: ClaimServer, claims: readonly WaitingClaim[]): Whose | undefined {
  const session = server.session();
  const [{ whose } = {}] = claims;
  if (!session || !whose) return undefined;
  // A page that outlives its session makes its claims in the next one.
  const isTheirs = (claim: WaitingClaim) =>
    claim.session === session && isOf(claim, whose) && claim.trouble !== 'signed-out';
  return claims.every(isTheirs) ? whose : undefined;
}

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
    return { reply: await server.sendClaim(requestOf(claim, whose)) };
  } catch (error) {
    if (error instanceof Refusal && error.status === 400) return { refusal: error.message };
    return waits(error);
  }
}

export type ReportResult = Pick<ConditionReport, 'kinds' | 'state' | 'day'> | Waits;

/** The server refuses it for any user but the one it names. */
export async function sendReportTo(
  server: ClaimServer,
  { claimId, whose }: Claim,
  { id, kinds }: ConditionReport,
): Promise<ReportResult> {
  try {
    const saved = await server.sendCondition({ userId: whose?.userId, id, claimId, kinds: [...kinds] });
    // Some kinds of a late report may have expired.
    return { state: 'sent', day: saved.day, kinds: kinds.filter((kind) => saved.kinds.includes(kind)) };
  } catch (error) {
    if (isRefused(error, 'condition_expired')) return { state: 'expired', kinds };
    if (isRefused(error, 'conditions_off')) return { state: 'off', kinds };
    const isUseless = isRefused(error, 'claim_not_found') || (error instanceof Refusal && error.status === 400);
    return isUseless ? { state: 'lost', kinds } : waits(error);
  }
}

async function askForFamily(server: ClaimServer, whose: Whose): Promise<Waits | undefined> {
  try {
    return (await server.isFamily(whose)) ? { trouble: 'who-was-there' } : undefined;
  } catch (error) {
    return waits(error);
  }
}

const usualPatienceSeconds = 60;

function waits(error: unknown): Waits {
  if (error instanceof Unreachable) return { trouble: 'no-signal' };
  if (isSignedOut(error) || isForSomebodyElse(error)) return { trouble: 'signed-out' };
  const { status, retryAfterSeconds = usualPatienceSeconds } = error instanceof Refusal ? error : {};
  return status === 429 ? { trouble: 'too-many', patienceMs: retryAfterSeconds * 1000 } : { trouble: 'server' };
}

/** A failure that every other claim would meet too. */
export const stopsAll = ({ trouble }: Waits): boolean => trouble === 'no-signal' || trouble === 'signed-out';
