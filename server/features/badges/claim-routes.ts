import { claimRequestSchema, claimResponseSchema } from '../../../domain/wire/wire.ts';
import { ApiError } from '../../http/errors.ts';
import { getHiker, storedHiker } from '../../http/responses.ts';
import { type Api, rejections } from '../../http/schemas.ts';
import { signedOut } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { ownHiker } from '../../store/hikers.ts';
import type { Answer, DecideClaim, OnOutcome } from './decide-claims.ts';

type Needs = Pick<Services, 'sessions' | 'documents' | 'targets'> & { decideClaim: DecideClaim; onOutcome: OnOutcome };

export function addClaimRoutes(api: Api, needs: Needs): void {
  const { sessions, documents, targets, decideClaim, onOutcome } = needs;
  const getPage = new Map(targets.map(({ name, page }) => [name, page]));

  api.route({
    method: 'POST',
    url: '/badges/attempts',
    schema: {
      operationId: 'createAttempt',
      summary: 'Claim a badge: the server measures the distance and decides',
      body: claimRequestSchema,
      response: { 200: claimResponseSchema, ...rejections(429) },
    },
    async handler(request) {
      const { userId: meant, claimId, takenAt, hikers: named, ...fix } = request.body;
      const userId = sessions.ofExpectedUser(request, { userId: meant }).user.id;
      const hikers = named ? ownFirst(named.map((id) => storedHiker(userId, id))) : [ownHiker];
      const answer = await decideClaim({
        userId,
        hikers,
        claimId: claimId.toLowerCase(),
        fix,
        takenAt: new Date(takenAt),
      });
      if (answer.kind !== 'decided') throw goneOrLimited(answer);
      const { results, nearest, isAgain } = answer;
      if (!isAgain) for (const { outcome } of results) onOutcome(outcome, nearest?.name);
      const hikersResponses = results.map(({ hikerId, outcome, awarded }) => ({
        hikerId: getHiker({ user_id: userId, hiker_id: hikerId }),
        outcome,
        awarded: awarded.map(documents.of),
      }));
      const [{ outcome, awarded }] = results;
      return {
        outcome,
        awarded: awarded.map(documents.of),
        hikers: hikersResponses,
        nearest: nearest && {
          badgeName: nearest.name,
          trail: getPage.get(nearest.name) ?? null,
          distanceKm: Math.round(nearest.km * 1000) / 1000,
        },
      };
    },
  });
}

const ownFirst = (ids: string[]): string[] =>
  [...new Set(ids)].sort((a, b) => Number(b === ownHiker) - Number(a === ownHiker));

export function goneOrLimited(answer: Exclude<Answer, { kind: 'decided' }>): ApiError {
  if (answer.kind === 'gone') return signedOut();
  if (answer.kind === 'nobody')
    return new ApiError(400, 'general_argument_invalid', 'hikers: none of them are in your account.');
  const message = 'That’s a lot of tries in a short time. Take a breath and try again in a few minutes.';
  return new ApiError(429, 'general_rate_limit_exceeded', message, answer.retryAfterSeconds);
}
