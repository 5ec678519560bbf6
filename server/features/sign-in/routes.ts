/** Signing in: to the identity provider and back. A visitor's navigation to these URLs always ends on a page. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { retention } from '../../../domain/time/retention.ts';
import {
  blockedReasonCookie,
  failureParameter,
  type SignInFailure,
  signedInPath,
  signInFailedPath,
  signInProvider,
} from '../../../domain/wire/sign-in.ts';
import type { ErrorType } from '../../../domain/wire/wire.ts';
import type { Clock } from '../../clock.ts';
import { cookie, readCookie, secretName } from '../../http/cookies.ts';
import { ApiError } from '../../http/errors.ts';
import type { Origins } from '../../http/origins.ts';
import { type Api, nothing, rejections } from '../../http/schemas.ts';
import type { Sessions } from '../../http/session.ts';
import { isUnavailable } from '../../store/database-errors.ts';
import type { Store } from '../../store/open.ts';
import type { Limits } from './limits.ts';
import { getReason, type IdentityProvider, ProviderFault } from './provider.ts';
import { finishSignIn, startSignIn, type Welcome } from './service.ts';
import type { States } from './states.ts';

type Needs = {
  store: Store;
  sessions: Sessions;
  origins: Origins;
  provider: IdentityProvider | undefined;
  states: States;
  limits: Limits;
  clock: Clock;
  secureCookies: boolean;
  welcome?: Welcome | undefined;
  /** Called once per start and per callback. */
  onEnd(outcome: 'signed_in' | SignInFailure): void;
};

const params = z.object({ provider: z.string() });
const returnTo = z.optional(z.union([z.string(), z.array(z.string())]));
const startQuery = z.looseObject({
  success: returnTo.check(z.describe('Where to go then; on one of our origins.')),
  failure: returnTo.check(z.describe('Where to go when it fails; on one of our origins.')),
});

/** It travels to the provider and back, in the URL. */
const longestReturn = 1000;

export const callbackPath = `/v1/account/sessions/oauth2/callback/${signInProvider}`;

/** Refused before it starts: API clients get an error, visitors are redirected to a page that says what to do. */
class Rejected extends ApiError {
  readonly failure: SignInFailure;
  constructor(failure: SignInFailure, status: number, type: ErrorType, message: string, retryAfterSeconds?: number) {
    super(status, type, message, retryAfterSeconds);
    this.failure = failure;
  }
}

