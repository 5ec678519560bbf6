/** The queue: open items for stewards, each answered with one tap and undone with another. */
import * as z from 'zod/mini';
import {
  answeredSchema,
  answerSchema,
  deskLimits,
  type QueueAnswer,
  type QueueItem,
  type QueueKind,
  queueAnswers,
  queueKinds,
  queueSchema,
} from '../../../domain/desk/desk.ts';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/errors.ts';
import { type Api, nothing, rejections } from '../../http/schemas.ts';
import { type AuditRow, change, type Doing, lastEntryAbout } from '../../store/audit.ts';
import type { Store } from '../../store/open.ts';
import type { Caller, Callers } from './callers.ts';
import { type Answering, type Kind, type Kinds, noSuchItem } from './queue/kind.ts';

type Needs = { store: Store; callers: Callers; kinds: Kinds; clock: Clock };

const params = z.object({ id: z.string().check(z.regex(/^[a-z]+:[\w.-]{1,200}$/, 'expected the id of an item')) });

export function addQueueRoutes(desk: Api, { store, callers, kinds, clock }: Needs): void {
  const { db } = store;
  const getKind = (id: string): [QueueKind, Kind] => {
    const kind = queueKinds.find((one) => id.startsWith(`${one}:`));
    if (!kind) throw noSuchItem();
    return [kind, kinds[kind]];
  };

  async function itemsFor(caller: Caller): Promise<QueueItem[]> {
    const lists: QueueItem[][] = [];
    for (const kind of queueKinds) lists.push(await kinds[kind].items(db, caller, clock()));
    return lists.flat();
  }

  desk.route({
    method: 'GET',
    url: '/queue',
    config: { role: 'reader' },
    schema: {
      operationId: 'readQueue',
      summary: 'The open items, by kind, oldest first',
      response: { 200: queueSchema, ...rejections(403, 404) },
    },
    async handler(request) {
      return { asOf: clock().toISOString(), items: await itemsFor(callers.of(request)) };
    },
  });

  desk.route({
    method: 'POST',
    url: '/queue/:id/answer',
    config: { role: 'steward' },
    schema: {
      operationId: 'answerItem',
      summary: 'Answer an item of the queue',
      params,
      body: answerSchema,
      response: { 200: answeredSchema, ...rejections(404, 409) },
    },
    async handler(request) {
      const { answer, words = '' } = request.body;
      const { id } = request.params;
      const [kind, handling] = getKind(id);
      const known: readonly string[] = queueAnswers[kind];
      if (!known.includes(answer))
        throw new ApiError(400, 'general_argument_invalid', `answer: expected ${known.join(', ')}`);
      if (publishes(kind, answer)) callers.requireFresh(request);
      const caller = callers.of(request);
      await change(db, callers.actor(request), (doing) =>
        handling.answer(id, { answer, words }, answeringBy(caller, doing)),
      );
      if (kind === 'ending') await desk.refreshLiveDocument();
      return { id, answer, mayUndo: true };
    },
  });

  desk.route({
    method: 'POST',
    url: '/queue/:id/undo',
    config: { role: 'steward' },
    schema: {
      operationId: 'undoAnswer',
      summary: 'Undo an answer and reopen the item',
      params,
      response: { 204: nothing, ...rejections(404, 409) },
    },
    async handler(request, reply) {
      const { id } = request.params;
      const [kind, handling] = getKind(id);
      const regions = await handling.getRegions(db, id);
      if (!regions) throw noSuchItem();
      callers.requireRegions(request, regions);
      if (kind === 'ending') callers.requireFresh(request);
      const caller = callers.of(request);
      await change(db, callers.actor(request), async (doing) => {
        const last = await lastEntryAbout(doing.tx, handling.getSubject(id));
        if (!last || isTooLate(last, clock())) throw nothingToUndo();
        if (decidedAs(last) === 'keeper' && caller.role !== 'keeper') throw onlyKeepers();
        if (!(await handling.undo(id, answeringBy(caller, doing)))) throw nothingToUndo();
      });
      if (kind === 'ending') await desk.refreshLiveDocument();
      return reply.code(204).send();
    },
  });
}

/** Changes what hikers see, or gives a badge. */
const publishes = (kind: QueueKind, answer: QueueAnswer): boolean => kind === 'ending' || answer === 'grant';

/** The log keeps the role in which an answer was given. */
const answeringBy = (caller: Caller, doing: Doing): Answering => ({
  ...doing,
  caller,
  note: (entry) => doing.note({ ...entry, detail: { ...entry.detail, as: caller.role } }),
});
const decidedAs = ({ detail }: AuditRow): unknown => JSON.parse(detail).as;

const isTooLate = ({ at }: AuditRow, now: Date): boolean =>
  now.getTime() - Date.parse(at) > deskLimits.undoMinutes * 60_000;

const nothingToUndo = () => new ApiError(409, 'queue_item_answered', 'There’s nothing to undo, or it’s too late.');
const onlyKeepers = () =>
  new ApiError(403, 'general_access_forbidden', 'A keeper decided this. Only a keeper can undo it.');
