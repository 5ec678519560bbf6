import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { exportSchema } from '../../../domain/wire/wire.ts';
import type { TestApp } from '../../../test/app.ts';
import { places } from '../../../test/badges.ts';
import { build } from '../../../test/databases.ts';
import { makeSteward, type Steward } from '../../../test/desk.ts';
import { dump } from '../../../test/dump.ts';
import { type Hiker, makeHiker } from '../../../test/hiker.ts';
import { addManyClaims } from '../../../test/history.ts';
import { toMark } from '../../http/session.ts';
import { deleteExpired } from '../../store/cleanup.ts';
import type { Db } from '../../store/schema.ts';

const day = 24 * 60;
const cookieTakenBack = 'a_session_north-star-trails=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly';

/** Blocks the deletion of users until it is removed. */
async function putObstacle(db: Db): Promise<() => Promise<unknown>> {
  await sql`create trigger obstacle before delete on users begin select raise(abort, 'obstacle'); end`.execute(db);
  return () => sql`drop trigger obstacle`.execute(db);
}

describe('an account', () => {
  it('an account has no password, phone or provider token; clients get empty values', async () => {
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

  it('an account that is signed out has an invalid cookie removed, and without one none is set', async () => {
    const { app } = await build();
    expect((await app.inject('/v1/account')).headers['set-cookie']).toBeUndefined();
    const cookie = 'a_session_north-star-trails=opens-nothing; nst_signed_in=1';
    const stale = await app.inject({ url: '/v1/account', headers: { cookie } });
    expect(stale.headers['set-cookie']).toBe(cookieTakenBack);
  });
});

describe('a session', () => {
  it('a session whose user logged out offline leaves the browser later', async () => {
    const { app, ...test } = await build();
    const hiker = await makeHiker({ app, ...test });
    const tokens = [await hiker.signInAgain(), await hiker.signInAgain()];
    const [other, left] = tokens.map((token) => ({
      cookie: `a_session_north-star-trails_${toMark(token)}=${token}`,
      mark: toMark(token),
    }));
    const response = await app.inject({
      method: 'DELETE',
      url: `/v1/account/sessions/current?session=${left?.mark}`,
      headers: { cookie: `${other?.cookie}; ${left?.cookie}; nst_signed_in=leaving.${left?.mark}` },
    });
    expect(response.statusCode).toBe(401);
    expect(response.cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual(
      [other, left].map((session) => [`a_session_north-star-trails_${session?.mark}`, '', 0]),
    );
  });

  it('a session ends at sign-out without ending other sessions', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const other = `a_session_north-star-trails=${await hiker.signInAgain()}`;
    const response = await hiker.del('/v1/account/sessions/current');
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(response.headers['set-cookie']).toBe(cookieTakenBack);
    expect((await hiker.get('/v1/account')).statusCode).toBe(401);
    expect((await test.app.inject({ url: '/v1/account', headers: { cookie: other } })).statusCode).toBe(200);
  });

  it('a session ends at sign-out also if the client announces JSON and sends an empty body', async () => {
    const hiker = await makeHiker(await build());
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const response = await hiker.call({ method: 'DELETE', url: '/v1/account/sessions/current', headers });
    expect(response.statusCode).toBe(204);
    expect((await hiker.get('/v1/account')).statusCode).toBe(401);
  });

  it('a session ends together with all other sessions of the user on request', async () => {
    const test = await build();
    const [hiker, bystander] = [await makeHiker(test), await makeHiker(test)];
    const other = `a_session_north-star-trails=${await hiker.signInAgain()}`;
    const response = await hiker.del('/v1/account/sessions');
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([204, cookieTakenBack]);
    expect((await test.app.inject({ url: '/v1/account', headers: { cookie: other } })).statusCode).toBe(401);
    expect((await bystander.get('/v1/account')).statusCode).toBe(200);
  });

  it('a session lasts 30 days and is deleted then', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    test.advance(30 * day - 1);
    expect((await hiker.get('/v1/account')).statusCode).toBe(200);
    test.advance(2);
    expect((await hiker.get('/v1/account')).statusCode).toBe(401);
    const { sessions } = await deleteExpired(test.store.db, test.now());
    expect(sessions).toBe(1);
  });

  it('a session is stored only as a hash of its token', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const rows = await test.store.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(hiker.token);
  });
});

