/** Maps refused claims to HTTP errors. */
import { badgeRule } from '../../../domain/badge/rule.ts';
import type { Outcome } from '../../../domain/wire/wire.ts';
import { ApiError } from '../../http/errors.ts';
import { signedOut } from '../../http/session.ts';
import type { NotCollected } from './collect.ts';
import type { Answer } from './decide-claims.ts';

export function goneOrLimited(answer: Exclude<Answer, { kind: 'decided' }>): ApiError {
  if (answer.kind === 'gone') return signedOut();
  if (answer.kind === 'nobody')
    return new ApiError(400, 'general_argument_invalid', 'hikers: none of them are in your account.');
  const message = 'That’s a lot of tries in a short time. Take a breath and try again in a few minutes.';
  return new ApiError(429, 'general_rate_limit_exceeded', message, answer.retryAfterSeconds);
}

const outcomeWords: Record<Exclude<Outcome, 'awarded' | 'already-earned'>, string> = {
  'too-far': 'You’re too far from the trailhead for this badge.',
  'too-vague': 'Your location is too vague to tell. Try again under open sky.',
  'too-old': `This claim is older than ${badgeRule.longestWaitDays} days.`,
  'in-the-future': 'earnedDate: this claim is from the future.',
  'too-fast': 'No one travels that fast from the last badge to this one.',
};

export function notCollected(result: NotCollected): ApiError {
  switch (result.kind) {
    case 'somebody-elses':
      return new ApiError(403, 'user_unauthorized', 'data.userId: you can only collect badges for yourself.');
    case 'unknown-badge':
      return new ApiError(400, 'general_argument_invalid', 'data.badgeName: no badge has this name.');
    case 'switched-off':
      return new ApiError(403, 'general_access_forbidden', 'There is no Test Badge on this server.');
    case 'not-yet':
      return new ApiError(
        400,
        'general_argument_invalid',
        'data.earnedDate: expected a day that has started somewhere.',
      );
    case 'owned':
      return new ApiError(409, 'document_already_exists', 'You already have this badge, or this id is taken.');
    case 'no-position': {
      const message = 'data.latitude, data.longitude, data.accuracy: a badge is earned with a position.';
      return new ApiError(403, 'general_access_forbidden', message);
    }
    case 'refused':
      return new ApiError(403, 'general_access_forbidden', outcomeWords[result.outcome]);
    default:
      return goneOrLimited(result);
  }
}
