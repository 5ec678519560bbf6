/** Liveness, readiness and metrics. */
import { healthSchema } from '../../../domain/wire/wire.ts';
import type { Traffic } from '../../http/closing.ts';
import type { Metrics } from '../../http/metrics.ts';
import type { Api } from '../../http/schemas.ts';
import { whyUnavailable } from '../../store/database-errors.ts';
import type { Store } from '../../store/open.ts';

const open = { open: true } as const;

/** A success is cached this long, because the check costs a durable write. A failure is retried at once. */
const freshMs = 1000;

type Needs = { version: string; store: Store; traffic: Traffic; metrics: Metrics | undefined; hasPages(): boolean };

export function addHealthRoutes(app: Api, { version, store, traffic, metrics, hasPages }: Needs): void {
  let last: { at: number; found: Promise<void> } | undefined;
  const ping = () => {
    const now = performance.now();
    if (!last || now - last.at > freshMs) {
      const asked = { at: now, found: store.ping() };
      last = asked;
      asked.found.catch(() => {
        if (last === asked) last = undefined;
      });
    }
    return last.found;
  };

  app.route({
    method: 'GET',
    url: '/healthz',
    config: open,
    schema: { operationId: 'getHealth', summary: 'Liveness', response: { 200: healthSchema } },
    async handler(_request, reply) {
      reply.header('cache-control', 'no-store');
      return { status: 'ok', version } as const;
    },
  });

  /** Load balancers ask every second: the log has the changes only. */
  let hasFailed = false;
  app.route({
    method: 'GET',
    url: '/readyz',
    config: open,
    schema: {
      operationId: 'getReadiness',
      summary: 'Readiness; 503 while the database is unavailable or the server is shutting down',
      response: { 200: healthSchema, 503: healthSchema },
    },
    async handler(request, reply) {
      reply.header('cache-control', 'no-store');
      const notReady = (reason: string) => reply.code(503).send({ status: 'unavailable', version, reason });
      if (traffic.stopping) return notReady('the server is shutting down');
      if (!hasPages()) return notReady('the pages are missing; run npm run build');
      try {
        await ping();
        if (hasFailed) request.log.info('readiness check succeeds again');
        hasFailed = false;
        return { status: 'ok', version } as const;
      } catch (error) {
        if (!hasFailed) request.log.warn({ err: error }, 'readiness check failed');
        hasFailed = true;
        return notReady(whyUnavailable(error) ?? 'the database is not responding');
      }
    },
  });

  if (!metrics) return;
  app.route({
    method: 'GET',
    url: '/metrics',
    handler: async (_request, reply) =>
      reply
        .type(metrics.contentType)
        .header('cache-control', 'no-store')
        .send(await metrics.text()),
  });
}
