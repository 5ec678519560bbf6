/** One claim for a badge, stored on the device from the fix until its answer has been read, and sending it once. */
import { badgeRule } from '../../../../domain/badge/rule.ts';
import type { Point } from '../../../../domain/geo/geo.ts';
import type { ConditionKind } from '../../../../domain/status/condition-reports.ts';
import type { ConditionRequest } from '../../../../domain/status/live-schema.ts';
import { dayMs } from '../../../../domain/time/retention.ts';
import type { ClaimRequest, ReportRequest } from '../../../../domain/wire/wire.ts';
import {
  type ClaimReply,
  type ConditionReply,
  isForSomebodyElse,
  isRefused,
  isSignedOut,
  Refusal,
  Unreachable,
} from '../../../lib/api.ts';

/** Who it is for. */
export type Whose = { userId: string };

/** Why a claim still waits. */
export type Trouble = 'no-signal' | 'signed-out' | 'server' | 'too-many' | 'who-was-there';

/** What the hiker saw there. It waits beside its claim, and is sent once the claim has been answered in range. */
export type ConditionReport = {
  /** Generated on the device: makes a retry idempotent. */
  id: string;
  kinds: readonly ConditionKind[];
  /** not-there: the claim was not in range. lost: the server does not accept it for this claim. */
  state: 'waiting' | 'sent' | 'expired' | 'off' | 'lost' | 'not-there';
  sendings: number;
  trouble?: Trouble;
  /** Earliest retry, in epoch milliseconds. */
  retryAt?: number;
  /** The day it counts for, once it is sent: 2026-11-17. */
  day?: string;
};

/** What a claim has in every state. */
type ClaimBase = {
  /** Generated on the device: the server recognizes a retry by it. */
  claimId: string;
  takenAt: string;
  /** Meters, as reported by the device: it explains the answer. */
  accuracy: number;
  /** A claim made before signing in belongs to the next user who signs in on this device. */
  whose?: Whose;
  /** Its user has logged out: it is sent when they are back, and hidden from everyone else until then. */
  left?: true;
  report?: ConditionReport;
  /** Its answer has been read; it is stored only until its report is sent. */
  isRead?: true;
};

export type WaitingClaim = ClaimBase &
  Point & {
    state: 'waiting';
    /** Who was there, where the account has several hikers. */
    hikers?: readonly string[];
    /** Made before the account's other hikers were known: the hiker could not be asked who was there. */
    isUnasked?: true;
    /** The marker of the session in which it was assigned to `whose`. */
    session?: string;
    /** The number of attempts to send it. */
    sendings: number;
    trouble?: Trouble;
    /** Earliest retry, in epoch milliseconds: from the server's Retry-After. */
    retryAt?: number;
  };

/** Once it is answered, the position is deleted from the device. */
export type AnsweredClaim = ClaimBase & { state: 'answered'; reply: ClaimReply };

/** The server rejected the claim as invalid; `reason` is its message. Retrying cannot help. */
export type RefusedClaim = ClaimBase & { state: 'refused'; reason: string };

export type Claim = WaitingClaim | AnsweredClaim | RefusedClaim;

export const isWaiting = (claim: Claim): claim is WaitingClaim => claim.state === 'waiting';

/** Transient: a retry may succeed without the hiker doing anything. */
export const passes = (trouble: Trouble | undefined): boolean => trouble === 'no-signal' || trouble === 'server';
export const mayPass = (claim: Claim): boolean => isWaiting(claim) && passes(claim.trouble);

function requestOf(claim: WaitingClaim, { userId }: Whose): ClaimRequest {
  const { claimId, latitude, longitude, accuracy, takenAt, hikers } = claim;
  return { claimId, userId, latitude, longitude, accuracy, takenAt, ...(hikers && { hikers: [...hikers] }) };
}

/** At the trailhead, whether or not the badge is new. A family is in range together. */
export const isInRange = ({ outcome, hikers = [] }: ClaimReply): boolean =>
  [outcome, ...hikers.map((hiker) => hiker.outcome)].some((one) => one === 'awarded' || one === 'already-earned');

export const hasWaitingReport = ({ report }: Claim): boolean => report?.state === 'waiting';

const settled = ({ claimId, takenAt, accuracy, whose, report }: Claim, isThere: boolean): ClaimBase => ({
  claimId,
  takenAt,
  accuracy,
  whose,
  ...(report && { report: isThere ? report : { ...report, state: 'not-there' } }),
});

export const withWho = (claim: WaitingClaim, hikers: readonly string[]): WaitingClaim => ({
  ...claim,
  hikers,
  isUnasked: undefined,
  trouble: undefined,
});

export const answered = (claim: Claim, reply: ClaimReply): AnsweredClaim => ({
  ...settled(claim, isInRange(reply)),
  state: 'answered',
  reply,
});

export const refused = (claim: Claim, reason: string): RefusedClaim => ({
  ...settled(claim, false),
  state: 'refused',
  reason,
});

export const isOf = (claim: Claim, { userId }: Whose): boolean => claim.whose?.userId === userId;

/** Also claims that no user has signed in for yet. */
export const mayBeOf = (claim: Claim, whose: Whose): boolean => claim.whose === undefined || isOf(claim, whose);

/** A session may expire while a claim waits: until somebody logs out, the claim is still shown on its device. */
export function isShownTo(whose: Whose | undefined, claim: Claim): boolean {
  if (whose) return mayBeOf(claim, whose);
  return !claim.left && (claim.whose === undefined || isWaiting(claim));
}

/** The last moment at which a claim can still earn its badge. */
export const keepsUntil = ({ takenAt }: Claim): number => Date.parse(takenAt) + badgeRule.longestWaitDays * dayMs;

/** The server decides by its own clock what is too late; a day later there is no doubt, and nothing is sent. */
export const isTooLate = (claim: Claim, now: number): boolean => now > keepsUntil(claim) + dayMs;

/** From now on the page warns that it expires soon. */
export const isRunningOut = (claim: Claim, now: number): boolean =>
  isWaiting(claim) && now > keepsUntil(claim) - 2 * dayMs;

export type ClaimServer = {
  /** The marker of this browser's session, where it is readable. */
  session(): string | undefined;
  /** undefined: nobody is signed in. */
  whoIsSignedIn(): Promise<Whose | undefined>;
  /** Whether their account has more than one hiker. */
  isFamily(whose: Whose): Promise<boolean>;
  sendClaim(request: ClaimRequest): Promise<ClaimReply>;
  sendCondition(request: ConditionRequest): Promise<ConditionReply>;
  sendReport(report: ReportRequest): Promise<unknown>;
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
