/** OpenID client of the demonstration provider, which starts lazily with the first sign-in. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Client } from '../provider.ts';
import type { ReturnAddresses } from './server.ts';

/** Issuer name of its identities, independent of its port. */
export const knownAs = 'demo-identity';

/** @param returnTo called at the first sign-in: the port is known only once the server listens */
export function demoClient(app: FastifyInstance, host: string, returnTo: () => ReturnAddresses): Client {
  const secrets = { clientId: 'demo', clientSecret: randomBytes(32).toString('hex') };
  const start = async () => {
    const { startDemoIdentity } = await import('./server.ts'); // loaded lazily: a whole provider that no other server needs
    return startDemoIdentity(host.includes(':') ? host : '127.0.0.1', secrets, returnTo());
  };
  let started: ReturnType<typeof start> | undefined;
  app.addHook('onClose', async () => (await started)?.close());
  return {
    ...secrets,
    knownAs,
    alwaysAsk: true,
    issuer: async () => {
      started ??= start();
      return (await started).issuer;
    },
  };
}
