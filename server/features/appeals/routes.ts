/** Appeals of the caller: written here, answered at the desk. */
import { appealLimits, appealTimeIssue } from '../../../domain/badge/appeals.ts';
import { appealListSchema, appealSchema, createAppealRequestSchema } from '../../../domain/wire/wire.ts';
import { ApiError } from '../../http/errors.ts';
import { appealResponse, storedHiker } from '../../http/responses.ts';
import { type Api, rejections } from '../../http/schemas.ts';
import { signedOut } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { getAppeals, saveAppeal, writtenHikers } from '../../store/appeals.ts';

type Needs = Pick<Services, 'store' | 'sessions' | 'targets' | 'limiter' | 'clock'>;

/** Per account: more than the limit of open appeals, so that retries pass. */
export const appealCalls = { key: 'appeals', noun: 'appeals', most: 30, minutes: 10 } as const;

export function addAppealRoutes(api: Api, { store, sessions, targets, limiter, clock }: Needs): void {
  const known = new Set(targets.filter(({ page }) => page !== null).map(({ name }) => name));

  api.route({
    method: 'GET',
    url: '/appeals',
    schema: {
      operationId: 'listAppeals',
      summary: 'The appeals of the caller, with their answers',
      response: { 200: appealListSchema },
    },
    async handler(request) {
      const appeals = await getAppeals(store.db, sessions.of(request).user.id);
      return { total: appeals.length, appeals: appeals.map(appealResponse) };
    },
  });

  api.route({
    method: 'POST',
    url: '/appeals',
    schema: {
      operationId: 'createAppeal',
      summary: 'Appeal a refused claim',
      body: createAppealRequestSchema,
      response: { 201: appealSchema, ...rejections(409, 429) },
    },
    async handler(request, reply) {
      const { appealId, badgeName, reason, words, photoDate, takenAt, claimId, hikers } = request.body;
      const userId = sessions.ofExpectedUser(request, request.body).user.id;
      const now = clock();
      if (!known.has(badgeName))
        throw new ApiError(400, 'general_argument_invalid', 'badgeName: no badge has this name.');
      const untimely = appealTimeIssue(request.body, now);
      if (untimely) throw new ApiError(400, 'general_argument_invalid', untimely);
      await limiter.takeForAccount(userId, appealCalls);
      const ids = [...new Set((hikers ?? [userId]).map((id) => storedHiker(userId, id)))];
      const saved = await saveAppeal(store.db, {
        user_id: userId,
        id: appealId.toLowerCase(),
        hikers: writtenHikers(ids),
        claim_id: claimId?.toLowerCase() ?? null,
        badge_name: badgeName,
        reason,
        words,
        photo_date: photoDate ?? null,
        taken_at: new Date(takenAt).toISOString(),
        received_at: now.toISOString(),
        state: 'open',
        answer: '',
        answered_at: null,
      });
      if (saved === 'gone') throw signedOut();
      if (saved === 'nobody')
        throw new ApiError(400, 'general_argument_invalid', 'hikers: none of them are in your account.');
      if (saved === 'same-badge')
        throw new ApiError(
          409,
          'appeal_already_exists',
          'You already asked about this badge. We haven’t answered yet.',
        );
      if (saved === 'too-many')
        throw new ApiError(
          409,
          'appeal_limit_exceeded',
          `At most ${appealLimits.open} appeals can wait for an answer at a time.`,
        );
      return reply.code(201).send(appealResponse(saved));
    },
  });
}
