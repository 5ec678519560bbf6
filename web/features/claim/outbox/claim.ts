/** A claim for a badge, stored on the device from the fix until its answer has been read. */
import { badgeRule } from '../../../../domain/badge/rule.ts';
import type { Point } from '../../../../domain/geo/geo.ts';
import type { ConditionKind } from '../../../../domain/live/conditions.ts';
import { dayMs } from '../../../../domain/time/retention.ts';
import type { ClaimRequest } from '../../../../domain/wire/wire.ts';
import type { ClaimReply } from '../../../lib/replies.ts';

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

export function requestOf(claim: WaitingClaim, { userId }: Whose): ClaimRequest {
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
