/** Reports of trail conditions by hikers whose position was just checked at the trailhead. */
import { state } from '../../../content/state.ts';
import { badgeRule } from '../../../domain/badge/rule.ts';
import { conditionEnd, conditionKinds } from '../../../domain/status/condition-reports.ts';
import { conditionRequestSchema, conditionResponseSchema } from '../../../domain/status/live-schema.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { dayMs } from '../../../domain/time/retention.ts';
import { ApiError } from '../../http/errors.ts';
import { tooMany } from '../../http/rate-limits.ts';
import { type Api, rejections } from '../../http/schemas.ts';
import { signedOut } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { claimInRange } from '../../store/claims.ts';
import { isOff, type ReportKey, savedKinds, saveReport, switchedOff } from '../../store/conditions.ts';

type Needs = Pick<Services, 'store' | 'sessions' | 'guide' | 'limiter' | 'clock'>;

export const conditionLimits = {
  /** Per account, for new and changed reports; retries are not counted. */
  account: { most: 10, minutes: 10 },
  /** Per hike, against many accounts at once. */
  hike: { most: 60, minutes: 60 },
} as const;

export function addConditionRoutes(api: Api, { store, sessions, guide, limiter, clock }: Needs): void {
  const { db } = store;
  const hikes = new Map(guide.hikes.flatMap(({ badge, slug }) => (badge ? [[badge, slug] as const] : [])));

  /** The claim determines the hike and the day, at the latest today: a phone's clock may be ahead. */
  async function reportedBy(userId: string, claimId: string, now: Date): Promise<ReportKey & { takenAt: Date }> {
    const since = new Date(now.getTime() - badgeRule.longestWaitDays * dayMs);
    const claim = await claimInRange(db, userId, claimId, since);
    const hike = hikes.get(claim?.nearest_badge ?? '');
    if (!claim || !hike) throw noSuchClaim();
    const takenAt = new Date(Math.min(Date.parse(claim.taken_at), now.getTime()));
    return { userId, hike, day: dayAt(takenAt, state.clock), takenAt };
  }

  api.route({
    method: 'POST',
    url: '/conditions',
    schema: {
      operationId: 'reportConditions',
      summary: 'Report the conditions of a trail, after a claim in range',
      body: conditionRequestSchema,
      response: { 200: conditionResponseSchema, 201: conditionResponseSchema, ...rejections(403, 404, 410, 429) },
    },
    async handler(request, reply) {
      const userId = sessions.ofExpectedUser(request, request.body).user.id;
      const { claimId, kinds: given } = request.body;
      const now = clock();
      const reported = await reportedBy(userId, claimId.toLowerCase(), now);
      const { hike, day } = reported;
      const id = request.body.id.toLowerCase();
      if (isOff(await switchedOff(db), hike)) throw isSwitchedOff();
      const current = conditionKinds
        .filter((kind) => given.includes(kind))
        .map((kind) => ({ kind, until: conditionEnd(kind, day, state.clock) }))
        .filter(({ until }) => until > now);
      if (current.length === 0) throw expired();

      const keys = {
        account: limiter.getKey('conditions', userId),
        hike: limiter.getKey('conditions of a hike', hike),
      };
      const known = (await limiter.knownWait(keys.account)) ?? (await limiter.knownWait(keys.hike));
      if (known !== undefined) {
        const kinds = await savedKinds(db, { ...reported, id });
        if (kinds) return { day, kinds };
        throw tooManyReports(known);
      }
      const saved = await saveReport(
        db,
        {
          ...reported,
          id,
          kinds: current.map(({ kind }) => kind),
          until: new Date(Math.max(...current.map(({ until }) => until.getTime()))),
          now,
        },
        async (tx, isFirst) => {
          const { wait } = await limiter.take(keys.account, conditionLimits.account, tx);
          if (wait !== undefined || !isFirst) return wait;
          return (await limiter.take(keys.hike, conditionLimits.hike, tx)).wait;
        },
      );
      if (saved.kind === 'gone') throw signedOut();
      if (saved.kind === 'limited') throw tooManyReports(saved.retryAfterSeconds);
      return reply.code(saved.kind === 'saved' ? 201 : 200).send({ day, kinds: saved.kinds });
    },
  });
}

const noSuchClaim = () =>
  new ApiError(
    404,
    'claim_not_found',
    `claimId: no claim of yours was in range of a trailhead in the last ${badgeRule.longestWaitDays} days.`,
  );
const isSwitchedOff = () => new ApiError(403, 'conditions_off', 'Reports are switched off for this hike.');
const expired = () => new ApiError(410, 'condition_expired', 'That’s too long ago to help anyone today.');
const tooManyReports = (wait: number) =>
  tooMany('That’s a lot of reports in a short time. Try again in a few minutes.', wait);
