/** The identity provider of this server, and what signing in needs besides its routes. */

import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Api } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';
import { makeDemoRoles } from './demo/roles.ts';
import type { ReturnAddresses } from './demo/server.ts';
import { makeLimits } from './limits.ts';
import { type Client, makeIdentityProvider } from './provider.ts';
import { addSignInRoutes, callbackPath } from './routes.ts';
import { makeStates } from './states.ts';

/** Undefined where nobody can sign in. */
export function chooseClient(
  app: FastifyInstance,
  { config: { identity, host }, origins }: Pick<Services, 'config' | 'origins'>,
): Client | undefined {
  if (identity === 'none') return undefined;
  if (identity !== 'demo') return { ...identity, issuer: () => identity.issuer };
  return demoClient(app, host, () => ({
    redirectUris: origins.ours().map((origin) => `${origin}${callbackPath}`),
    origins: origins.allowed(),
  }));
}

/** `secret` encrypts the state that travels to the provider and back. */
export function addSignIn(api: Api, services: Services, client: Client | undefined, secret: string): void {
  const { config, limiter, clock, fingerprint, rejectionDelayMs, metrics } = services;
  addSignInRoutes(api, {
    ...services,
    provider: client && makeIdentityProvider(client),
    states: makeStates(secret),
    limits: makeLimits(limiter, clock, fingerprint, rejectionDelayMs),
    secureCookies: config.behindTls,
    welcome: config.identity === 'demo' ? makeDemoRoles(services) : undefined,
    onEnd: (outcome) => metrics?.signIn(outcome),
  });
}

/** Issuer name of the demonstration provider's identities, independent of its port. */
export const knownAs = 'demo-identity';

/**
 * OpenID client of the demonstration provider, which starts lazily with the first sign-in.
 * @param returnTo called at the first sign-in: the port is known only once the server listens
 */
function demoClient(app: FastifyInstance, host: string, returnTo: () => ReturnAddresses): Client {
  const secrets = { clientId: 'demo', clientSecret: randomBytes(32).toString('hex') };
  const start = async () => {
    const { startDemoIdentity } = await import('./demo/server.ts'); // loaded lazily: a whole provider that no other server needs
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
