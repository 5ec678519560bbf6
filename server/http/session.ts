/** Who is calling: opaque tokens in an HttpOnly cookie, and a readable hint beside it that holds no secret. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { dayMs, kept } from '../../domain/time/retention.ts';
import { sessionHintCookie } from '../../domain/wire/sign-in.ts';
import { meantUser } from '../../domain/wire/wire.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { makeBatches } from '../store/batches.ts';
import type { Store } from '../store/open.ts';
import { endSession, findSessions, type SignedIn, startSession } from '../store/sessions.ts';
import { cookie, readCookie, secretName } from './cookies.ts';
import { ApiError } from './errors.ts';

const lifetimeSeconds = (kept.sessionDays * dayMs) / 1000;

export const meantAccount = z.object({ userId: meantUser });

export type Sessions = {
  cookieName: string;
  /** Who is calling; every call below /v1 knows, unless its route is open. */
  of(request: FastifyRequest): SignedIn;
  /** Who is calling; refused where the call means somebody else's account. */
  ofMeant(request: FastifyRequest, meant: z.output<typeof meantAccount>): SignedIn;
  /** Answers 401, and forgets a cookie that opens nothing any more, where nobody is signed in. */
  require(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** A new token at every sign-in; the browser's old one ends. */
  start(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  forget(reply: FastifyReply): void;
};

export function makeSessions(store: Store, config: Config, clock: Clock): Sessions {
  const name = secretName(`a_session_${config.projectId}`, config.behindTls);
  const tokenOf = (request: FastifyRequest) => readCookie(request.headers.cookie, name);
  const setCookies = (reply: FastifyReply, token: string, hint: string, maxAgeSeconds: number) => {
    const options = { maxAgeSeconds, secure: config.behindTls };
    reply.header('set-cookie', cookie(name, token, options));
    reply.header('set-cookie', cookie(sessionHintCookie, hint, { ...options, readable: true }));
  };
  const forget = (reply: FastifyReply) => setCookies(reply, '', '', 0);
  const find = makeBatches({
    run: (tokens: string[]) => findSessions(store.db, tokens, clock()),
    most: 100,
    lanes: store.lanes,
    mayRetryAlone: () => false,
  });

  const callers = new WeakMap<FastifyRequest, SignedIn>();
  const of = (request: FastifyRequest) => {
    const caller = callers.get(request);
    if (!caller) throw new Error('an open route does not know who is calling');
    return caller;
  };

  return {
    cookieName: name,
    forget,
    of,
    ofMeant(request, { userId }) {
      const caller = of(request);
      if (userId !== undefined && userId !== caller.user.id) throw somebodyElse();
      return caller;
    },
    async require(request, reply) {
      const token = tokenOf(request);
      const signedIn = token ? await find(token) : undefined;
      if (signedIn) return void callers.set(request, signedIn);
      if (token || readCookie(request.headers.cookie, sessionHintCookie)) forget(reply);
      throw signedOut();
    },
    async start(request, reply, userId) {
      const old = tokenOf(request);
      if (old) await endSession(store.db, old);
      const now = clock();
      const token = await startSession(store.db, userId, now, new Date(now.getTime() + lifetimeSeconds * 1000));
      setCookies(reply, token, '1', lifetimeSeconds);
    },
    async end(request, reply) {
      const token = tokenOf(request);
      if (token) await endSession(store.db, token);
      forget(reply);
    },
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also for visitors who are not signed in. */
    open?: boolean;
  }
}

/** Private unless a route says otherwise: forgetting to think of it refuses strangers. */
export function addSessionCheck(api: FastifyInstance, sessions: Sessions): void {
  api.addHook('onRoute', (route) => {
    if (!route.config?.open) route.onRequest = [sessions.require, ...[route.onRequest ?? []].flat()];
  });
}

const somebodyElse = () =>
  new ApiError(403, 'user_unauthorized', 'userId: somebody else is signed in. Nothing was changed.');

export const signedOut = () =>
  new ApiError(401, 'general_unauthorized_scope', 'Nobody is signed in here (role: guests). Sign in first.');
