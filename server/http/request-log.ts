/**
 * One line per API call. It has the route, never the raw URL, which may contain a code of the identity provider. It has
 * nothing from a body, a cookie or an account.
 */
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

export function addRequestLog(api: FastifyInstance, metrics: Metrics | undefined): void {
  api.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    metrics?.request(method, route, status, reply.elapsedTime / 1000);
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request completed');
  });
}
