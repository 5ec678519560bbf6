/**
 * Sessions: opaque tokens in an HttpOnly cookie, and a readable hint cookie without a secret.
 *
 * Browsers apply Set-Cookie in the order in which responses arrive, so a late reply (a 401, a sign-out) could remove the cookie of a
 * newer session. Each session therefore has its own cookie name, and a response removes only the cookies that its request sent.
 * The hint has one name, and no response removes it: pages do, if it still has the same mark.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { dayMs, retention } from '../../domain/time/retention.ts';
import { commonMark, sessionHintCookie } from '../../domain/wire/sign-in.ts';
import { expectedUser } from '../../domain/wire/wire.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { makeBatches } from '../store/batches.ts';
import type { Store } from '../store/open.ts';
import { endSessions, findSessions, type SignedIn, startSession, toHash } from '../store/sessions.ts';
import { cookie, readCookies, secretName } from './cookies.ts';
import { ApiError } from './errors.ts';

const lifetimeSeconds = (retention.sessionDays * dayMs) / 1000;

export const expectedAccount = z.object({ userId: expectedUser });

/** Without a mark, for API clients. */
export const getSessionCookie = ({ projectId, behindTls }: Pick<Config, 'projectId' | 'behindTls'>): string =>
  secretName(`a_session_${projectId}`, behindTls);

/** Identifies a session without granting access. */
export const toMark = (token: string): string => toHash(token).slice(0, 12);

export type Sessions = {
  /** The caller; set for every call below /v1 unless its route is open. */
  of(request: FastifyRequest): SignedIn;
  /** The caller; throws if the request expects another account. */
  ofExpectedUser(request: FastifyRequest, expected: z.output<typeof expectedAccount>): SignedIn;
  /** Answers 401 without a valid session, and removes invalid cookies. */
  require(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Creates a new token at every sign-in and ends the browser's old session. */
  start(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void>;
  /** Ends the sessions of this browser, or the one with that mark, and removes their cookies. */
  end(request: FastifyRequest, reply: FastifyReply, mark?: string): Promise<void>;
  /** Number of pending session lookups. */
  waiting(): number;
};

export function makeSessions(store: Store, config: Config, clock: Clock): Sessions {
  const plainName = getSessionCookie(config);
  const getName = (mark: string) => (mark === commonMark ? plainName : `${plainName}_${mark}`);
  const write = (reply: FastifyReply, name: string, value: string, maxAgeSeconds: number, readable = false) =>
    reply.header('set-cookie', cookie(name, value, { maxAgeSeconds, readable, secure: config.behindTls }));

  /** Only cookies of this server: the name is derived from the token. */
  const carriedBy = ({ headers }: FastifyRequest) =>
    readCookies(headers.cookie)
      .filter(({ name, value }) => value && name.startsWith(plainName))
      .map(({ name, value: token }) => ({ name, token, mark: name === plainName ? commonMark : toMark(token) }))
      .filter(({ name, mark }) => name === getName(mark));

  const end = async (reply: FastifyReply, carried: ReturnType<typeof carriedBy>) => {
    await endSessions(
      store.db,
      carried.map(({ token }) => token),
    );
    for (const { name } of carried) write(reply, name, '', 0);
  };
  const find = makeBatches({
    run: (tokens: string[]) => findSessions(store.db, tokens, clock()),
    most: 100,
    lanes: store.lanes,
    mayRetryAlone: () => false,
  });

  const callers = new WeakMap<FastifyRequest, SignedIn>();
  const of = (request: FastifyRequest) => {
    const caller = callers.get(request);
    if (!caller) throw new Error('an open route has no caller');
    return caller;
  };

  return {
    waiting: find.waiting,
    of,
    ofExpectedUser(request, { userId }) {
      const caller = of(request);
      if (userId !== undefined && userId !== caller.user.id) throw anotherAccount();
      return caller;
    },
    async require(request, reply) {
      const carried = carriedBy(request);
      const [current, ...more] = carried;
      // Of two sessions, as after parallel sign-ins, neither is used: one may have been planted.
      const signedIn = current && more.length === 0 && (await find(current.token));
      if (signedIn) return void callers.set(request, signedIn);
      for (const { name } of carried) write(reply, name, '', 0);
      throw signedOut();
    },
    async start(request, reply, userId) {
      await end(reply, carriedBy(request));
      const now = clock();
      const token = await startSession(store.db, userId, now, new Date(now.getTime() + lifetimeSeconds * 1000));
      const mark = toMark(token);
      write(reply, getName(mark), token, lifetimeSeconds);
      write(reply, sessionHintCookie, mark, lifetimeSeconds, true);
    },
    end: (request, reply, mark) =>
      end(
        reply,
        carriedBy(request).filter((one) => mark === undefined || one.mark === mark),
      ),
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also for visitors who are not signed in. */
    open?: boolean;
  }
}

/** Routes need a session by default, so that forgetting the option is safe. */
export function addSessionCheck(api: FastifyInstance, sessions: Sessions): void {
  api.addHook('onRoute', (route) => {
    if (!route.config?.open) route.onRequest = [sessions.require, ...[route.onRequest ?? []].flat()];
  });
}

const anotherAccount = () =>
  new ApiError(403, 'user_unauthorized', 'userId: someone else is signed in. Nothing was changed.');

export const signedOut = () =>
  new ApiError(401, 'general_unauthorized_scope', 'No one is signed in here (role: guests). Sign in first.');
