/** The queue: open items for stewards, each answered with one tap and undone with another. */
import * as z from 'zod/mini';
import {
  answeredSchema,
  answerSchema,
  type QueueItem,
  type QueueKind,
  queueAnswers,
  queueKinds,
  queueSchema,
} from '../../../domain/live/desk.ts';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/errors.ts';
import { type Api, nothing, refusals } from '../../http/schemas.ts';
import { change, lastEntryAbout } from '../../store/audit.ts';
import type { Store } from '../../store/open.ts';
import type { Caller, Callers } from './callers.ts';
import type { Kind, Kinds } from './queue/kind.ts';

type Needs = { store: Store; callers: Callers; kinds: Kinds; clock: Clock; refreshNow(): Promise<void> };

const params = z.object({ id: z.string().check(z.regex(/^[a-z]+:[\w.-]{1,200}$/, 'expected the id of an item')) });

export function addQueueRoutes(desk: Api, { store, callers, kinds, clock, refreshNow }: Needs): void {
  const { db } = store;
  const kindOf = (id: string): [QueueKind, Kind] => {
    const kind = queueKinds.find((one) => id.startsWith(`${one}:`));
    const handling = kind && kinds[kind];
    if (!handling) throw noSuchItem();
    return [kind, handling];
  };

  async function itemsFor(caller: Caller): Promise<QueueItem[]> {
    const lists: QueueItem[][] = [];
    for (const kind of queueKinds) lists.push((await kinds[kind]?.items(db, caller, clock())) ?? []);
    return lists.flat();
  }

  desk.route({
    method: 'GET',
    url: '/queue',
    config: { role: 'reader' },
    schema: {
      operationId: 'readQueue',
      summary: 'The open items, by kind, oldest first',
      response: { 200: queueSchema, ...refusals(403, 404) },
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
      response: { 200: answeredSchema, ...refusals(404, 409) },
    },
    async handler(request) {
      const { answer, words = '' } = request.body;
      const { id } = request.params;
      const [kind, handling] = kindOf(id);
      const seen = await lastEntryAbout(db, id);
      const item = (await handling.items(db, callers.of(request), clock())).find((one) => one.id === id);
      if (!item) throw noSuchItem();
      if (!item.mayAnswer) throw callers.forbidden();
      const known: readonly string[] = queueAnswers[kind];
      if (!known.includes(answer))
        throw new ApiError(400, 'general_argument_invalid', `answer: expected ${known.join(', ')}`);
      if (kind === 'ending') callers.requireFresh(request);
      const done = await change(db, callers.actor(request), async (doing) => {
        const isAsSeen = (await lastEntryAbout(doing.tx, id))?.seq === seen?.seq;
        return isAsSeen && handling.answer(item, { answer, words }, doing);
      });
      if (!done) throw answered();
      if (kind === 'ending') await refreshNow();
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
      response: { 204: nothing, ...refusals(404, 409) },
    },
    async handler(request, reply) {
      const { id } = request.params;
      const [kind, handling] = kindOf(id);
      const regions = await handling.regionsOf(db, id);
      if (!regions) throw noSuchItem();
      callers.requireRegions(request, regions);
      if (kind === 'ending') callers.requireFresh(request);
      const done = await change(db, callers.actor(request), (doing) => handling.undo(id, doing));
      if (!done) throw new ApiError(409, 'queue_item_answered', 'There’s nothing to undo, or it’s too late.');
      if (kind === 'ending') await refreshNow();
      return reply.code(204).send();
    },
  });
}

const noSuchItem = () => new ApiError(404, 'queue_item_not_found', 'That item isn’t in the queue anymore.');
const answered = () => new ApiError(409, 'queue_item_answered', 'Someone else answered this in the meantime.');
