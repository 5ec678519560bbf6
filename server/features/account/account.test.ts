import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountSchema, exportSchema, identityListSchema } from '../../../domain/wire/wire.ts';
import { places } from '../../../test/badges.ts';
import { build } from '../../../test/databases.ts';
import { documentsUrl, makeHiker } from '../../../test/hiker.ts';
import { addManyClaims } from '../../../test/history.ts';
import { markOf } from '../../http/session.ts';
import { deleteExpired } from '../../store/cleanup.ts';
import { deleteUser } from '../../store/erase.ts';
import { type Db, isPostgres } from '../../store/schema.ts';
import { startSession } from '../../store/sessions.ts';
import { userOfIdentity } from '../../store/users.ts';

const day = 24 * 60;
const cookieTakenBack = 'a_session_north-star-trails=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly';

/** Blocks the deletion of users until it is removed. */
async function putObstacle(db: Db): Promise<() => Promise<unknown>> {
  if (!isPostgres(db)) {
    await sql`create trigger obstacle before delete on users begin select raise(abort, 'obstacle'); end`.execute(db);
    return () => sql`drop trigger obstacle`.execute(db);
  }
  await sql`create function obstacle() returns trigger language plpgsql as
    $$ begin raise exception 'obstacle'; end $$`.execute(db);
  await sql`create trigger obstacle before delete on users for each row execute function obstacle()`.execute(db);
  return () => sql`drop function obstacle cascade`.execute(db);
}

