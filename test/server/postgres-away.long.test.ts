/** PostgreSQL stopped and restarted under load, unreachable without an error, or locked by a frozen server. */
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockUsers } from '../../server/store/claims.ts';
import { buildTestApp, type TestApp } from '../app.ts';
import { places } from '../badges.ts';
import { openBrowser } from '../browser.ts';
import { claim, makeCrowd } from '../crowd.ts';
import { makeHiker } from '../hiker.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { find, startHaproxy, startNginx } from '../proxies.ts';
import { goToCallback } from '../sign-in.ts';

let postgres: TestPostgres;
let test: TestApp;
let origin: string;
beforeAll(async () => {
  postgres = await startPostgres();
  test = await buildTestApp({ databaseUrl: await postgres.createDatabase(), clock: () => new Date() });
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await test.close();
  await postgres.remove();
});

const getStatus = async (path: string) => (await fetch(origin + path)).status;
async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await what())) await new Promise((resolve) => setTimeout(resolve, 20));
}

it('claims get a 503 while PostgreSQL is down, and nothing acknowledged is lost', async () => {
  const crowd = await makeCrowd(test.store, 3000);
  const acknowledged: string[] = [];
  const refused = new Set<number | undefined>();
  let running = true;
  const worker = async () => {
    for (let member = crowd.shift(); member && running; member = crowd.shift()) {
      const answer = await claim(origin, member);
      if (answer?.outcome === 'awarded') acknowledged.push(member.id);
      else {
        refused.add(answer?.status);
        crowd.push(member); // a queued claim is retried
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  const load = Promise.all(Array.from({ length: 12 }, worker));

  await until(() => acknowledged.length > 100);
  const browser = openBrowser();
  const callback = await goToCallback(browser, origin);
  await postgres.stop();
  await until(() => refused.size > 0);
  expect(await getStatus('/readyz')).toBe(503);
  expect(await getStatus('/healthz')).toBe(200);
  const end = await browser.go(callback, (url) => url.pathname === '/auth-failed');
  expect(end.url.searchParams.get('code')).toBe('server_unavailable');
  const away = acknowledged.length;

  await postgres.start();
  await until(() => acknowledged.length > away + 100);
  expect(await getStatus('/readyz')).toBe(200);
  running = false;
  await load;

  expect([...refused]).toEqual([503]);
  // One line for each change, not for each request: while the server stops, a last connection may still answer.
  const changes = test.log().match(/request failed|database available again/g) ?? [];
  const pairs = Array.from({ length: changes.length / 2 }, () => ['request failed', 'database available again']);
  expect(changes).toEqual(pairs.flat());
  expect(pairs.length).toBeLessThan(4);
  const owners = await test.store.db.selectFrom('badges').select('user_id').execute();
  const kept = new Set(owners.map((row) => row.user_id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  expect(owners).toHaveLength(kept.size);
});

const proxies = [
  { name: 'nginx', start: startNginx },
  { name: 'haproxy', start: startHaproxy },
];

it.for(proxies)(
  'behind $name pages are served while PostgreSQL is stopped, and calls get the 503 of the server',
  async ({ name, start }, { skip }) => {
    const program = find(name);
    if (!program) return skip(`${name} is not installed here`);
    const proxy = await start(program, [Number(new URL(origin).port)]);
    const failedChecks = countFailedChecks();
    await postgres.stop();
    if (name === 'haproxy') await until(() => failedChecks() > 5); // haproxy reacts to the second
    expect((await fetch(`${proxy.origin}/hikes`)).status).toBe(200);
    const response = await fetch(`${proxy.origin}/v1/account`, {
      headers: { cookie: 'a_session_north-star-trails=any' },
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ type: 'general_service_unavailable' });

    await postgres.start();
    await until(async () => (await fetch(`${proxy.origin}/readyz`)).ok);
    await proxy.end();
  },
);

function countFailedChecks(): () => number {
  let failed = 0;
  test.app.server.on('request', ({ url }, response) => {
    response.once('finish', () => {
      if (url === '/readyz' && response.statusCode === 503) failed += 1;
    });
  });
  return () => failed;
}

it('silent database connections time out, and new ones replace them', async () => {
  const databaseUrl = await postgres.createDatabase();
  const near = await buildTestApp({ databaseUrl });
  const { cookie } = await makeHiker(near);
  const network = await startNetwork(postgres.port);
  const url = new URL(databaseUrl);
  url.port = String(network.port);
  url.searchParams.set('query_timeout', '5000'); // milliseconds
  const far = await buildTestApp({ databaseUrl: url.href });
  const status = async () => (await far.app.inject({ url: '/v1/account', headers: { cookie } })).statusCode;
  expect(await status()).toBe(200);

  network.goSilent();
  expect(await status()).toBe(503);
  expect(await status()).toBe(200);
  for (const server of [far, near]) await server.close();
  network.close();
});

it("the wait for a user's lock that a frozen server holds is limited", async () => {
  const databaseUrl = await postgres.createDatabase();
  const [frozen, alive] = [await buildTestApp({ databaseUrl }), await buildTestApp({ databaseUrl })];
  const hiker = await makeHiker(alive);
  let thaw = () => {};
  const thawed = new Promise<void>((resolve) => {
    thaw = resolve;
  });
  let freeze: Promise<void> | undefined;
  await new Promise<void>((held) => {
    freeze = frozen.store.db.transaction().execute(async (tx) => {
      await lockUsers(tx, [hiker.id]);
      held();
      await thawed;
    });
  });
  expect((await hiker.claim(places.lighthouse)).json().outcome).toBe('awarded');
  thaw();
  await expect(freeze).rejects.toThrow();
  for (const server of [frozen, alive]) await server.close();
});

/** A TCP proxy between a server and its database. Silent connections stay open, as after the loss of a machine or a route. */
async function startNetwork(databasePort: number) {
  const ways: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = connect(databasePort, '127.0.0.1');
    ways.push([near, far]);
    near.pipe(far).on('error', () => {});
    far.pipe(near).on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    goSilent() {
      for (const [near, far] of ways) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    close() {
      server.close();
      for (const socket of ways.flat()) socket.destroy();
    },
  };
}
