import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/app.ts';
import { places } from '../../../test/badges.ts';
import { makeSteward } from '../../../test/desk.ts';
import { makeHiker } from '../../../test/hiker.ts';
import { updatePage } from '../../store/watched-sources.ts';

const open: TestApp[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const test of open.splice(0)) await test.close();
});
const build = async (environment = {}, deps = {}) => {
  const test = await buildTestApp({ environment, ...deps });
  open.push(test);
  return test;
};

it('a healthy server reports ok', async () => {
  const { app } = await build();
  for (const url of ['/healthz', '/readyz']) {
    const response = await app.inject(url);
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok', version: '0.0.0-test' }]);
  }
});

it('a server logs its version at startup', async () => {
  const { app, log } = await build();
  await app.listen({ host: '127.0.0.1', port: 0 });
  await expect.poll(log).toMatch(/"version":"0\.0\.0-test","msg":"ready"/);
});

it('a server without its pages is alive but not ready', async () => {
  const { app } = await build({}, { site: new Map() });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const response = await app.inject('/readyz');
  expect([response.statusCode, response.json().reason]).toEqual([503, 'the pages are missing; run npm run build']);
});

it('readiness fails on a read-only database, is logged, and recovers with the database', async () => {
  const { app, store, log } = await build();
  await sql`pragma query_only = on`.execute(store.db);
  const response = await app.inject('/readyz');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({
    status: 'unavailable',
    version: '0.0.0-test',
    reason: 'the database is read-only',
  });
  expect(log()).toMatch(/readonly database.*"msg":"readiness check failed"/);
  await sql`pragma query_only = off`.execute(store.db);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

it('readiness fails on an unknown database error', async () => {
  const { app, store } = await build();
  await store.db.destroy();
  expect((await app.inject('/readyz')).json().reason).toBe('the database is not responding');
});

it('readiness checks the database at most once a second', async () => {
  const { app, store } = await build();
  vi.useFakeTimers({ toFake: ['performance'] });
  const ping = vi.spyOn(store, 'ping');
  for (let asked = 0; asked < 5; asked += 1) await app.inject('/readyz');
  expect(ping).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1001);
  for (let asked = 0; asked < 5; asked += 1) await app.inject('/readyz');
  expect(ping).toHaveBeenCalledTimes(2);
});

it('health replies are not cacheable', async () => {
  const { app } = await build({ METRICS: 'on' });
  for (const url of ['/healthz', '/readyz', '/metrics'])
    expect((await app.inject(url)).headers['cache-control']).toBe('no-store');
});

it('metrics exist only if enabled', async () => {
  const { app } = await build();
  expect((await app.inject('/metrics')).headers.location, 'as any address that there is not').toBe('/hikes#not-found');
});

it('metrics count calls by route and attempts by outcome and hike, each once, without personal data', async () => {
  const test = await build({ METRICS: 'on' });
  const hiker = await makeHiker(test, 'Ada Lake');
  await hiker.claim(places.lighthouse);
  const claimId = randomUUID();
  for (const _ of ['sent', 'sent again']) await hiker.claim(places.nowhere, { claimId });
  await hiker.claim(places.lighthouse, { accuracy: 5000 });
  await hiker.get('/v1/databases/main/collections/userbadges/documents/some-id');
  const response = await test.app.inject('/metrics');
  expect(response.headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(response.body.split('\n')).toContain(
    'nst_requests_total{method="POST",route="/v1/badges/attempts",status="200"} 4',
  );
  expect(response.body.split('\n')).toContain(
    'nst_badge_attempts_total{outcome="awarded",hike="north-shore/lighthouse"} 1',
  );
  expect(response.body.split('\n')).toContain('nst_badge_attempts_total{outcome="too-vague",hike=""} 1');
  expect(response.body.match(/^nst_badge_attempts_total\{outcome="too-far",.* 1$/gm)).toHaveLength(1);
  expect(response.body.split('\n')).toContain('nst_request_seconds_count{method="POST",route="/v1/badges/attempts"} 4');
  expect(response.body.split('\n')).toContain('nst_queue_length{queue="claims"} 0');
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']) {
    expect(response.body).toMatch(new RegExp(`^${name} \\d`, 'm'));
  }
  expect(response.body).not.toMatch(/some-id|Ada|47\.2/);
});

it('metrics start at zero, so that rate() sees the first error, refusal or award', async () => {
  const { app } = await build({ METRICS: 'on' });
  const { body } = await app.inject('/metrics');
  for (const series of [
    'nst_build_info{version="0.0.0-test"} 1',
    'nst_requests_total{method="POST",route="/v1/badges/attempts",status="500"} 0',
    'nst_requests_total{method="GET",route="/v1/account/sessions/oauth2/:provider",status="302"} 0',
    'nst_request_seconds_count{method="GET",route="/v1/account"} 0',
    'nst_badge_attempts_total{outcome="too-far",hike="north-shore/lighthouse"} 0',
    'nst_badge_attempts_total{outcome="awarded",hike="test-badge"} 0',
    'nst_sign_ins_total{outcome="provider_unreachable"} 0',
    'nst_database_errors_total 0',
    'nst_open_items{kind="appeals"} 0',
    'nst_oldest_open_item_seconds{kind="reports"} 0',
    'nst_last_upkeep_timestamp_seconds{task="backup"} 0',
    'nst_last_upkeep_timestamp_seconds{task="watch"} 0',
    'nst_live_notices{kind="closed"} 0',
    'nst_watched_pages{state="muted"} 0',
  ])
    expect(body.split('\n')).toContain(series);
});

it('metrics report open items for the operator and the time of the last cleanup', async () => {
  const test = await build({ METRICS: 'on' });
  await (await makeHiker(test)).appeal('Gorge');
  test.advance(60);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  await expect.poll(test.log).toContain('"cleaned up"');
  const { body } = await test.app.inject('/metrics');
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'nst_open_items{kind="appeals"} 1',
      'nst_oldest_open_item_seconds{kind="appeals"} 3600',
      `nst_last_upkeep_timestamp_seconds{task="sweep"} ${test.now().getTime() / 1000}`,
    ]),
  );
  expect(body).toMatch(/nst_database_seconds_count [1-9]/);
});

