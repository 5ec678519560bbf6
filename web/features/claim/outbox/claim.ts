/** A try for a badge, kept on the device from the moment of the fix until its answer has been read. */
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

/** What a hiker saw there. It waits beside its claim, and is sent once that has been answered in range. */
export type Report = {
  /** Made on the device: sending it again changes nothing. */
  id: string;
  kinds: readonly ConditionKind[];
  /** not-there: the claim was not in range. lost: the server does not accept it for this claim. */
  state: 'waiting' | 'sent' | 'expired' | 'off' | 'lost' | 'not-there';
  sendings: number;
  trouble?: Trouble;
  /** Not before, in milliseconds. */
  retryAt?: number;
  /** The day it counts for, once it is sent: 2026-11-17. */
  day?: string;
};

type Try = {
  /** Made on the device: by it the server knows a claim that is sent again. */
  claimId: string;
  takenAt: string;
  /** Meters, as the device reported it: it explains the answer. */
  accuracy: number;
  /** A claim made before signing in becomes that of whoever signs in next on this device. */
  whose?: Whose;
  /** Its hiker has logged out: it is sent when they are back, and shown to nobody else until then. */
  left?: true;
  report?: Report;
  /** Its answer has been read; it stays only until its report is sent. */
  isRead?: true;
};

export type WaitingClaim = Try &
  Point & {
    state: 'waiting';
    /** Who was there, where the account has several hikers. */
    hikers?: readonly string[];
    /** Made while it was not known who hikes with the account's own hiker: they could not be asked about. */
    isUnasked?: true;
    /** The mark of the session in which it became that of `whose`. */
    session?: string;
    /** How often it has been tried to send it. */
    sendings: number;
    trouble?: Trouble;
    /** Not before, in milliseconds: the server asked for patience. */
    retryAt?: number;
  };

/** What follows once there is an answer. The position has done its work, and is gone from the device. */
export type AnsweredClaim = Try & { state: 'answered'; reply: ClaimReply };

/** The server could not read the claim and never will, in its own words. */
export type RefusedClaim = Try & { state: 'refused'; reason: string };

export type Claim = WaitingClaim | AnsweredClaim | RefusedClaim;

export const isWaiting = (claim: Claim): claim is WaitingClaim => claim.state === 'waiting';

/** Nobody needs to do anything for it: the next sending may succeed. */
export const passes = (trouble: Trouble | undefined): boolean => trouble === 'no-signal' || trouble === 'server';
export const mayPass = (claim: Claim): boolean => isWaiting(claim) && passes(claim.trouble);

export function requestOf(claim: WaitingClaim, { userId }: Whose): ClaimRequest {
  const { claimId, latitude, longitude, accuracy, takenAt, hikers } = claim;
  return { claimId, userId, latitude, longitude, accuracy, takenAt, ...(hikers && { hikers: [...hikers] }) };
}

/** At the trailhead, whether or not the badge is new. In a family all stood in the same place. */
export const isInRange = ({ outcome, hikers = [] }: ClaimReply): boolean =>
  [outcome, ...hikers.map((hiker) => hiker.outcome)].some((one) => one === 'awarded' || one === 'already-earned');

export const hasWaitingReport = ({ report }: Claim): boolean => report?.state === 'waiting';

const settled = ({ claimId, takenAt, accuracy, whose, report }: Claim, isThere: boolean): Try => ({
  ...{ claimId, takenAt, accuracy, whose },
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

/** Also what nobody has signed in for yet. */
export const mayBeOf = (claim: Claim, whose: Whose): boolean => claim.whose === undefined || isOf(claim, whose);

/** A session may end by itself while a claim waits: until somebody logs out, the device is still its hiker's. */
export function isShownTo(whose: Whose | undefined, claim: Claim): boolean {
  if (whose) return mayBeOf(claim, whose);
  return !claim.left && (claim.whose === undefined || isWaiting(claim));
}

/** The last moment at which a claim can still earn its badge. */
export const keepsUntil = ({ takenAt }: Claim): number => Date.parse(takenAt) + badgeRule.longestWaitDays * dayMs;

/** The server decides what is too late, by its own clock; a day later there is no doubt left, and nothing to send. */
export const isTooLate = (claim: Claim, now: number): boolean => now > keepsUntil(claim) + dayMs;

/** By now it should be said that it will not keep much longer. */
export const isRunningOut = (claim: Claim, now: number): boolean =>
  isWaiting(claim) && now > keepsUntil(claim) - 2 * dayMs;
