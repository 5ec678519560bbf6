import type { FastifyInstance } from 'fastify';
import type { BadgeDocuments } from '../../badge-document.ts';
import type { Clock } from '../../clock.ts';
import type { Sessions } from '../../plugins/session.ts';
import type { Store } from '../../store/open.ts';
import { endSessionsOf } from '../../store/sessions.ts';
import { deleteUser } from '../../store/users.ts';
import { accountOf, exportAll, listIdentities } from './service.ts';

type Needs = { store: Store; sessions: Sessions; documents: BadgeDocuments; clock: Clock };

export function addAccountRoutes(api: FastifyInstance, { store, sessions, documents, clock }: Needs): void {
  api.get('/account', async (request, reply) => accountOf(await sessions.require(request, reply)));

  api.get('/account/identities', async (request, reply) => {
    const { user } = await sessions.require(request, reply);
    const identities = await listIdentities(store.db, user);
    return { total: identities.length, identities };
  });

  api.delete('/account/sessions', async (request, reply) => {
    const { user } = await sessions.require(request, reply);
    await endSessionsOf(store.db, user.id);
    sessions.forget(reply);
    return reply.code(204).send();
  });

  api.delete('/account/sessions/current', async (request, reply) => {
    await sessions.require(request, reply);
    await sessions.end(request, reply);
    return reply.code(204).send();
  });

  api.get('/account/export', async (request, reply) => {
    const signedIn = await sessions.require(request, reply);
    reply.header('content-disposition', 'attachment; filename="north-star-trails.json"');
    return exportAll(store.db, signedIn, documents, clock());
  });

  api.delete('/account', async (request, reply) => {
    const { user } = await sessions.require(request, reply);
    await deleteUser(store.db, user.id);
    sessions.forget(reply);
    return reply.code(204).send();
  });
}
