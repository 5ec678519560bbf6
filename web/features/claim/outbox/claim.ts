/** One claim for a badge, stored on the device from the fix until its answer has been read, and sending it once. */
import { badgeRule } from '../../../../domain/badge/rule.ts';
import type { Point } from '../../../../domain/geo/geo.ts';
import type { ConditionKind } from '../../../../domain/status/condition-reports.ts';
import type { ConditionRequest } from '../../../../domain/status/live-schema.ts';
import { dayMs } from '../../../../domain/time/retention.ts';
import type { ClaimRequest, ReportRequest } from '../../../../domain/wire/wire.ts';
import {
  type ClaimResponse,
  type ConditionResponse,
  isForAnotherAccount,
  isRejected,
  isSignedOut,
  Rejection,
  Unreachable,
} from '../../../lib/api.ts';

/** Who it is for. */
export type AccountRef = { userId: string };

/** Why a claim still waits. */
export type SendError = 'no-signal' | 'signed-out' | 'server' | 'too-many' | 'who-was-there';

/** What the hiker saw there. It waits beside its claim, and is sent once the claim has been answered in range. */
export type ConditionReport = {
  /** Generated on the device: makes a retry idempotent. */
  id: string;
  kinds: readonly ConditionKind[];
  /** not-there: the claim was not in range. lost: the server does not accept it for this claim. */
  state: 'waiting' | 'sent' | 'expired' | 'off' | 'lost' | 'not-there';
  sendings: number;
  trouble?: SendError;
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
  whose?: AccountRef;
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
    trouble?: SendError;
    /** Earliest retry, in epoch milliseconds: from the server's Retry-After. */
    retryAt?: number;
  };

/** Once it is answered, the position is deleted from the device. */
export type AnsweredClaim = ClaimBase & { state: 'answered'; reply: ClaimResponse };

/** The server rejected the claim as invalid; `reason` is its message. Retrying cannot help. */
export type RejectedClaim = ClaimBase & { state: 'refused'; reason: string };

export type Claim = WaitingClaim | AnsweredClaim | RejectedClaim;

export const isWaiting = (claim: Claim): claim is WaitingClaim => claim.state === 'waiting';

/** Transient: a retry may succeed without the hiker doing anything. */
export const passes = (trouble: SendError | undefined): boolean => trouble === 'no-signal' || trouble === 'server';
export const mayPass = (claim: Claim): boolean => isWaiting(claim) && passes(claim.trouble);

function toRequest(claim: WaitingClaim, { userId }: AccountRef): ClaimRequest {
  const { claimId, latitude, longitude, accuracy, takenAt, hikers } = claim;
  return { claimId, userId, latitude, longitude, accuracy, takenAt, ...(hikers && { hikers: [...hikers] }) };
}

/** At the trailhead, whether or not the badge is new. A family is in range together. */
export const isInRange = ({ outcome, hikers = [] }: ClaimResponse): boolean =>
  [outcome, ...hikers.map((hiker) => hiker.outcome)].some((one) => one === 'awarded' || one === 'already-earned');

export const hasWaitingReport = ({ report }: Claim): boolean => report?.state === 'waiting';

const toSettledClaim = ({ claimId, takenAt, accuracy, whose, report }: Claim, isThere: boolean): ClaimBase => ({
  claimId,
  takenAt,
  accuracy,
  whose,
  ...(report && { report: isThere ? report : { ...report, state: 'not-there' } }),
});

export const withHikers = (claim: WaitingClaim, hikers: readonly string[]): WaitingClaim => ({
  ...claim,
  hikers,
  isUnasked: undefined,
  trouble: undefined,
});

export const toAnsweredClaim = (claim: Claim, reply: ClaimResponse): AnsweredClaim => ({
  ...toSettledClaim(claim, isInRange(reply)),
  state: 'answered',
  reply,
});

export const toRejectedClaim = (claim: Claim, reason: string): RejectedClaim => ({
  ...toSettledClaim(claim, false),
  state: 'refused',
  reason,
});

