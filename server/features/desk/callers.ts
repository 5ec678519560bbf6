/**
 * Who may call the desk. Every route of the desk says which role it needs; one that does not is refused when the server
 * starts. Without a keeper there is no desk: all of it answers 404, as unknown calls do.
 */
import type { FastifyRequest } from 'fastify';
import { deskLimits, mayActIn, type Role, roles } from '../../../domain/live/desk.ts';
import type { Clock } from '../../clock.ts';
import { ApiError, unknownRoute } from '../../http/errors.ts';
import type { Origins } from '../../http/origins.ts';
import type { Api } from '../../http/schemas.ts';
import type { Sessions } from '../../http/session.ts';
import type { Actor } from '../../store/audit.ts';
import type { Store } from '../../store/open.ts';
import { type Appointment, appointmentOf, hasKeeper, stewardOf } from '../../store/stewards.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The least role that may call this route of the desk. */
    role?: Role;
    /** It publishes or appoints: the sign-in has to be recent. */
    fresh?: boolean;
  }
}

export type Caller = Appointment & { id: string; name: string; freshUntil: Date };

export type Callers = {
  of(request: FastifyRequest): Caller;
  actor(request: FastifyRequest): Actor;
  /** Throws 403 where a steward has no say. */
  requireRegions(request: FastifyRequest, needed: 'all' | readonly string[]): void;
  /** What a steward gets who has no say. */
  forbidden(): ApiError;
  /** For a call of which only some answers publish. */
  requireFresh(request: FastifyRequest): void;
};

type Needs = { store: Store; sessions: Sessions; origins: Origins; clock: Clock; always: boolean };

export function addCallers(desk: Api, { store, sessions, origins, clock, always }: Needs): Callers {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const of = (request: FastifyRequest): Caller => {
    const caller = callers.get(request);
    if (!caller) throw new Error('a route of the desk does not know who is calling');
    return caller;
  };
  const requireFresh = (request: FastifyRequest): void => {
    if (of(request).freshUntil <= clock()) throw signInAgain();
  };

  desk.addHook('onRequest', async (request) => {
    if (!always && !(await hasKeeper(store.db))) throw unknownRoute();
    if (isForeign(request, origins)) throw forbidden('Only pages of this site may call the desk.');
  });

  desk.addHook('onRoute', (route) => {
    const { role, fresh } = route.config ?? {};
    if (!role) throw new Error(`${route.method} ${route.url} does not say which role it needs`);
    const identify = async (request: FastifyRequest) => {
      const { user, sessionCreatedAt } = sessions.of(request);
      const row = await stewardOf(store.db, user.id);
      if (!row || roles.indexOf(row.role) < roles.indexOf(role)) throw forbidden(`This needs the role of a ${role}.`);
      const freshUntil = new Date(Date.parse(sessionCreatedAt) + deskLimits.freshMinutes * 60_000);
      callers.set(request, { id: user.id, name: user.name, freshUntil, ...appointmentOf(row) });
      if (fresh) requireFresh(request);
    };
    route.onRequest = [...[route.onRequest ?? []].flat(), identify];
  });

  return {
    of,
    actor: (request) => ({ userId: of(request).id, now: clock() }),
    requireRegions(request, needed) {
      if (!mayActIn(of(request), needed)) throw outside();
    },
    forbidden: outside,
    requireFresh,
  };
}

/** Stricter than other calls: reading too, and also for pages of other origins that may call those. */
function isForeign({ headers }: FastifyRequest, origins: Origins): boolean {
  const { origin, 'sec-fetch-site': site = 'same-origin' } = headers;
  if (origin !== undefined && !origins.ours().includes(origin)) return true;
  return site === 'cross-site' || site === 'same-site';
}

const forbidden = (message: string) => new ApiError(403, 'general_access_forbidden', message);

const outside = () => forbidden('This is outside the regions that you look after.');

const signInAgain = () =>
  new ApiError(
    403,
    'desk_sign_in_required',
    `Publishing and appointing need a sign-in of the last ${deskLimits.freshMinutes} minutes. Sign in again.`,
  );
