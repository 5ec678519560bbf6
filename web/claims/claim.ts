/** A try for a badge, kept on the device from the moment of the fix until its answer has been read. */
import type { AttemptRequest } from '../../domain/wire.ts';
import type { AttemptReply } from '../lib/replies.ts';

/** Why a claim still waits. */
type Trouble = 'no-signal' | 'signed-out' | 'server' | 'too-many';

export type Claim = AttemptRequest & {
  /** Whose it is. A claim made before signing in belongs to whoever signs in next on this device. */
  userId?: string;
  trouble?: Trouble;
  /** Not before, in milliseconds: the server asked for patience. */
  retryAt?: number;
  reply?: AttemptReply;
  /** The server could not read the claim and never will, in its own words. */
  refusal?: string;
  /** The answer has been on the screen. */
  seen?: boolean;
};

export const isWaiting = (claim: Claim): boolean => claim.reply === undefined && claim.refusal === undefined;

/** Answers are for their owner; while nobody is signed in, what waits is shown to whoever holds the device. */
export const isShownTo = (userId: string | undefined, claim: Claim): boolean =>
  claim.userId === undefined || claim.userId === userId || (userId === undefined && isWaiting(claim));
