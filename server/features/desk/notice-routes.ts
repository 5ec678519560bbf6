/** Publishing, correcting, withdrawing and restoring notices. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  changeNoticeSchema,
  conflictSchema,
  createNoticeSchema,
  type DeskNotice,
  deskLimits,
  deskNoticeSchema,
  deskNoticesSchema,
  type NoticeFault,
  type NoticeFields,
  noticeIssue,
  noticeStates,
  revisionSchema,
} from '../../../domain/desk/desk.ts';
import { dayMs } from '../../../domain/time/retention.ts';
import { errorResponseSchema, wireVersion } from '../../../domain/wire/wire.ts';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/errors.ts';
import type { RateLimiter } from '../../http/rate-limits.ts';
import { type Api, rejections } from '../../http/schemas.ts';
import {
  type CurrentNotice,
  correctNotice,
  currentNotice,
  noticesEndingAfter,
  publishNotice,
  restoreNotice,
  type Saved,
  toFields,
  withdrawNotice,
} from '../../store/notices.ts';
import type { Store } from '../../store/open.ts';
import type { Callers } from './callers.ts';
import type { DeskHikes } from './hikes.ts';
import { noticeResponses } from './notice-response.ts';

type Needs = {
  store: Store;
  callers: Callers;
  hikes: DeskHikes;
  limiter: RateLimiter;
  clock: Clock;
};

/** Per account: what hikers get to read. */
export const publications = { key: 'publications', noun: 'notices', most: 30, minutes: 60 } as const;
/** Per account: taking down is never as urgent to stop. */
export const withdrawals = { key: 'withdrawals', noun: 'changes', most: 60, minutes: 10 } as const;

/** How long ended and withdrawn notices stay in the list of the desk. */
const shownDays = 90;

/** A conflict, or too many live notices. */
const notSavedSchema = z.union([conflictSchema, errorResponseSchema]);

const params = z.object({ id: z.uuid() });

const issues: Record<NoticeFault, string> = {
  'no-hikes': 'hikes: choose hikes, a region or all.',
  'ends-before-start': 'until: that is before it starts.',
  ended: 'until: that has passed already.',
  'too-long': `until: that is more than ${deskLimits.days} days.`,
  'too-far-ahead': `from: that is more than ${deskLimits.daysAhead} days ahead.`,
};

export function addNoticeRoutes(desk: Api, { store, callers, hikes, limiter, clock }: Needs): void {
  const { db } = store;
  const responses = (request: FastifyRequest, rows: CurrentNotice[]): Promise<DeskNotice[]> =>
    noticeResponses(db, rows, { hikes, caller: callers.of(request), now: clock() });

  const one = async (request: FastifyRequest, row: CurrentNotice): Promise<DeskNotice> => {
    const [reply] = await responses(request, [row]);
    if (!reply) throw new Error('the reply of a notice is missing');
    return reply;
  };

  function check(fields: NoticeFields): void {
    const error = noticeIssue(fields, clock());
    if (error) throw new ApiError(400, 'notice_invalid', issues[error]);
    hikes.requireKnown(fields);
  }

  /** A correction needs access to the notice's previous regions too. It may not name a revision that does not exist yet. */
  async function requireOwn(request: FastifyRequest, id: string, revision: number): Promise<CurrentNotice> {
    const notice = await currentNotice(db, id);
    if (!notice || revision > notice.revision) throw noSuchNotice();
    callers.requireRegions(request, hikes.getRegions(toFields(notice)));
    return notice;
  }

  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    saved: Saved,
    yours: NoticeFields,
    status: number,
  ) {
    if (saved === 'unknown') throw noSuchNotice();
    if (saved === 'full') throw tooManyNotices();
    if ('conflict' in saved) {
      const message = 'Someone else saved this notice in the meantime. Nothing was changed.';
      const current = await one(request, saved.conflict);
      return reply
        .code(409)
        .send({ message, code: 409, type: 'notice_conflict', version: wireVersion, current, yours });
    }
    await desk.refreshLiveDocument();
    return reply.code(status).send(await one(request, saved.saved));
  }

  desk.route({
    method: 'GET',
    url: '/notices',
    config: { role: 'reader' },
    schema: {
      operationId: 'listNotices',
      summary: 'Every notice with its current revision',
      response: { 200: deskNoticesSchema, ...rejections(403, 404) },
    },
    async handler(request) {
      const now = clock();
      const rows = await noticesEndingAfter(db, new Date(now.getTime() - shownDays * dayMs));
      const notices = await responses(request, rows);
      const place = ({ state }: DeskNotice) => noticeStates.indexOf(state);
      return { asOf: now.toISOString(), notices: notices.toSorted((a, b) => place(a) - place(b)) };
    },
  });

  desk.route({
    method: 'POST',
    url: '/notices',
    config: { role: 'steward', fresh: true },
    schema: {
      operationId: 'publishNotice',
      summary: 'Publish a notice: live everywhere within a minute',
      body: createNoticeSchema,
      response: { 201: deskNoticeSchema, 409: notSavedSchema, ...rejections(404, 429) },
    },
    async handler(request, reply) {
      const { noticeId, ...fields } = request.body;
      check(fields);
      callers.requireRegions(request, hikes.getRegions(fields));
      await limiter.takeForAccount(callers.of(request).id, publications);
      const saved = await publishNotice(db, callers.actor(request), noticeId.toLowerCase(), fields);
      return finish(request, reply, saved, fields, 201);
    },
  });

  desk.route({
    method: 'PUT',
    url: '/notices/:id',
    config: { role: 'steward', fresh: true },
    schema: {
      operationId: 'correctNotice',
      summary: 'Correct a notice, based on the revision that was read',
      params,
      body: changeNoticeSchema,
      response: { 200: deskNoticeSchema, 409: notSavedSchema, ...rejections(404, 429) },
    },
    async handler(request, reply) {
      const { revision, ...fields } = request.body;
      check(fields);
      const { id } = await requireOwn(request, request.params.id.toLowerCase(), revision);
      callers.requireRegions(request, hikes.getRegions(fields));
      await limiter.takeForAccount(callers.of(request).id, publications);
      const saved = await correctNotice(db, callers.actor(request), { id, revision }, fields);
      return finish(request, reply, saved, fields, 200);
    },
  });

  const toggles = [
    ['withdraw', 'withdrawNotice', 'Take a notice down', withdrawNotice, withdrawals],
    ['restore', 'restoreNotice', 'Put a notice back that was taken down', restoreNotice, publications],
  ] as const;
  for (const [verb, operationId, summary, toggle, limit] of toggles) {
    desk.route({
      method: 'POST',
      url: `/notices/:id/${verb}`,
      config: { role: 'steward', fresh: true },
      schema: {
        operationId,
        summary,
        params,
        body: revisionSchema,
        response: { 200: deskNoticeSchema, 409: notSavedSchema, ...rejections(404, 429) },
      },
      async handler(request, reply) {
        const { revision } = request.body;
        const notice = await requireOwn(request, request.params.id.toLowerCase(), revision);
        await limiter.takeForAccount(callers.of(request).id, limit);
        const saved = await toggle(db, callers.actor(request), { id: notice.id, revision });
        return finish(request, reply, saved, toFields(notice), 200);
      },
    });
  }
}

const noSuchNotice = () => new ApiError(404, 'notice_not_found', 'There is no such notice, or no such revision of it.');
const tooManyNotices = () =>
  new ApiError(
    409,
    'notice_limit_exceeded',
    `${deskLimits.notices} notices are live or planned, which is the limit. Take one down that is no longer needed.`,
  );
