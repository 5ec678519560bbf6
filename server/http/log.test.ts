/** The log contains no positions and no personal data. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { places } from '../../test/badges.ts';
import { documentsUrl, makeHiker } from '../../test/hiker.ts';
import { addManyClaims } from '../../test/history.ts';

const project = resolve(import.meta.dirname, '../..');

let test: TestApp;
afterEach(() => test.close());

it('the log has no position, token, name or email address at any level, whatever is requested', async () => {
  test = await buildTestApp({ environment: { LOG_LEVEL: 'trace' } });
  const hiker = await makeHiker(test, 'Ada Lake');
  await hiker.claim(places.lighthouse);
  await hiker.claim(places.nowhere);
  await hiker.claim(places.nowhere, { latitude: 4545.4545 });
  await hiker.create('Gorge', { ...places.gorge, accuracy: 5 });
  await hiker.get(`${documentsUrl}?queries[0]=${encodeURIComponent(`equal("userId", ["${hiker.id}"])`)}`);
  await hiker.get(`/v1/account?token=${hiker.token}`);
  await hiker.get('/v1/account/identities');
  await hiker.get('/v1/account/export');
  await hiker.get(`/v1/nowhere/${hiker.token}`);
  await test.app.inject({ url: '/v1/account/sessions/oauth2/callback/google?code=SECRETCODE&state=SECRETSTATE' });
  await test.store.db.schema.dropTable('attempts').execute(); // causes a server error
  expect((await hiker.claim(places.lighthouse)).statusCode).toBe(500);
  await hiker.del('/v1/account/sessions');

  expect(test.log()).toContain('"route":"/v1/badges/attempts"');
  const secrets = [
    hiker.token,
    'Ada',
    'ada.lake',
    '@',
    'SECRET',
    'a_session',
    '47.2',
    '-91.37',
    '45.5',
    '-95.5',
    '46.65',
    '4545.4545',
  ];
  const said = test
    .log()
    .replaceAll(/"(time|pid|ms)":[\d.]+/g, '') // may contain the same digits by chance
    .replaceAll(/"hostname":"[^"]*"/g, '') // the machine and the folder of the project may have any name
    .replaceAll(pathToFileURL(project).href, '')
    .replaceAll(project, '');
  for (const secret of secrets) expect(said).not.toContain(secret);
});

it('the log has no server error if a client disconnects during its request', async () => {
  test = await buildTestApp();
  const origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const hiker = await makeHiker(test);
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const head = `POST /v1/badges/attempts HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${hiker.cookie}\r\n`;
  socket.write(`${head}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"claimId":`);
  await fetch(`${origin}/healthz`); // it has arrived by now
  socket.destroy();
  await expect.poll(() => test.log()).toContain('client closed the connection');
  expect(test.log()).not.toContain('"level":50');
});

it('the log has no server error if a client disconnects before the response', async () => {
  test = await buildTestApp();
  const origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const hiker = await makeHiker(test);
  await addManyClaims(test, hiker, 20_000);
  const ask = () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(`GET /v1/account/export HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${hiker.cookie}\r\n\r\n`);
    return socket;
  };
  const first = ask();
  await once(first, 'readable'); // and not read: the second request waits for its end
  const second = ask();
  await fetch(`${origin}/healthz`); // it has arrived by now
  second.destroy();
  await fetch(`${origin}/healthz`);
  first.destroy();
  await expect.poll(() => test.log()).toContain('client closed the connection');
  expect(test.log()).not.toContain('"level":50');
});

it('the log has the details of a server error, which the reply hides', async () => {
  test = await buildTestApp();
  const hiker = await makeHiker(test);
  await test.store.db.schema.dropTable('attempts').execute();
  const response = await hiker.claim(places.lighthouse);
  expect(response.json()).toEqual({
    message: 'Something went wrong on our end. It has been logged.',
    code: 500,
    type: 'general_unknown',
    version: expect.any(String),
  });
  expect(response.headers['retry-after']).toBeUndefined();
  expect(test.log()).toContain('no such table: attempts');
  expect((await hiker.get('/v1/account')).statusCode).toBe(200);
});

it('the log has one line when the database goes away and one when it is back', async () => {
  test = await buildTestApp();
  const hiker = await makeHiker(test);
  const { db } = test.store;
  const statuses: number[] = [];
  const claim = async () => {
    const { statusCode, headers } = await hiker.claim(places.lighthouse);
    expect(headers['retry-after']).toBe(statusCode === 503 ? '5' : undefined);
    statuses.push(statusCode);
  };
  for (const outage of [1, 2]) {
    await sql`pragma query_only = on`.execute(db);
    for (let i = 0; i < 5; i += 1) await claim();
    expect(test.log().match(/"request failed"/g)).toHaveLength(outage);
    await sql`pragma query_only = off`.execute(db);
    for (let i = 0; i < 2; i += 1) await claim();
    expect(test.log().match(/database available again/g)).toHaveLength(outage);
  }
  expect(statuses).toEqual([503, 503, 503, 503, 503, 200, 200, 503, 503, 503, 503, 503, 200, 200]);
});
