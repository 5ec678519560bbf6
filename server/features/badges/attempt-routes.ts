import type { FastifyInstance } from 'fastify';
import type { BadgeTarget } from '../../../domain/badge-rule.ts';
import { type AttemptReply, attemptRequestSchema } from '../../../domain/wire.ts';
import type { BadgeDocuments } from '../../badge-document.ts';
import type { Clock } from '../../clock.ts';
import { parse } from '../../parse.ts';
import { ApiError } from '../../plugins/errors.ts';
import { type Sessions, signedOut } from '../../plugins/session.ts';
import type { Store } from '../../store/open.ts';
import type { Answer, Attempt, Decided } from './attempt.ts';

export type BadgeNeeds = {
  store: Store;
  sessions: Sessions;
  documents: BadgeDocuments;
  targets: readonly BadgeTarget[];
  attempt: Attempt;
  clock: Clock;
  onOutcome(outcome: AttemptReply['outcome']): void;
};

export function addAttemptRoutes(api: FastifyInstance, needs: BadgeNeeds): void {
  const { sessions, documents, targets, attempt, onOutcome } = needs;
  const pageOf = new Map(targets.map(({ name, trail }) => [name, trail]));

  api.post('/badges/attempts', async (request, reply): Promise<AttemptReply> => {
    const { user } = await sessions.require(request, reply);
    const { claimId, takenAt, ...fix } = parse(attemptRequestSchema, request.body);
    const claim = { userId: user.id, claimId: claimId.toLowerCase(), fix, takenAt: new Date(takenAt) };
    const { outcome, awarded, nearest } = decided(await attempt(claim));
    onOutcome(outcome);
    return {
      outcome,
      awarded: awarded.map(documents.of),
      nearest: nearest && {
        badgeName: nearest.name,
        trail: pageOf.get(nearest.name) ?? null,
        distanceKm: Math.round(nearest.km * 1000) / 1000,
      },
    };
  });
}

export function decided(answer: Answer): Decided {
  if (answer.kind === 'decided') return answer;
  if (answer.kind === 'gone') throw signedOut();
  const message = 'That is a lot of tries in a short time. Take a breath and try again in a few minutes.';
  throw new ApiError(429, 'general_rate_limit_exceeded', message, answer.retryAfterSeconds);
}
