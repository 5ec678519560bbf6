import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { places } from '../../test/badges.ts';
import { type Hiker, makeHiker } from '../../test/hiker.ts';

const ours = 'https://trails.example';
const partner = 'https://partner.example';
const foreign = 'https://evil.example';

let test: TestApp;
let hiker: Hiker;
beforeAll(async () => {
  test = await buildTestApp({
    environment: { PUBLIC_URL: ours, ALLOWED_ORIGINS: `${partner}, https://other.example` },
  });
  hiker = await makeHiker(test);
});
afterAll(() => test.close());

const preflight = (origin: string) =>
  test.app.inject({
    method: 'OPTIONS',
    url: '/v1/badges/attempts',
    headers: { origin, 'access-control-request-method': 'POST' },
  });
const claim = (headers: Record<string, string>) =>
  hiker.call({ method: 'POST', url: '/v1/badges/attempts', payload: { ...places.nowhere }, headers });

describe('pages of our own and of allowed origins', () => {
  it.each([ours, partner])('pages of our own and of allowed origins may call: %s', async (origin) => {
    const response = await preflight(origin);
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: 'origin',
    });
    const headers = String(response.headers['access-control-allow-headers']);
    for (const name of [
      'x-appwrite-project',
      'x-appwrite-response-format',
      'x-sdk-name',
      'x-sdk-platform',
      'x-sdk-language',
      'x-sdk-version',
      'x-fallback-cookies',
      'content-type',
      'accept',
    ]) {
      expect(headers).toContain(name);
    }
    expect((await claim({ origin })).statusCode).toBe(400); // past the check: the body is what is wrong
  });

  it('pages of our own and of allowed origins may also read errors', async () => {
    const response = await test.app.inject({ url: '/v1/account', headers: { origin: partner } });
    expect(response.statusCode).toBe(401);
    expect(response.headers['access-control-allow-origin']).toBe(partner);
  });
});

describe('pages of any other origin', () => {
  it.each([
    foreign,
    'null',
    'http://trails.example',
    'https://trails.example.evil.example',
    'https://trails.example:8443',
  ])('change nothing: %s', async (origin) => {
    expect((await preflight(origin)).statusCode).toBe(403);
    const response = await claim({ origin });
    expect([response.statusCode, response.json().type]).toEqual([403, 'general_access_forbidden']);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
    for (const url of ['/v1/account', '/v1/account/sessions', '/v1/account/sessions/current']) {
      expect((await hiker.call({ method: 'DELETE', url, headers: { origin } })).statusCode).toBe(403);
    }
  });

  it('pages of any other origin may read nothing: there are no CORS headers', async () => {
    const response = await hiker.call({ url: '/v1/account', headers: { origin: foreign } });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('pages of any other origin are also detected without an Origin header', async () => {
    expect((await claim({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await claim({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(400);
  });
});

it('behind TLS cookies are Secure, and secrets have the __Host- prefix', async () => {
  const response = await hiker.del('/v1/account/sessions/current');
  expect(response.statusCode).toBe(204);
  const cookies = [response.headers['set-cookie'] ?? []].flat();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-a_session_north-star-trails']);
  for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; .*; Secure$/);
  const planted = await makeHiker(test);
  const plain = await test.app.inject({
    url: '/v1/account',
    headers: { cookie: `a_session_north-star-trails=${planted.token}` },
  });
  expect(plain.statusCode).toBe(401);
});
