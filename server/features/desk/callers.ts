/**
 * Access control of the desk. Every route declares its minimum role; startup fails if one does not. Without a keeper there
 * is no desk: all routes answer 404, as unknown calls do.
 */
import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { deskLimits, mayActIn, type Role, roles } from '../../../domain/desk/desk.ts';
import type { Clock } from '../../clock.ts';
import { ApiError, unknownRoute } from '../../http/errors.ts';
import type { Origins } from '../../http/origins.ts';
import type { Api } from '../../http/schemas.ts';
import type { Sessions } from '../../http/session.ts';
import { whyBlocked } from '../../store/accounts.ts';
import type { Actor } from '../../store/audit.ts';
import type { Store } from '../../store/open.ts';
import { type Appointment, getSteward, hasKeeper, toAppointment } from '../../store/stewards.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Minimum role for this route of the desk. */
    role?: Role;
    /** Publishes or appoints, so it requires a recent sign-in. */
    fresh?: boolean;
  }
}

export type Caller = Appointment & { id: string; name: string; freshUntil: Date };

export type Callers = {
  of(request: FastifyRequest): Caller;
  actor(request: FastifyRequest): Actor;
  /** Throws 403 outside the steward's regions. */
  requireRegions(request: FastifyRequest, needed: 'all' | readonly string[]): void;
  /** The 403 outside the steward's regions. */
  forbidden(): ApiError;
  /** For a route where only some answers publish. */
  requireFresh(request: FastifyRequest): void;
};

type Needs = {
  store: Store;
  sessions: Sessions;
  origins: Origins;
  clock: Clock;
  /** Enables the desk without a keeper: in the demonstration anyone can be one. */
  always: boolean;
};

export function addCallers(desk: Api, { store, sessions, origins, clock, always }: Needs): Callers {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const of = (request: FastifyRequest): Caller => {
    const caller = callers.get(request);
    if (!caller) throw new Error('this desk route has no caller');
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
    if (!role) throw new Error(`${route.method} ${route.url} declares no role`);
    const identify = async (request: FastifyRequest) => {
      const { user, sessionCreatedAt } = sessions.of(request);
      const row = await getSteward(store.db, user.id);
      if (!row || roles.indexOf(row.role) < roles.indexOf(role)) throw forbidden(`This needs the role of a ${role}.`);
      const freshUntil = new Date(Date.parse(sessionCreatedAt) + deskLimits.freshMinutes * 60_000);
      callers.set(request, { id: user.id, name: user.name, freshUntil, ...toAppointment(row) });
      if (fresh) requireFresh(request);
    };
    route.onRequest = [...[route.onRequest ?? []].flat(), identify];
  });

  return {
    of,
    actor(request) {
      const { id, role, regions } = of(request);
      return {
        userId: id,
        now: clock(),
        async confirm(tx) {
          const row = await getSteward(tx, id);
          const isBlocked = (await whyBlocked(tx, id)) !== undefined;
          if (!row || isBlocked || !isDeepStrictEqual(toAppointment(row), { role, regions }))
            throw forbidden('Your role has just changed. Nothing was saved.');
        },
      };
    },
    requireRegions(request, needed) {
      if (!mayActIn(of(request), needed)) throw outside();
    },
    forbidden: outside,
    requireFresh,
  };
}

/** Stricter than the general origin check: applies to reads too, and refuses allowed origins. */
function isForeign({ headers }: FastifyRequest, origins: Origins): boolean {
  const { origin, 'sec-fetch-site': site = 'same-origin' } = headers;
  if (origin !== undefined && !origins.ours().includes(origin)) return true;
  return site === 'cross-site' || site === 'same-site';
}

const forbidden = (message: string) => new ApiError(403, 'general_access_forbidden', message);

const outside = () => forbidden('That’s outside your regions.');

const signInAgain = () =>
  new ApiError(
    403,
    'desk_sign_in_required',
    `Publishing and appointing need a sign-in from the last ${deskLimits.freshMinutes} minutes. Sign in again.`,
  );
