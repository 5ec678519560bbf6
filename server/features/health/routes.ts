/** For whoever watches over the server: is it alive, can it work, how is it doing. */
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../metrics.ts';
import { isUnavailable, type Store } from '../../store/open.ts';

export function addHealthRoutes(app: FastifyInstance, store: Store, metrics: Metrics | undefined): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await store.ping();
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'database not ready');
      const reason = isUnavailable(error) ? 'the database cannot be reached' : 'the database does not answer';
      return reply.code(503).send({ status: 'unavailable', reason });
    }
  });

  if (metrics) {
    app.get('/metrics', async (_request, reply) =>
      reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store').send(metrics.text()),
    );
  }
}
