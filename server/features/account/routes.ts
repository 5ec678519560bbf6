import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { accountSchema, exportSchema, identityListSchema } from '../../../domain/wire/wire.ts';
import { sendAsIs } from '../../http/responses.ts';
import { type Api, nothing } from '../../http/schemas.ts';
import { expectedAccount } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { deleteUser } from '../../store/erase.ts';
import { endAllSessions } from '../../store/sessions.ts';
import { exportAll, getAccount, listIdentities } from './service.ts';

type Needs = Pick<Services, 'store' | 'sessions' | 'documents' | 'clock'>;

export function addAccountRoutes(api: Api, { store, sessions, documents, clock }: Needs): void {
  const oneAtATime = makeQueues();

  api.route({
    method: 'GET',
    url: '/account',
    schema: { operationId: 'getAccount', summary: 'The signed-in user', response: { 200: accountSchema } },
    handler: async (request) => getAccount(sessions.of(request)),
  });

  api.route({
    method: 'DELETE',
    url: '/account',
    schema: {
      operationId: 'deleteAccount',
      summary: 'Delete the account with all its data',
      querystring: expectedAccount,
      response: { 204: nothing },
    },
    async handler(request, reply) {
      await deleteUser(store.db, sessions.ofExpectedUser(request, request.query).user.id);
      await store.truncateWal();
      await sessions.end(request, reply);
      return reply.code(204).send();
    },
  });

  api.route({
    method: 'GET',
    url: '/account/identities',
    schema: {
      operationId: 'listIdentities',
      summary: 'The identity behind the account',
      response: { 200: identityListSchema },
    },
    async handler(request) {
      const identities = await listIdentities(store.db, sessions.of(request).user);
      return { total: identities.length, identities };
    },
  });

  api.route({
    method: 'GET',
    url: '/account/export',
    schema: {
      operationId: 'exportAccount',
      summary: 'Everything stored about the caller',
      response: { 200: exportSchema },
    },
    async handler(request, reply) {
      const signedIn = sessions.of(request);
      const text = oneAtATime(signedIn.user.id, () => exportAll(store.db, signedIn, documents, clock()));
      reply.header('content-disposition', 'attachment; filename="north-star-trails.json"');
      return sendAsIs(reply, 'application/json; charset=utf-8', Readable.from(text));
    },
  });

  api.route({
    method: 'DELETE',
    url: '/account/sessions',
    schema: {
      operationId: 'deleteSessions',
      summary: 'End every session of the caller',
      querystring: expectedAccount,
      response: { 204: nothing },
    },
    async handler(request, reply) {
      await endAllSessions(store.db, sessions.ofExpectedUser(request, request.query).user.id);
      await sessions.end(request, reply);
      return reply.code(204).send();
    },
  });

  api.route({
    method: 'DELETE',
    url: '/account/sessions/current',
    schema: {
      operationId: 'deleteSession',
      summary: 'End this session',
      querystring: z.object({
        session: z
          .optional(z.string())
          .check(z.describe('Only if it is still the one whose mark the hint cookie had.')),
      }),
      response: { 204: nothing },
    },
    async handler(request, reply) {
      await sessions.end(request, reply, request.query.session);
      return reply.code(204).send();
    },
  });
}

/** Serializes streams by key: the next starts when the previous one has ended or was aborted. */
export function makeQueues() {
  const last = new Map<string, Promise<void>>();

  return async function* oneAtATime<T>(key: string, begin: () => AsyncIterable<T>): AsyncGenerator<T> {
    const before = last.get(key);
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    last.set(key, ended);
    try {
      await before;
      yield* begin();
    } finally {
      end();
      if (last.get(key) === ended) last.delete(key);
    }
  };
}
