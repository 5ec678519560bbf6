/** Our origins: their pages may call the API, and sign-in may redirect to them. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Config, isLoopback } from '../config.ts';
import { ApiError } from './errors.ts';

export type Origins = {
  isAllowed(origin: string): boolean;
  /** The origin of this request. */
  of(request: FastifyRequest): string;
  /** Our origins, as far as known without a request. */
  own(): string;
  ours(): string[];
  /** Ours, and the allowed origins of others. */
  allowed(): string[];
};

export function makeOrigins(app: FastifyInstance, config: Config): Origins {
  const port = () => {
    const address = app.server.address();
    return address && typeof address === 'object' ? address.port : config.port;
  };
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const own = () => config.publicUrl ?? `http://${host}:${port()}`;
  let last = { own: '', ours: [] as string[] };
  const ours = () => {
    if (last.own !== own()) last = { own: own(), ours: withLoopbackNames(own()) };
    return last.ours;
  };
  const allowed = () => [...ours(), ...config.allowedOrigins];
  return {
    own,
    ours,
    allowed,
    isAllowed: (origin) => allowed().includes(origin),
    of: (request) => {
      const visited = `http://${request.headers.host}`;
      return ours().includes(visited) ? visited : own();
    },
  };
}

function withLoopbackNames(origin: string): string[] {
  const { hostname, port } = new URL(origin);
  if (!isLoopback(hostname)) return [origin];
  return [origin, ...['127.0.0.1', 'localhost', '[::1]'].map((name) => `http://${name}:${port}`)];
}

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

/** CORS, and the Origin check on every call that changes something. */
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