it('metrics report active notices, the age of the live document and the results of the source watch', async () => {
  const test = await build({ METRICS: 'on' });
  const steward = await makeSteward(test);
  await steward.published();
  await steward.withdraw(await steward.published({ kind: 'hazard' }));
  const [at, before] = [test.now().toISOString(), new Date(test.now().getTime() - 3_600_000).toISOString()];
  const page = { url: 'https://parks.example/', hash: 'a', etag: null, last_modified: null, changes: 1, muted: 0 };
  const changed = { ...page, asked_at: at, changed_at: at, read_at: before };
  await updatePage(test.store.db, changed, (row) => row);
  const lines = (await test.app.inject('/metrics')).body.split('\n');
  for (const series of [
    'nst_live_notices{kind="closed"} 1',
    'nst_live_notices{kind="hazard"} 0',
    `nst_now_as_of_timestamp_seconds ${test.now().getTime() / 1000}`,
    'nst_watched_pages{state="all"} 1',
    'nst_watched_pages{state="changed"} 1',
    'nst_watched_pages{state="muted"} 0',
    `nst_last_upkeep_timestamp_seconds{task="watch"} ${test.now().getTime() / 1000}`,
  ])
    expect(lines).toContain(series);
});

it('metrics work without a database and report that it is down', async () => {
  const { app, store } = await build({ METRICS: 'on' });
  await store.db.destroy();
  const { body } = await app.inject('/metrics');
  expect(body.split('\n')).toContain('nst_database_up 0');
  expect(body).not.toContain('nst_open_items{');
  expect(body.split('\n')).toContain('nst_sign_ins_total{outcome="signed_in"} 0');
});

it('metrics count sign-ins by outcome', async () => {
  const environment = { OIDC_ISSUER: 'http://127.0.0.1:9', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  const { app } = await build({ METRICS: 'on', ...environment });
  await app.inject('/v1/account/sessions/oauth2/google');
  await app.inject('/v1/account/sessions/oauth2/github');
  const { body } = await app.inject('/metrics');
  expect(body.split('\n')).toContain('nst_sign_ins_total{outcome="provider_unreachable"} 1');
  expect(body.split('\n')).toContain('nst_sign_ins_total{outcome="bad_request"} 1');
});
