/**
 * The demonstration of signing in, for a newcomer on their own machine. It lets anybody in under any name, so it refuses
 * to exist anywhere else: not on another interface, not behind a proxy, not for a request that came by another name.
 */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { visibleName } from '../../../../domain/badge/display-name.ts';
import { homePath } from '../../../../domain/wire/not-found.ts';
import { isLoopback } from '../../../config.ts';
import { type SecurityOptions, securityHeaders } from '../../../site/security-headers.ts';
import { longestSubject } from '../provider.ts';
import { demoPath } from './names.ts';
import { signInPage, style } from './page.ts';
import { accountIdOf, createProvider, type DemoClient } from './provider.ts';

const interactionPath = `${demoPath}/sign-in`;

export type DemoOptions = {
  host: string;
  origin: () => string;
  client: Omit<DemoClient, 'redirectUris'>;
  /** Where visitors may be sent back to. */
  redirectUris: () => string[];
  /** Where they may be led from there. */
  returnOrigins: () => string[];
  security: SecurityOptions;
};

export async function demoIdentityPlugin(app: FastifyInstance, options: DemoOptions): Promise<void> {
  if (!isLoopback(options.host)) throw new Error('The demonstration of signing in only exists on loopback.');

  // Made at the first request: only a listening server knows its port.
  let made: Provider | undefined;
  const provider = () => {
    const client = { ...options.client, redirectUris: options.redirectUris() };
    made ??= createProvider(`${options.origin()}${demoPath}`, client, interactionPath);
    return made;
  };

  app.addHook('onRequest', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.redirect(homePath, 302);
    // A policy knows no IPv6 addresses; whoever uses one is on the page's own origin anyway.
    const formTargets = options.returnOrigins().filter((origin) => !origin.includes('['));
    reply.headers(securityHeaders(options.security, { styles: [style], formTargets }));
    reply.header('cache-control', 'no-store');
  });

  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });

    pages.get(`${interactionPath}/:uid`, async (_request, reply) => reply.type('text/html').send(signInPage()));

    pages.post<{ Body: { name?: string; answer?: string } | undefined }>(
      `${interactionPath}/:uid`,
      async (request, reply) => {
        const name = visibleName(request.body?.name ?? '', 80);
        const canceled = request.body?.answer === 'cancel';
        if (!name && !canceled) {
          return reply.code(400).type('text/html').send(signInPage('Write a name, any will do.'));
        }
        if (accountIdOf(name).length > longestSubject) {
          return reply.code(400).type('text/html').send(signInPage('Write a shorter name.'));
        }
        const result = canceled
          ? { error: 'access_denied' }
          : { login: { accountId: accountIdOf(name), remember: false } };
        const next = await provider().interactionResult(request.raw, reply.raw, result);
        return reply.redirect(next, 303);
      },
    );
  });

  await app.register(async (endpoints) => {
    // The provider reads its own bodies.
    endpoints.removeAllContentTypeParsers();
    endpoints.addContentTypeParser('*', (_request, _payload, done) => done(null));
    endpoints.all(`${demoPath}/*`, (request, reply) => {
      reply.hijack();
      // From the two addresses the provider learns under which path it is mounted.
      const originalUrl = request.raw.url ?? '';
      const raw = Object.assign(request.raw, { originalUrl, url: originalUrl.slice(demoPath.length) });
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value);
      provider().callback()(raw, reply.raw);
    });
  });
}

const forwarding = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * From a browser on this machine, as far as a request can show it. A proxy that hides itself, a bare proxy_pass, speaks
 * HTTP/1.0 and gives its own name as Host; behind any other, the visitor's browser still says where it thinks it is.
 */
function isFromThisMachine({ headers, raw }: FastifyRequest): boolean {
  const peer = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const places = [`http://${headers.host}`, headers.origin].filter((place) => place !== undefined);
  return (
    isLoopback(peer) &&
    raw.httpVersion !== '1.0' &&
    places.every((place) => URL.canParse(place) && isLoopback(new URL(place).hostname)) &&
    !Object.keys(headers).some((name) => forwarding.test(name))
  );
}
