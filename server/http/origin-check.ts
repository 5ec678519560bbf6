/** CORS, and the Origin check on every call that changes something. */
import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors.ts';
import type { Origins } from './origins.ts';

const allowedHeaders = [
  'accept',
  'content-type',
  'x-appwrite-project',
  'x-appwrite-response-format',
  'x-fallback-cookies',
  'x-sdk-language',
  'x-sdk-name',
  'x-sdk-platform',
  'x-sdk-version',
];
const readingMethods = ['GET', 'HEAD'];

export function addOriginCheck(api: FastifyInstance, origins: Origins): void {
  api.addHook('onRequest', async (request, reply) => {
    reply.headers({ vary: 'origin', 'cache-control': 'no-store' });
    const { origin } = request.headers;
    const allowed = origin !== undefined && origins.isAllowed(origin);
    if (allowed) {
      reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' });
    }
    const foreign = origin === undefined ? request.headers['sec-fetch-site'] === 'cross-site' : !allowed;
    const changing = !readingMethods.includes(request.method);
    if (foreign && changing) {
      throw new ApiError(403, 'general_access_forbidden', 'Pages of this origin may not call this server.');
    }
  });

  api.options('/*', { config: { open: true }, schema: { hide: true } }, async (_request, reply) => {
    reply.headers({
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': allowedHeaders.join(', '),
      'access-control-max-age': '600',
    });
    return reply.code(204).send();
  });
}
