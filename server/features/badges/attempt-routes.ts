import type { BadgeTarget } from '../../../domain/badge-rule.ts';
import { attemptReplySchema, attemptRequestSchema, type Outcome } from '../../../domain/wire.ts';
import type { BadgeDocuments } from '../../badge-document.ts';
import { type Api, refusals } from '../../plugins/schemas.ts';
import type { Sessions } from '../../plugins/session.ts';
import type { Attempt } from './attempt.ts';
import { goneOrLimited } from './refusals.ts';

type Needs = {
  sessions: Sessions;
  documents: BadgeDocuments;
  targets: readonly BadgeTarget[];
  attempt: Attempt;
  onOutcome(outcome: Outcome): void;
};

export function addAttemptRoutes(api: Api, needs: Needs): void {
  const { sessions, documents, targets, attempt, onOutcome } = needs;
  const pageOf = new Map(targets.map(({ name, trail }) => [name, trail]));

  api.route({
    method: 'POST',
    url: '/badges/attempts',
    schema: {
      operationId: 'createAttempt',
      summary: 'Try for a badge: the server measures and decides',
      body: attemptRequestSchema,
      response: { 200: attemptReplySchema, ...refusals(429) },
    },
    async handler(request) {
      const { claimId, takenAt, ...fix } = request.body;
      const userId = sessions.of(request).user.id;
      const answer = await attempt({ userId, claimId: claimId.toLowerCase(), fix, takenAt: new Date(takenAt) });
      if (answer.kind !== 'decided') throw goneOrLimited(answer);
      const { outcome, awarded, nearest } = answer;
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
    },
  });
}
