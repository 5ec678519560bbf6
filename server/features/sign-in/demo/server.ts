/**
 * The demonstration of signing in, for a newcomer on their own machine. It lets anyone in under any name, so it is not part of
 * the site: it listens on its own loopback port. A proxy or tunnel in front of the site forwards the site's port and
 * cannot reach this one, whatever it hides.
 */
import Fastify from 'fastify';
import type Provider from 'oidc-provider';
import { visibleName } from '../../../../domain/wire/visible-text.ts';
import { hashSource, securityHeaders } from '../../../site/security-headers.ts';
import { longestSubject } from '../provider.ts';
import { signInPage, style } from './page.ts';
import { createProvider, type DemoClient, getAccountId } from './provider.ts';
import { demoPeople } from './roles.ts';

export type ReturnAddresses = {
  /** Allowed redirect URIs. */
  redirectUris: string[];
  /** Where they may be led from there. */
  origins: string[];
};

const signInPath = '/demo-identity';

/** @param host an address of loopback */
export async function startDemoIdentity(
  host: string,
  secrets: Omit<DemoClient, 'redirectUris'>,
  { redirectUris, origins }: ReturnAddresses,
) {
  const app = Fastify({ forceCloseConnections: true });
  let provider: Provider; // needs to know its own address
  let ownHost = '';
  // A content security policy cannot name IPv6 addresses.
  const formTargets = origins.map((origin) => (origin.includes('[') ? 'http:' : origin));
  const headers = securityHeaders(
    { behindTls: false, analyticsOrigins: [], inline: { scripts: [], styles: [hashSource(style)] } },
    formTargets,
  );

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'cache-control': 'no-store' });
    // Against DNS rebinding: a foreign host name may resolve to this address.
    if (request.headers.host !== ownHost) return reply.callNotFound();
  });

  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });

    pages.get(`${signInPath}/:uid`, async (_request, reply) => reply.type('text/html').send(signInPage()));

    pages.post<{ Body: { name?: string; answer?: string } | undefined }>(
      `${signInPath}/:uid`,
      async (request, reply) => {
        const { answer = '', name: written = '' } = request.body ?? {};
        const name = demoPeople[answer]?.name ?? visibleName(written, 80);
        const canceled = answer === 'cancel';
        if (!name && !canceled) {
          return reply.code(400).type('text/html').send(signInPage('Write a name, any will do.'));
        }
        if (getAccountId(name).length > longestSubject) {
          return reply.code(400).type('text/html').send(signInPage('Write a shorter name.'));
        }
        const result = canceled
          ? { error: 'access_denied' }
          : { login: { accountId: getAccountId(name), remember: false } };
        const next = await provider.interactionResult(request.raw, reply.raw, result);
        return reply.redirect(next, 303);
      },
    );
  });

  await app.register(async (endpoints) => {
    // The provider parses request bodies itself.
    endpoints.removeAllContentTypeParsers();
    endpoints.addContentTypeParser('*', (_request, _payload, done) => done(null));
    endpoints.all('/*', (request, reply) => {
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value);
      provider.callback()(request.raw, reply.raw);
    });
  });

  const issuer = await app.listen({ host, port: 0 });
  ownHost = new URL(issuer).host;
  provider = createProvider(issuer, { ...secrets, redirectUris }, signInPath);
  return { issuer, close: () => app.close() };
}
