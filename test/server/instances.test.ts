/** Several servers on one database act as one: rate limits and the one record per badge hold across them. */
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { TestApp } from '../app.ts';
import { places } from '../badges.ts';
import { onBothDatabases } from '../databases.ts';
import { makeHiker } from '../hiker.ts';

onBothDatabases('two servers on one database', (build, newDatabase) => {
  let servers: [TestApp, TestApp];
  beforeEach(async () => {
    const options = await newDatabase();
    servers = [await build(options), await build(options)];
  });

  it('store one record for 64 simultaneous claims, and count them together', async () => {
    const [one, other] = servers;
    const hiker = await makeHiker(one);
    const send = (server: TestApp, n: number) =>
      server.app.inject({
        method: 'POST',
        url: '/v1/badges/attempts',
        headers: { cookie: hiker.cookie },
        payload: {
          claimId: `00000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`,
          ...places.lighthouse,
          accuracy: 10,
          takenAt: one.now().toISOString(),
        },
      });
    const replies = await Promise.all(Array.from({ length: 64 }, (_, n) => send(n % 2 ? one : other, n)));
    const outcomes = replies.map((reply) => reply.json().outcome ?? reply.statusCode);
    const count = (wanted: string | number) => outcomes.filter((outcome) => outcome === wanted).length;
    expect([count('awarded'), count('already-earned'), count(429)]).toEqual([1, 9, 54]);
    expect(await hiker.badges()).toEqual(['Lighthouse']);
  });

  it('end a session for each other', async () => {
    const [one, other] = servers;
    const hiker = await makeHiker(one);
    const account = () => other.app.inject({ url: '/v1/account', headers: { cookie: hiker.cookie } });
    expect((await account()).statusCode).toBe(200);
    await hiker.del('/v1/account/sessions/current');
    expect((await account()).statusCode).toBe(401);
  });

  it('keep working while a newer version adds columns to tables in their prepared statements', async () => {
    const [one, other] = servers;
    for (const server of servers) await (await makeHiker(server)).claim(places.lighthouse);
    for (const table of ['users', 'sessions', 'badges', 'attempts']) {
      await sql`alter table ${sql.table(table)} add column later text`.execute(one.store.db);
    }
    const hiker = await makeHiker(other);
    expect((await hiker.claim(places.lighthouse)).json().outcome).toBe('awarded');
    expect(await hiker.badges()).toEqual(['Lighthouse']);
  });
});
