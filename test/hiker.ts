/** A signed-in hiker who calls the server in the product's verbs. */
import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { Point } from '../domain/geo/geo.ts';
import type { ClaimRequest } from '../domain/wire/wire.ts';
import { getSessionCookie } from '../server/http/session.ts';
import type { Store } from '../server/store/open.ts';
import { startSession } from '../server/store/sessions.ts';
import { type ProviderIdentity, userOfIdentity } from '../server/store/users.ts';
import type { TestApp } from './app.ts';

export type Hiker = Awaited<ReturnType<typeof makeHiker>>;

export const documentsUrl = '/v1/databases/main/collections/userbadges/documents';

export async function makeHiker(test: TestApp, name = `Hiker ${randomUUID().slice(0, 8)}`) {
  const { app, store, now, config } = test;
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@mail.example`;
  const identity = { issuer: 'https://issuer.example', subject: randomUUID(), name, email, emailVerified: true };
  const { id, token } = await signInAt(store, identity, now());
  const signInAgain = async () => (await signInAt(store, identity, now())).token;
  const cookie = `${getSessionCookie(config)}=${token}; nst_signed_in=1`;
  const call = (options: InjectOptions) => app.inject({ ...options, headers: { cookie, ...options.headers } });

  return {
    id,
    name,
    email,
    cookie,
    token,
    call,
    get: (url: string) => call({ url }),
    del: (url: string) => call({ method: 'DELETE', url }),
    signInAgain,
    /** Claims a badge at a place, now and with a good fix by default. */
    claim: (place: Point, other: Partial<ClaimRequest> = {}) =>
      call({
        method: 'POST',
        url: '/v1/badges/attempts',
        payload: { claimId: randomUUID(), ...toPoint(place), accuracy: 10, takenAt: now().toISOString(), ...other },
      }),
    create: (badgeName: string, data: object = {}, documentId = 'unique()') =>
      call({
        method: 'POST',
        url: documentsUrl,
        payload: { documentId, data: { userId: id, badgeName, earnedDate: now().toISOString(), ...data } },
      }),
    /** Adds another hiker; resolves to their id. */
    bring: async (name: string, color = 'lake'): Promise<string> => {
      const hikerId = randomUUID();
      await call({ method: 'POST', url: '/v1/hikers', payload: { hikerId, name, color } });
      return hikerId;
    },
    /** The badges of the other hikers, by name. */
    family: async (): Promise<Record<string, string[]>> => {
      const { hikers } = (await call({ url: '/v1/hikers' })).json();
      return Object.fromEntries(
        hikers.map(({ name, badges }: { name: string; badges: { badgeName: string }[] }) => [
          name,
          badges.map(({ badgeName }) => badgeName),
        ]),
      );
    },
    appeal: (badgeName: string, other: object = {}) =>
      call({
        method: 'POST',
        url: '/v1/appeals',
        payload: {
          appealId: randomUUID(),
          badgeName,
          reason: 'too-far',
          words: 'The lot was full.',
          takenAt: now().toISOString(),
          ...other,
        },
      }),
    /** Sends a condition report after a claim. */
    report: (claimId: string, kinds: string[], id: string = randomUUID()) =>
      call({ method: 'POST', url: '/v1/conditions', payload: { id, claimId, kinds } }),
    /** Adds a hike to the list of saved hikes, or removes it. */
    wish: (hike: string, wanted = true, changedAt = now()) =>
      call({
        method: 'PATCH',
        url: '/v1/wishes',
        payload: { wishes: [{ hike, wanted, changedAt: changedAt.toISOString() }] },
      }),
    wishes: async (): Promise<string[]> =>
      (await call({ url: '/v1/wishes' })).json().wishes.map(({ hike }: { hike: string }) => hike),
    /** The claims in the database, oldest first. */
    claims: () =>
      store.db.selectFrom('attempts').selectAll().where('user_id', '=', id).orderBy('received_at').execute(),
    badges: async (): Promise<string[]> => {
      const response = await call({ url: documentsUrl });
      return response.json().documents.map((document: { badgeName: string }) => document.badgeName);
    },
  };
}

/** Starts a session, as after the provider's callback. */
export async function signInAt(store: Store, identity: ProviderIdentity, now: Date) {
  const id = await userOfIdentity(store.db, identity, now);
  const token = await startSession(store.db, id, now, new Date(now.getTime() + 30 * 24 * 60 * 60_000));
  return { id, token };
}

const toPoint = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });
