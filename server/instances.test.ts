/** Several servers on one database are one product: limits and the one record per badge hold across them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../test/app.ts';
import { places } from '../test/badges.ts';
import { makeHiker } from '../test/hiker.ts';
import { startPostgres, type TestPostgres } from '../test/postgres.ts';

let postgres: TestPostgres;
const folder = mkdtempSync(join(tmpdir(), 'instances-'));
beforeAll(async () => {
  postgres = await startPostgres({ fsync: 'off' });
});
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true });
});

describe.each([
  ['SQLite', async () => ({ environment: { DATA_DIR: folder } })],
  ['PostgreSQL', async () => ({ databaseUrl: await postgres.createDatabase() })],
])('two servers on one %s database', (_name, database) => {
  let servers: [TestApp, TestApp];
  beforeAll(async () => {
    const options = await database();
    servers = [await buildTestApp(options), await buildTestApp(options)];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
  });

  it('make one record of 64 claims at once, and count them together', async () => {
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

  it('go on while a newer version adds columns to what they have prepared', async () => {
    const [one, other] = servers;
    for (const server of servers) await (await makeHiker(server)).attempt(places.lighthouse);
    for (const table of ['users', 'sessions', 'badges', 'attempts']) {
      await sql`alter table ${sql.table(table)} add column later text`.execute(one.store.db);
    }
    const hiker = await makeHiker(other);
    expect((await hiker.attempt(places.lighthouse)).json().outcome).toBe('awarded');
    expect(await hiker.badges()).toEqual(['Lighthouse']);
  });
});