describe('an account', () => {
  it('returns the signed-in user', async () => {
    const hiker = await makeHiker(await build(), 'Ada Lake');
    const reply = await hiker.get('/v1/account');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(accountSchema.parse(reply.json())).toMatchObject({
      $id: hiker.id,
      name: 'Ada Lake',
      email: 'ada.lake@mail.example',
      status: true,
      labels: [],
      prefs: {},
    });
    const { total, identities } = identityListSchema.parse((await hiker.get('/v1/account/identities')).json());
    expect(total).toBe(1);
    expect(identities[0]).toMatchObject({ provider: 'google', providerName: 'Ada Lake', userId: hiker.id });
  });

  it('has no password, phone or provider token, and returns empty values in the fields that clients expect', async () => {
    const test = await build();
    const hiker = await makeHiker(test, 'Ada Lake');
    const now = test.now().toISOString();
    test.advance(1);
    await hiker.signInAgain(); // in another browser
    const later = test.now().toISOString();
    expect((await hiker.get('/v1/account')).json()).toEqual({
      $id: hiker.id,
      $createdAt: now,
      $updatedAt: later,
      registration: now,
      accessedAt: now,
      name: 'Ada Lake',
      email: 'ada.lake@mail.example',
      emailVerification: true,
      status: true,
      passwordUpdate: '',
      phone: '',
      phoneVerification: false,
      mfa: false,
      labels: [],
      prefs: {},
      targets: [],
    });
    expect((await hiker.get('/v1/account/identities')).json().identities).toEqual([
      {
        $id: expect.any(String),
        $createdAt: now,
        $updatedAt: later,
        userId: hiker.id,
        provider: 'google',
        providerUid: expect.any(String),
        providerEmail: 'ada.lake@mail.example',
        providerName: 'Ada Lake',
        providerAccessToken: '',
        providerAccessTokenExpiry: '',
        providerRefreshToken: '',
      },
    ]);
  });

  it('is 401 when signed out, and an invalid cookie is removed', async () => {
    const { app } = await build();
    for (const url of ['/v1/account', '/v1/account/identities', '/v1/account/export', documentsUrl]) {
      const reply = await app.inject(url);
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toMatchObject({
        code: 401,
        type: 'general_unauthorized_scope',
        version: expect.any(String),
      });
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
    for (const url of ['/v1/account', '/v1/account/sessions', '/v1/account/sessions/current']) {
      expect((await app.inject({ method: 'DELETE', url })).statusCode).toBe(401);
    }
    const cookie = 'a_session_north-star-trails=opens-nothing; nst_signed_in=1';
    const stale = await app.inject({ url: '/v1/account', headers: { cookie } });
    expect(stale.headers['set-cookie']).toBe(cookieTakenBack);
  });

  it('updates name and e-mail from the identity at a later sign-in', async () => {
    const test = await build();
    const { store, now, app } = test;
    const bare = { issuer: 'https://issuer.example', subject: 'one', name: '', email: '', emailVerified: false };
    const id = await userOfIdentity(store.db, bare, now());
    const ada = { ...bare, name: 'Ada Lake', email: 'ada@mail.example', emailVerified: true };
    expect(await userOfIdentity(store.db, ada, now())).toBe(id);
    expect(await userOfIdentity(store.db, bare, now())).toBe(id);
    const token = await startSession(store.db, id, now(), new Date(now().getTime() + 60_000));
    const reply = await app.inject({ url: '/v1/account', headers: { cookie: `a_session_north-star-trails=${token}` } });
    expect(reply.json()).toMatchObject({ name: 'Ada Lake', email: 'ada@mail.example', emailVerification: true });
  });

  it('is created once if several first sign-ins arrive at once', async () => {
    const { store, now } = await build();
    const identity = {
      issuer: 'https://issuer.example',
      subject: 'one',
      name: 'A',
      email: 'a@b.c',
      emailVerified: true,
    };
    const ids = await Promise.all(Array.from({ length: 10 }, () => userOfIdentity(store.db, identity, now())));
    expect(new Set(ids).size).toBe(1);
    expect(await store.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  it('is created again if it is deleted during a sign-in', async () => {
    const { store, now } = await build();
    const identity = { issuer: 'https://issuer.example', subject: '1', name: 'A', email: 'a@b.c', emailVerified: true };
    const first = await userOfIdentity(store.db, identity, now());
    let signIn: Promise<string> | undefined;
    await store.db.transaction().execute(async (tx) => {
      if (isPostgres(store.db)) await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await deleteUser(tx, first);
      signIn = userOfIdentity(store.db, identity, now());
      // Queried outside the transaction, in which the statistics are a fixed snapshot.
      const waiting = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      const whoWaits = async () => (await waiting.execute(store.db)).rows;
      if (isPostgres(store.db)) await expect.poll(whoWaits).not.toEqual([]);
    });
    const second = await signIn;
    expect(second).not.toBe(first);
    expect(await store.db.selectFrom('users').select('id').execute()).toEqual([{ id: second }]);
  });

  it('of another issuer is a different account, even with the same subject', async () => {
    const { store, now } = await build();
    const identity = { issuer: 'https://one.example', subject: 'one', name: 'A', email: 'a@b.c', emailVerified: true };
    const first = await userOfIdentity(store.db, identity, now());
    expect(await userOfIdentity(store.db, { ...identity, issuer: 'https://two.example' }, now())).not.toBe(first);
  });
});

describe('a session', () => {
  it('whose user logged out offline leaves the browser later, also if there is a second session cookie', async () => {
    const { app, ...test } = await build();
    const hiker = await makeHiker({ app, ...test });
    const tokens = [await hiker.signInAgain(), await hiker.signInAgain()];
    const [other, left] = tokens.map((token) => ({
      cookie: `a_session_north-star-trails_${markOf(token)}=${token}`,
      mark: markOf(token),
    }));
    const reply = await app.inject({
      method: 'DELETE',
      url: `/v1/account/sessions/current?session=${left?.mark}`,
      headers: { cookie: `${other?.cookie}; ${left?.cookie}; nst_signed_in=leaving.${left?.mark}` },
    });
    expect(reply.statusCode).toBe(401);
    expect(reply.cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual(
      [other, left].map((session) => [`a_session_north-star-trails_${session?.mark}`, '', 0]),
    );
  });

  it('ends at sign-out without ending other sessions', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const other = `a_session_north-star-trails=${await hiker.signInAgain()}`;
    const reply = await hiker.del('/v1/account/sessions/current');
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(reply.headers['set-cookie']).toBe(cookieTakenBack);
    expect((await hiker.get('/v1/account')).statusCode).toBe(401);
    expect((await test.app.inject({ url: '/v1/account', headers: { cookie: other } })).statusCode).toBe(200);
  });

  it('ends at sign-out also if the client announces JSON and sends an empty body', async () => {
    const hiker = await makeHiker(await build());
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const reply = await hiker.call({ method: 'DELETE', url: '/v1/account/sessions/current', headers });
    expect(reply.statusCode).toBe(204);
    expect((await hiker.get('/v1/account')).statusCode).toBe(401);
  });

  it('ends together with all other sessions of the user on request', async () => {
    const test = await build();
    const [hiker, bystander] = [await makeHiker(test), await makeHiker(test)];
    const other = `a_session_north-star-trails=${await hiker.signInAgain()}`;
    const reply = await hiker.del('/v1/account/sessions');
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([204, cookieTakenBack]);
    expect((await test.app.inject({ url: '/v1/account', headers: { cookie: other } })).statusCode).toBe(401);
    expect((await bystander.get('/v1/account')).statusCode).toBe(200);
  });

  it('lasts 30 days and is deleted then', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    test.advance(30 * day - 1);
    expect((await hiker.get('/v1/account')).statusCode).toBe(200);
    test.advance(2);
    expect((await hiker.get('/v1/account')).statusCode).toBe(401);
    const { sessions } = await deleteExpired(test.store.db, test.now());
    expect(sessions).toBe(1);
  });

  it('is stored only as a hash of its token', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const rows = await test.store.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(hiker.token);
  });
});

describe('my data', () => {
  it('can be downloaded completely', async () => {
    const test = await build();
    const hiker = await makeHiker(test, 'Ada Lake');
    await hiker.claim(places.lighthouse);
    await hiker.claim(places.nowhere, { accuracy: 12 });
    await hiker.wish('north-shore/gorge');
    const reply = await hiker.get('/v1/account/export');
    expect(reply.headers['content-disposition']).toContain('attachment');
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    const all = exportSchema.parse(reply.json());
    expect(all.account.name).toBe('Ada Lake');
    expect(all.identities).toHaveLength(1);
    expect(all.sessions).toHaveLength(1);
    const earning = all.attempts.find(({ outcome }) => outcome === 'awarded');
    expect(all.badges).toMatchObject([{ badgeName: 'Lighthouse', claimId: earning?.claimId, granted: false }]);
    expect(all.wishes).toEqual([{ hike: 'north-shore/gorge', wanted: true, changedAt: test.now().toISOString() }]);
    expect(all.attempts.map(({ outcome }) => outcome).toSorted()).toEqual(['awarded', 'too-far']);
    expect(all.attempts.find(({ outcome }) => outcome === 'too-far')).toMatchObject({
      ...places.nowhere,
      accuracy: 12,
      waited: false,
    });
    expect(reply.body).not.toContain(hiker.token);
  });

  it('lists the sessions that are still valid, not an expired one', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    test.advance(29 * day);
    const cookie = `a_session_north-star-trails=${await hiker.signInAgain()}`;
    test.advance(2 * day);
    const reply = await test.app.inject({ url: '/v1/account/export', headers: { cookie } });
    expect(exportSchema.parse(reply.json()).sessions).toHaveLength(1);
  });

  it('can be downloaded completely at any size, several times in parallel', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    await addManyClaims(test, hiker, 1234);
    const replies = await Promise.all([1, 2, 3].map(() => hiker.get('/v1/account/export')));
    for (const reply of replies) {
      const { attempts } = exportSchema.parse(reply.json());
      expect(new Set(attempts.map(({ claimId }) => claimId)).size).toBe(1234);
      const moments = attempts.map(({ receivedAt }) => receivedAt);
      expect(moments).toEqual(moments.toSorted());
    }
  });

  it('is deleted completely with the account, and nobody else’s is', async () => {
    const test = await build();
    const [hiker, other] = [await makeHiker(test), await makeHiker(test)];
    await hiker.claim(places.lighthouse, { hikers: [hiker.id, await hiker.bring('Max')] });
    await other.claim(places.lighthouse, { hikers: [await other.bring('Ida')] });
    await hiker.appeal('Gorge');
    await other.appeal('Gorge');
    await hiker.wish('north-shore/gorge');
    await other.wish('north-shore/gorge');
    const reply = await hiker.del('/v1/account');
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([204, cookieTakenBack]);
    expect((await hiker.get('/v1/account')).statusCode).toBe(401);
    const { db } = test.store;
    for (const table of ['identities', 'sessions', 'hikers', 'badges', 'attempts', 'appeals', 'wishes'] as const) {
      const owners = await db.selectFrom(table).select('user_id').execute();
      expect(owners).toEqual([{ user_id: other.id }]);
    }
    expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: other.id }]);
  });

  it('stays accessible if its deletion fails, so that the owner can retry', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    await hiker.claim(places.lighthouse);
    const { db } = test.store;
    const takeAway = await putObstacle(db);
    expect((await hiker.del('/v1/account')).statusCode).toBe(500);
    expect((await hiker.get('/v1/account')).statusCode).toBe(200);
    await takeAway();
    expect((await hiker.del('/v1/account')).statusCode).toBe(204);
    expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual([]);
  });

  it('causes no server error if a badge arrives during the deletion', async () => {
    const test = await build();
    for (let round = 0; round < 20; round += 1) {
      const hiker = await makeHiker(test);
      const [created, deleted] = await Promise.all([hiker.create('Test Badge'), hiker.del('/v1/account')]);
      expect([201, 401]).toContain(created.statusCode);
      expect(deleted.statusCode).toBe(204);
    }
  });

  it('has its positions deleted by the cleanup after 90 days, and keeps its badges', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const test = await build();
    const hiker = await makeHiker(test);
    await hiker.claim(places.lighthouse);
    const latitude = async () => (await hiker.claims())[0]?.latitude;
    const cleanedUp = (times: number) => expect.poll(() => test.log().split('"cleaned up"')).toHaveLength(times + 1);

    await test.app.listen({ host: '127.0.0.1', port: 0 });
    await cleanedUp(1);
    test.advance(90 * day - 1);
    vi.advanceTimersByTime(60 * 60_000);
    await cleanedUp(2);
    expect(await latitude()).toBe(places.lighthouse.latitude);
    test.advance(2);
    vi.advanceTimersByTime(60 * 60_000);
    await cleanedUp(3);
    expect(await latitude()).toBeNull();
    const [attempt] = await test.store.db.selectFrom('attempts').selectAll().execute();
    expect(attempt).toMatchObject({
      latitude: null,
      longitude: null,
      accuracy: null,
      nearest_km: null,
      outcome: 'awarded',
    });
    expect(await test.store.db.selectFrom('badges').select('badge_name').execute()).toEqual([
      { badge_name: 'Lighthouse' },
    ]);
  });

  it.each([
    ['that waited for a signal, counted from when it was taken', 6, 84],
    ['of a clock that runs ahead, counted from when it came', -6, 90],
  ])('loses a position %s', async (_, takenDaysAgo, lastDay) => {
    const test = await build();
    const hiker = await makeHiker(test);
    const takenAt = new Date(test.now().getTime() - takenDaysAgo * day * 60_000).toISOString();
    await hiker.claim(places.nowhere, { takenAt });
    const positionsOn = async (dayFromNow: number) => {
      const at = new Date(test.now().getTime() + dayFromNow * day * 60_000);
      await deleteExpired(test.store.db, at);
      return (await hiker.claims()).map(({ latitude }) => latitude);
    };
    expect(await positionsOn(lastDay)).toEqual([places.nowhere.latitude]);
    expect(await positionsOn(lastDay + 1)).toEqual([null]);
  });
});
