/** Malformed requests: smuggled, oversized, truncated, or for files outside of the site. */
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../app.ts';
import { places } from '../badges.ts';
import { type Hiker, makeHiker } from '../hiker.ts';

let test: TestApp;
let hiker: Hiker;
let port: number;
beforeAll(async () => {
  test = await buildTestApp();
  hiker = await makeHiker(test);
  port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => test.close());

/** The response until the server closes the connection, or has answered everything. */
const send = (text: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text));
    let response = '';
    socket.on('data', (data) => {
      response += data;
    });
    socket.on('error', () => resolve(response));
    socket.on('close', () => resolve(response));
  });

const smuggled = 'GET /v1/account HTTP/1.1\r\nHost: x\r\n\r\n';
const head = 'POST /v1/badges/attempts HTTP/1.1\r\nHost: 127.0.0.1\r\n';
const smuggles: Record<string, string> = {
  'two lengths': `${head}Content-Length: 5\r\nContent-Length: 50\r\n\r\n${smuggled}`,
  'a length and chunks': `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'chunks by another name': `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'chunks twice': `${head}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${smuggled}`,
  'a space before the colon': `${head}Content-Length : 5\r\n\r\n${smuggled}`,
  'a folded line': `${head}X: a\r\n Content-Length: 5\r\n\r\n${smuggled}`,
  'a length with a sign': `${head}Content-Length: +5\r\n\r\n${smuggled}`,
  'a length in hex': `${head}Content-Length: 0x5\r\n\r\n${smuggled}`,
  'a negative length': `${head}Content-Length: -1\r\n\r\n${smuggled}`,
  'a chunk without a size': `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${smuggled}`,
  'a zero byte in a header': `${head}X: a\0b\r\n\r\n${smuggled}`,
  'no host': `GET /v1/account HTTP/1.1\r\n\r\n`,
};

it.each(Object.entries(smuggles))('a request with %s is answered once, with a refusal', async (_, text) => {
  const response = await send(text);
  expect(response.match(/^HTTP\/1\.1 \d+/gm) ?? ['none']).toHaveLength(1);
  expect(response).toMatch(/^HTTP\/1\.1 4\d\d /);
});

it('an oversized header is refused', async () => {
  expect(await send(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
});

/** Ten million characters; nothing decompresses it. */
const bomb = gzipSync(JSON.stringify({ claimId: 'a'.repeat(10_000_000) }));

const bodies: [string, number, string | Buffer, Record<string, string>][] = [
  ['larger than anybody needs', 413, JSON.stringify({ x: 'a'.repeat(20_000) }), {}],
  ['nested a thousand deep', 400, `${'['.repeat(5000)}${']'.repeat(5000)}`, {}],
  ['that is small only because it is packed', 400, bomb, { 'content-encoding': 'gzip' }],
  ['in another type', 415, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['as text, as a foreign form would', 415, '{}', { 'content-type': 'text/plain' }],
  [
    'in XML',
    415,
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
    { 'content-type': 'application/xml' },
  ],
  ['that is half', 400, '{"claimId":', {}],
  ['that is a list', 400, '[]', {}],
  ['that is null', 400, 'null', {}],
  ['with a prototype', 400, '{"__proto__":{"admin":true}}', {}],
  ['with a constructor', 400, '{"constructor":{"prototype":{"admin":true}}}', {}],
];

it.each(bodies)('a claim with a body %s gets %i', async (_, status, payload, headers) => {
  const response = await hiker.call({
    method: 'POST',
    url: '/v1/badges/attempts',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  expect(response.statusCode).toBe(status);
  expect('admin' in {}).toBe(false);
});

it('an invalid position earns nothing', async () => {
  const wrong = [91, -91, 1e308, null, '47.2', [47.2], { $gt: 0 }];
  for (const latitude of wrong) {
    const response = await hiker.claim(places.lighthouse, { latitude } as never);
    expect([latitude, response.statusCode]).toEqual([latitude, 400]);
  }
  for (const accuracy of [-1, null, '5']) {
    expect((await hiker.claim(places.lighthouse, { accuracy } as never)).statusCode).toBe(400);
  }
  expect((await hiker.claim(places.nowhere, { accuracy: 1e9 })).json().outcome).not.toBe('awarded');
  expect(await hiker.badges()).toEqual([]);
});

const files = [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/%252e%252e/package.json',
  '/....//package.json',
  '/..\\package.json',
  '/..%5cpackage.json',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets//etc/passwd',
  '/assets/%00/../../package.json',
  '/assets/..;/package.json',
  '/etc/passwd',
  '//etc/passwd',
  '/file:///etc/passwd',
  '/.env',
  '/.git/config',
  '/data/north-star-trails.sqlite',
  '/node_modules/fastify/package.json',
  '/server/main.ts',
  '/proc/self/environ',
];

it.each(files)('no file outside of the site is served: %s', async (path) => {
  const response = await send(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 (302|308|400|404) /);
  expect(response).not.toMatch(/"fastify"|root:|SQLite format|repositoryformatversion|PATH=/);
});

it.each(['TRACE', 'CONNECT', 'PROPFIND', 'DEBUG'])('the method %s is refused', async (method) => {
  const response = await send(
    `${method} /v1/account HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${hiker.cookie}\r\nConnection: close\r\n\r\n`,
  );
  expect(response).not.toContain(hiker.id);
  expect(response).not.toMatch(/^HTTP\/1\.1 (2|5)/);
});

it('the server is healthy after all of these requests', async () => {
  expect((await test.app.inject('/readyz')).statusCode).toBe(200);
  expect((await hiker.claim(places.lighthouse)).json().outcome).toBe('awarded');
  expect(test.log()).not.toContain('"level":50');
});
