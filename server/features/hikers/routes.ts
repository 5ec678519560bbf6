/** Companions of an account: a nickname, a color, and the badges of each. */
import * as z from 'zod/mini';
import { hikerLimits } from '../../../domain/badge/hikers.ts';
import {
  changeHikerRequestSchema,
  createHikerRequestSchema,
  hikerListSchema,
  hikerSchema,
} from '../../../domain/wire/wire.ts';
import { ApiError } from '../../http/errors.ts';
import { hikerResponse } from '../../http/responses.ts';
import { type Api, nothing, rejections } from '../../http/schemas.ts';
import { expectedAccount, signedOut } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { badgesOfFamily } from '../../store/badges.ts';
import { deleteHiker } from '../../store/erase.ts';
import { addHiker, changeHiker, getHikers } from '../../store/hikers.ts';

type Needs = Pick<Services, 'store' | 'sessions' | 'documents' | 'limiter' | 'clock'>;

/** Rate limit per account: enough to add a whole family and edit each. */
export const hikerChanges = { key: 'changes', noun: 'changes', most: 60, minutes: 10 } as const;

const oneHiker = z.object({ hikerId: z.uuid() });

const sameName = () => new ApiError(409, 'hiker_already_exists', 'name: another of your hikers has that name.');
const unknown = () => new ApiError(404, 'hiker_not_found', 'Your account has no such hiker.');
const tooMany = () =>
  new ApiError(
    409,
    'hiker_limit_exceeded',
    `An account can have at most ${hikerLimits.others} hikers besides its owner.`,
  );

export function addHikerRoutes(api: Api, { store, sessions, documents, limiter, clock }: Needs): void {
  const count = (userId: string) => limiter.takeForAccount(userId, hikerChanges);

  api.route({
    method: 'GET',
    url: '/hikers',
    schema: {
      operationId: 'listHikers',
      summary: 'The hikers of the account other than its owner, with their badges',
      querystring: expectedAccount,
      response: { 200: hikerListSchema, ...rejections(403) },
    },
    async handler(request) {
      const { id } = sessions.ofExpectedUser(request, request.query).user;
      const rows = await getHikers(store.db, id);
      const badges = rows.length > 0 ? await badgesOfFamily(store.db, id) : [];
      const hikers = rows.map((row) => ({
        ...hikerResponse(row),
        badges: badges.filter((badge) => badge.hiker_id === row.id).map(documents.of),
      }));
      return { total: hikers.length, hikers };
    },
  });

  api.route({
    method: 'POST',
    url: '/hikers',
    schema: {
      operationId: 'createHiker',
      summary: 'Add a hiker to the account',
      querystring: expectedAccount,
      body: createHikerRequestSchema,
      response: { 201: hikerSchema, ...rejections(409, 429) },
    },
    async handler(request, reply) {
      const { user } = sessions.ofExpectedUser(request, request.query);
      await count(user.id);
      const added = await addHiker(store.db, user.id, request.body, clock());
      if (added === 'gone') throw signedOut();
      if (added === 'too-many') throw tooMany();
      if (added === 'same-name') throw sameName();
      return reply.code(201).send(hikerResponse(added));
    },
  });

  api.route({
    method: 'PUT',
    url: '/hikers/:hikerId',
    schema: {
      operationId: 'changeHiker',
      summary: 'Change the name or color of a hiker',
      params: oneHiker,
      querystring: expectedAccount,
      body: changeHikerRequestSchema,
      response: { 200: hikerSchema, ...rejections(404, 409, 429) },
    },
    async handler(request) {
      const { user } = sessions.ofExpectedUser(request, request.query);
      await count(user.id);
      const id = request.params.hikerId.toLowerCase();
      const changed = await changeHiker(store.db, user.id, id, request.body);
      if (changed === 'same-name') throw sameName();
      if (!changed) throw unknown();
      return hikerResponse(changed);
    },
  });

  api.route({
    method: 'DELETE',
    url: '/hikers/:hikerId',
    schema: {
      operationId: 'deleteHiker',
      summary: 'Remove a hiker with all their data',
      params: oneHiker,
      querystring: expectedAccount,
      response: { 204: nothing, ...rejections(404, 429) },
    },
    async handler(request, reply) {
      const { user } = sessions.ofExpectedUser(request, request.query);
      await count(user.id);
      const id = request.params.hikerId.toLowerCase();
      if (!(await deleteHiker(store.db, user.id, id))) throw unknown();
      await store.truncateWal();
      return reply.code(204).send();
    },
  });
}