describe('my data', () => {
  /** Everything that an account can have: the tables with a row of it are those with its id. */
  async function leaveTraces(test: TestApp, name: string): Promise<Steward> {
    const steward = await makeSteward(test, 'keeper', 'all', name);
    const [claimId, max] = [randomUUID(), await steward.bring(`Max of ${name}`)];
    await steward.claim(places.lighthouse, { claimId, hikers: [steward.id, max] });
    await steward.claim(places.nowhere, { accuracy: 12 });
    await steward.report(claimId, ['icy']);
    await steward.appeal('Gorge');
    await steward.wish('north-shore/gorge');
    await steward.wish('southeast/ridge', false);
    await steward.published();
    return steward;
  }
  const toRows = async ({ store }: TestApp, { id }: Hiker) =>
    [...(await dump(store.db))].map(([table, rows]) => ({
      table,
      isOwned: rows.some((row) => 'user_id' in row) || table === 'users',
      rows: rows.filter((row) => row.user_id === id || (table === 'users' && row.id === id)),
    }));

  it('my data is exported whole: every value of every table with an account, and nobody else’s', async () => {
    const test = await build();
    const [ada, bo] = [await leaveTraces(test, 'Ada Lake'), await leaveTraces(test, 'Bo Ridge')];
    const response = await ada.get('/v1/account/export');
    expect(response.headers['content-disposition']).toContain('attachment');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const all = exportSchema.parse(response.json());
    const owned = await toRows(test, ada);
    const columns = await test.store.db.introspection.getTables();
    const withAccount = columns.filter((table) => table.columns.some(({ name }) => name === 'user_id'));
    expect(
      owned
        .filter(({ isOwned }) => isOwned)
        .map(({ table }) => table)
        .toSorted(),
      'a table without a trace',
    ).toEqual([...withAccount.map(({ name }) => name), 'users'].toSorted());
    const isInternal = new Set(['token_hash', 'appointed_by']);
    // One character stands for all regions, or for the own hiker.
    for (const { table, rows } of owned)
      for (const [column, value] of rows.flatMap((row) => Object.entries(row)))
        if (typeof value === 'string' && value.length > 1 && !isInternal.has(column))
          expect([table, column, response.body.includes(JSON.stringify(value).slice(1, -1))]).toEqual([
            table,
            column,
            true,
          ]);
    const counts = {
      badges: 2,
      attempts: 3,
      appeals: 1,
      wishes: 2,
      hikers: 1,
      sessions: 1,
      identities: 1,
      conditions: 1,
    };
    for (const [name, count] of Object.entries(counts))
      expect(all[name as keyof typeof counts], name).toHaveLength(count);
    expect(all.desk?.log).toMatchObject([{ action: 'publish' }]);
    for (const trace of [bo.id, bo.email, 'Bo Ridge', ada.token]) expect(response.body).not.toContain(trace);
  });

  it('my data is deleted whole with the account, and every row of another account stays', async () => {
    const test = await build();
    const [ada, bo] = [await leaveTraces(test, 'Ada Lake'), await leaveTraces(test, 'Bo Ridge')];
    const before = await toRows(test, bo);
    const response = await ada.del('/v1/account');
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([204, cookieTakenBack]);
    expect((await ada.get('/v1/account')).statusCode).toBe(401);
    for (const { table, rows } of await toRows(test, ada)) expect([table, rows]).toEqual([table, []]);
    expect(await toRows(test, bo)).toEqual(before);
    const left = await dump(test.store.db);
    expect([left.get('conditions')?.length, left.get('condition_waits')?.length]).toEqual([1, 1]);
    const naming = [...left].filter(([, rows]) => JSON.stringify(rows).includes(ada.id)).map(([table]) => table);
    expect(naming.toSorted(), 'what stewards did is kept, by id').toEqual(['audit', 'notices']);
    expect(JSON.stringify([...left])).not.toMatch(/Ada Lake|ada\.lake/);
  });

  it('my data lists the sessions that are still valid, not an expired one', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    test.advance(29 * day);
    const cookie = `a_session_north-star-trails=${await hiker.signInAgain()}`;
    test.advance(2 * day);
    const response = await test.app.inject({ url: '/v1/account/export', headers: { cookie } });
    expect(exportSchema.parse(response.json()).sessions).toHaveLength(1);
  });

  it('my data can be downloaded completely at any size, several times in parallel', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    await addManyClaims(test, hiker, 1234);
    const responses = await Promise.all([1, 2, 3].map(() => hiker.get('/v1/account/export')));
    for (const response of responses) {
      const { attempts } = exportSchema.parse(response.json());
      expect(new Set(attempts.map(({ claimId }) => claimId)).size).toBe(1234);
      const moments = attempts.map(({ receivedAt }) => receivedAt);
      expect(moments).toEqual(moments.toSorted());
    }
  });

  it('my data stays accessible if its deletion fails, so that the owner can retry', async () => {
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

  it('my data causes no server error if a badge arrives during the deletion', async () => {
    const test = await build();
    for (let round = 0; round < 20; round += 1) {
      const hiker = await makeHiker(test);
      const [created, deleted] = await Promise.all([hiker.create('Test Badge'), hiker.del('/v1/account')]);
      expect([201, 401]).toContain(created.statusCode);
      expect(deleted.statusCode).toBe(204);
    }
  });
});