export const belongsTo = (claim: Claim, { userId }: AccountRef): boolean => claim.whose?.userId === userId;

/** Also claims that no user has signed in for yet. */
export const mayBelongTo = (claim: Claim, account: AccountRef): boolean =>
  claim.whose === undefined || belongsTo(claim, account);

/** A session may expire while a claim waits: until somebody logs out, the claim is still shown on its device. */
export function isShownTo(account: AccountRef | undefined, claim: Claim): boolean {
  if (account) return mayBelongTo(claim, account);
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
  whoIsSignedIn(): Promise<AccountRef | undefined>;
  /** Whether their account has more than one hiker. */
  isFamily(account: AccountRef): Promise<boolean>;
  sendClaim(request: ClaimRequest): Promise<ClaimResponse>;
  sendCondition(request: ConditionRequest): Promise<ConditionResponse>;
  sendReport(report: ReportRequest): Promise<unknown>;
};

export type RetryLater = { trouble: SendError; patienceMs?: number };
export type Result = { reply: ClaimResponse } | { refusal: string } | RetryLater;

/**
 * The user of all of these claims, if each was assigned to them in this browser's current session: then the request for
 * the account can be skipped. Each request still names its user, and the server refuses it for any other.
 */
export function knownSender(server: ClaimServer, claims: readonly WaitingClaim[]): AccountRef | undefined {
  const session = server.session();
  const [{ whose } = {}] = claims;
  if (!session || !whose) return undefined;
  // A page that outlives its session makes its claims in the next one.
  const isTheirs = (claim: WaitingClaim) =>
    claim.session === session && belongsTo(claim, whose) && claim.trouble !== 'signed-out';
  return claims.every(isTheirs) ? whose : undefined;
}

export async function findSender(server: ClaimServer): Promise<{ whose: AccountRef } | RetryLater> {
  try {
    const whose = await server.whoIsSignedIn();
    return whose ? { whose } : { trouble: 'signed-out' };
  } catch (error) {
    return toRetryLater(error);
  }
}

export async function sendTo(server: ClaimServer, claim: WaitingClaim, account: AccountRef): Promise<Result> {
  const retryLater = claim.isUnasked && (await askForFamily(server, account));
  if (retryLater) return retryLater;
  try {
    return { reply: await server.sendClaim(toRequest(claim, account)) };
  } catch (error) {
    if (error instanceof Rejection && error.status === 400) return { refusal: error.message };
    return toRetryLater(error);
  }
}

export type ReportResult = Pick<ConditionReport, 'kinds' | 'state' | 'day'> | RetryLater;

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
    if (isRejected(error, 'condition_expired')) return { state: 'expired', kinds };
    if (isRejected(error, 'conditions_off')) return { state: 'off', kinds };
    const isUseless = isRejected(error, 'claim_not_found') || (error instanceof Rejection && error.status === 400);
    return isUseless ? { state: 'lost', kinds } : toRetryLater(error);
  }
}

async function askForFamily(server: ClaimServer, account: AccountRef): Promise<RetryLater | undefined> {
  try {
    return (await server.isFamily(account)) ? { trouble: 'who-was-there' } : undefined;
  } catch (error) {
    return toRetryLater(error);
  }
}

const usualRetrySeconds = 60;

function toRetryLater(error: unknown): RetryLater {
  if (error instanceof Unreachable) return { trouble: 'no-signal' };
  if (isSignedOut(error) || isForAnotherAccount(error)) return { trouble: 'signed-out' };
  const { status, retryAfterSeconds = usualRetrySeconds } = error instanceof Rejection ? error : {};
  return status === 429 ? { trouble: 'too-many', patienceMs: retryAfterSeconds * 1000 } : { trouble: 'server' };
}

/** A failure that every other claim would meet too. */
export const stopsAll = ({ trouble }: RetryLater): boolean => trouble === 'no-signal' || trouble === 'signed-out';
