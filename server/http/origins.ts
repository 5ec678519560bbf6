/** Our origins: their pages may call the API, and sign-in may redirect to them. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Config, isLoopback } from '../config.ts';

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
  const ours = () => {
    const { hostname, port: visited } = new URL(own());
    if (!isLoopback(hostname)) return [own()];
    return [own(), ...['127.0.0.1', 'localhost', '[::1]'].map((name) => `http://${name}:${visited}`)];
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
