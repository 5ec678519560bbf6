/** The site as a client of its own demonstration of signing in, which starts with the first sign-in. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Client } from '../provider.ts';
import type { ReturnAddresses } from './server.ts';

/** Under which name its identities are kept, whatever its address. */
export const knownAs = 'demo-identity';

/** @param returnTo asked for at the first sign-in: only a listening server knows its port */
export function demoClient(app: FastifyInstance, host: string, returnTo: () => ReturnAddresses): Client {
  const secrets = { clientId: 'demo', clientSecret: randomBytes(32).toString('hex') };
  const start = async () => {
    const { startDemoIdentity } = await import('./server.ts'); // a whole provider, which no other server needs
    return startDemoIdentity(host.includes(':') ? host : '127.0.0.1', secrets, returnTo());
  };
  let started: ReturnType<typeof start> | undefined;
  app.addHook('onClose', async () => (await started)?.close());
  return {
    ...{ ...secrets, knownAs, alwaysAsk: true },
    issuer: async () => {
      started ??= start();
      return (await started).issuer;
    },
  };
}
