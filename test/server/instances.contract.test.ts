/** Several servers on one database act as one: rate limits and the one record per badge hold across them. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { TestApp } from '../app.ts';
import { places } from '../badges.ts';
import { build, itOnPostgres, newDatabase } from '../databases.ts';
import { makeSteward, notice } from '../desk.ts';
import { makeHiker } from '../hiker.ts';
import { find, startCdn, startNginx } from '../proxies.ts';

const nginx = find('nginx');

describe('two servers on one database', () => {
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
    const responses = await Promise.all(Array.from({ length: 64 }, (_, n) => send(n % 2 ? one : other, n)));
    const outcomes = responses.map((reply) => reply.json().outcome ?? reply.statusCode);
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

describe('three servers on one database', () => {
  itOnPostgres(nginx)(
    'publish a closure to readers through nginx and a CDN that has cached the page before',
    async () => {
      const options = { ...(await newDatabase()), environment: { CDN_SECONDS: '86400' } };
      const first = await build(options);
      const servers = [first, await build(options), await build(options)];
      const origins = await Promise.all(servers.map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })));
      const proxy = await startNginx(
        nginx ?? '',
        origins.map((origin) => Number(new URL(origin).port)),
      );
      onTestFinished(proxy.end);
      const cdn = await startCdn(nginx ?? '', proxy.origin);
      onTestFinished(cdn.end);
      /** As pages ask for it. */
      const read = async () => {
        const response = await fetch(`${cdn.origin}/now.json`, { headers: { 'cache-control': 'no-cache' } });
        return { cache: response.headers.get('x-cache'), text: await response.text() };
      };
      await read();
      expect((await read()).cache).toBe('HIT');

      const { words } = notice(first);
      await (await makeSteward(first)).published();
      await expect
        .poll(read, { timeout: 120_000, interval: 1000 })
        .toMatchObject({ text: expect.stringContaining(words) });
      for (const origin of origins)
        await expect
          .poll(async () => (await fetch(`${origin}/now.json`)).text(), { timeout: 120_000, interval: 1000 })
          .toContain(words);
    },
  );
});
