import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { signedInPath, signInFailedPath, signInProvider } from '../../../domain/sign-in.ts';
import type { Clock } from '../../clock.ts';
import { cookie, readCookie } from '../../cookies.ts';
import type { Origins } from '../../origins.ts';
import { ApiError } from '../../plugins/errors.ts';
import { type Api, nothing, refusals } from '../../plugins/schemas.ts';
import type { Sessions } from '../../plugins/session.ts';
import { isUnavailable, type Store } from '../../store/open.ts';
import { countHit } from '../../store/upkeep.ts';
import type { IdentityProvider } from './provider.ts';
import { type FailureCode, finishSignIn, signInMinutes, startSignIn } from './service.ts';

type Needs = {
  store: Store;
  sessions: Sessions;
  origins: Origins;
  provider: IdentityProvider | undefined;
  clock: Clock;
  secureCookies: boolean;
};

const params = z.object({ provider: z.string() });
const returnTo = z.optional(z.string());
const startQuery = z.looseObject({
  success: returnTo.check(z.describe('Where to go then; on one of our origins.')),
  failure: returnTo.check(z.describe('Where to go when it fails; on one of our origins.')),
});

const browserCookie = 'nst_sign_in';
const cookiePath = '/v1/account/sessions/oauth2';
export const callbackPath = `${cookiePath}/callback/${signInProvider}`;
const startLimit = { most: 20, windowMs: 10 * 60_000 };

export function addSignInRoutes(api: Api, needs: Needs): void {
  const { store, sessions, origins, clock, secureCookies } = needs;

  const providerOf = ({ provider }: z.infer<typeof params>): IdentityProvider => {
    if (provider !== signInProvider) {
      throw new ApiError(400, 'project_provider_unsupported', `Sign-in is only with ${signInProvider}.`);
    }
    if (needs.provider) return needs.provider;
    const message = 'Sign-in is not set up on this server: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are missing.';
    throw new ApiError(412, 'project_provider_disabled', message);
  };

  const returnAddress = (request: FastifyRequest, name: string, given: string | undefined, usual: string) => {
    const base = origins.of(request);
    if (given === undefined || given === '') return new URL(usual, base).href;
    if (URL.canParse(given, base)) {
      const url = new URL(given, base);
      // Not alone by its origin: blob: addresses have one too.
      if (origins.isAllowed(url.origin) && url.href.startsWith(`${url.origin}/`)) return url.href;
    }
    throw new ApiError(400, 'general_argument_invalid', `${name}: expected an address on one of our own origins`);
  };

  const secretOf = (request: FastifyRequest) => {
    const secret = readCookie(request.headers.cookie, browserCookie);
    return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined;
  };

  api.route({
    method: 'GET',
    url: '/account/sessions/oauth2/:provider',
    config: { open: true },
    schema: {
      operationId: 'startSignIn',
      summary: 'Start a sign-in: goes to the identity provider',
      params,
      querystring: startQuery,
      response: { 302: nothing, ...refusals(400, 412, 429) },
    },
    async handler(request, reply) {
      const provider = providerOf(request.params);
      const success = returnAddress(request, 'success', request.query.success, signedInPath);
      const failure = returnAddress(request, 'failure', request.query.failure, signInFailedPath);

      const redirectUri = `${origins.of(request)}${callbackPath}`;
      const browserSecret = secretOf(request);
      try {
        await limitStarts(store, request.ip, clock);
        const started = await startSignIn(store, provider, clock, { redirectUri, success, failure, browserSecret });
        const options = { path: cookiePath, maxAgeSeconds: signInMinutes * 60, secure: secureCookies };
        reply.header('set-cookie', cookie(browserCookie, started.browserSecret, options));
        return reply.redirect(started.url.href, 302);
      } catch (error) {
        if (error instanceof ApiError) throw error;
        request.log.error({ reason: reasonOf(error) }, 'sign-in cannot start');
        const code = isUnavailable(error) ? 'server_unavailable' : 'provider_unreachable';
        return reply.redirect(failureUrl(failure, code), 302);
      }
    },
  });

  api.route({
    method: 'GET',
    url: '/account/sessions/oauth2/callback/:provider',
    config: { open: true },
    schema: {
      operationId: 'finishSignIn',
      summary: 'The identity provider sends visitors back to here',
      params,
      response: { 302: nothing, ...refusals(400, 412) },
    },
    async handler(request, reply) {
      const provider = providerOf(request.params);
      const query = request.raw.url?.split('?')[1] ?? '';
      const usualFailure = new URL(signInFailedPath, origins.of(request)).href;
      try {
        const finish = await finishSignIn(store, provider, clock, query, secretOf(request));
        if (finish.ok) {
          await sessions.start(request, reply, finish.userId);
          return reply.redirect(finish.target, 302);
        }
        if (finish.cause) request.log.warn({ reason: reasonOf(finish.cause) }, 'sign-in refused');
        return reply.redirect(failureUrl(finish.target ?? usualFailure, finish.code), 302);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        request.log.error({ reason: reasonOf(error) }, 'sign-in cannot finish');
        return reply.redirect(failureUrl(usualFailure, 'server_unavailable'), 302);
      }
    },
  });
}

/** By address, or by network where one visitor has millions; only a hash is kept, and only for the window. */
async function limitStarts(store: Store, address: string, clock: Clock): Promise<void> {
  const key = `sign-in ${createHash('sha256').update(networkOf(address)).digest('base64url')}`;
  const now = clock();
  const { hits, endsAt } = await countHit(store.db, key, now, startLimit.windowMs);
  if (hits <= startLimit.most) return;
  const seconds = Math.ceil((endsAt.getTime() - now.getTime()) / 1000);
  throw new ApiError(429, 'general_rate_limit_exceeded', 'Too many sign-ins from here. Try again in a while.', seconds);
}

/** The first half of an IPv6 address, written out; other addresses as they are. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [left = [], right] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - left.length - (right?.length ?? 0))).fill('0');
  return (right ? [...left, ...zeros, ...right] : left).slice(0, 4).join(':');
}

function failureUrl(target: string, code: FailureCode): string {
  const url = new URL(target);
  url.searchParams.set('error', code);
  return url.href;
}

/** Codes only: the messages of providers may hold what does not belong in a log. */
function reasonOf(error: unknown): string {
  if (isUnavailable(error)) return 'unavailable';
  const { name, code, error: oauthError } = (error ?? {}) as { name?: string; code?: string; error?: string };
  return [name, code, oauthError].filter((part) => typeof part === 'string').join(' ');
}