export function addSignInRoutes(api: Api, needs: Needs): void {
  const { sessions, origins, secureCookies } = needs;
  const browserCookie = secretName('nst_sign_in', secureCookies);

  api.route({
    method: 'GET',
    url: '/account/sessions/oauth2/:provider',
    config: { open: true },
    schema: {
      operationId: 'startSignIn',
      summary: 'Start a sign-in: redirects to the identity provider',
      params,
      querystring: startQuery,
      response: { 302: nothing, ...rejections(400, 403, 412, 429) },
    },
    async handler(request, reply) {
      let failure: URL | undefined;
      try {
        const { query } = request;
        failure = returnAddress(request, 'failure', query.failure);
        const success = returnAddress(request, 'success', query.success) ?? ownPage(request, signedInPath);
        const provider = getProvider(request.params);
        await checkStart(request);
        const started = await startSignIn(needs, provider, {
          redirectUri: ownPage(request, callbackPath).href,
          success: success.href,
          failure: (failure ?? ownPage(request, signInFailedPath)).href,
          browserSecret: getSecret(request),
        });
        const options = { maxAgeSeconds: retention.signInMinutes * 60, secure: secureCookies };
        reply.header('set-cookie', cookie(browserCookie, started.browserSecret, options));
        return reply.redirect(started.url.href, 302);
      } catch (error) {
        return fail(request, reply, error, failure);
      }
    },
  });

  api.route({
    method: 'GET',
    url: '/account/sessions/oauth2/callback/:provider',
    config: { open: true },
    schema: {
      operationId: 'finishSignIn',
      summary: 'The callback of the identity provider',
      params,
      response: { 302: nothing, ...rejections(400, 412) },
    },
    async handler(request, reply) {
      let failure: URL | undefined;
      try {
        const provider = getProvider(request.params);
        const callback = ownPage(request, callbackPath);
        callback.search = request.raw.url?.split('?')[1] ?? '';
        const browserSecret = getSecret(request);
        const finish = await finishSignIn(needs, provider, { callback, address: request.ip, browserSecret });
        if (finish.ok) {
          await sessions.start(request, reply, finish.userId);
          needs.onEnd('signed_in');
          return reply.redirect(finish.target, 302);
        }
        failure = finish.target ? new URL(finish.target) : undefined;
        if (finish.cause) throw finish.cause;
        if (finish.blockedReason) {
          const options = { maxAgeSeconds: retention.signInMinutes * 60, secure: secureCookies, readable: true };
          reply.header('set-cookie', cookie(blockedReasonCookie, encodeURIComponent(finish.blockedReason), options));
        }
        return toFailure(request, reply, finish.code, failure);
      } catch (error) {
        return fail(request, reply, error, failure);
      }
    },
  });

  const getSecret = (request: FastifyRequest): string | undefined => {
    const secret = readCookie(request.headers.cookie, browserCookie);
    return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined;
  };

  const ownPage = (request: FastifyRequest, path: string) => new URL(path, origins.of(request));

  function getProvider({ provider }: z.infer<typeof params>): IdentityProvider {
    if (provider !== signInProvider) {
      throw new Rejected('bad_request', 400, 'project_provider_unsupported', `Sign-in is only with ${signInProvider}.`);
    }
    if (needs.provider) return needs.provider;
    const message = 'Sign-in is not set up on this server: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are missing.';
    throw new Rejected('not_set_up', 412, 'project_provider_disabled', message);
  }

  function returnAddress(request: FastifyRequest, name: string, given: z.infer<typeof returnTo>): URL | undefined {
    if (given === undefined || given === '') return undefined;
    const base = origins.of(request);
    if (typeof given === 'string' && URL.canParse(given, base)) {
      const url = new URL(given, base);
      // The origin alone is not enough: blob: URLs have one too.
      const isOurs = origins.isAllowed(url.origin) && url.href.startsWith(`${url.origin}/`);
      if (isOurs && url.href.length <= longestReturn) return url;
    }
    const message = `${name}: expected an address on one of our own origins, of at most ${longestReturn} characters`;
    throw new Rejected('bad_request', 400, 'general_argument_invalid', message);
  }

  /** An image or frame of a foreign page is not a visitor and is not counted. */
  async function checkStart(request: FastifyRequest): Promise<void> {
    const destination = request.headers['sec-fetch-dest'];
    // A navigation through a service worker may have the destination 'empty'.
    const goesThere = destination === 'empty' && isNavigation(request);
    if (destination !== undefined && destination !== 'document' && !goesThere) {
      throw new Rejected('bad_request', 403, 'general_access_forbidden', 'A sign-in is a page to go to.');
    }
    const seconds = await needs.limits.waitToStart(request.ip);
    if (seconds === undefined) return;
    const message = 'Too many sign-ins from here. Try again in a few minutes.';
    throw new Rejected('too_many_sign_ins', 429, 'general_rate_limit_exceeded', message, seconds);
  }

  function fail(request: FastifyRequest, reply: FastifyReply, error: unknown, failure: URL | undefined) {
    if (error instanceof Rejected) {
      if (!isNavigation(request)) {
        needs.onEnd(error.failure);
        throw error;
      }
      return toFailure(request, reply, error.failure, failure);
    }
    if (error instanceof ProviderFault) {
      request.log.warn({ reason: getReason(error.cause) }, 'identity provider failed');
      return toFailure(request, reply, error.code, failure);
    }
    request.log.error({ err: error, route: request.routeOptions.url }, 'sign-in failed');
    return toFailure(request, reply, isUnavailable(error) ? 'server_unavailable' : 'server_error', failure);
  }

  /** Redirects to the client's URL, or to our own page. */
  function toFailure(request: FastifyRequest, reply: FastifyReply, code: SignInFailure, failure: URL | undefined) {
    needs.onEnd(code);
    const own = ownPage(request, signInFailedPath);
    const isOwn = failure === undefined || failure.href === own.href;
    const target = failure ?? own;
    target.searchParams.set(isOwn ? failureParameter : 'error', code);
    return reply.redirect(target.href, 302);
  }
}

/** From Sec-Fetch-Mode; older browsers, and Firefox behind our own service worker, are recognized by their Accept header. */
function isNavigation({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-mode': mode = 'same-origin', accept = '' } = headers;
  return mode === 'same-origin' ? accept.includes('text/html') : mode === 'navigate';
}
