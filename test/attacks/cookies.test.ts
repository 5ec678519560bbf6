/** Cookies that another host of the same domain has planted never become a session of ours. */
import { get } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toMark } from '../../server/http/session.ts';
import { buildTestApp, type TestApp } from '../app.ts';
import { type Hiker, makeHiker } from '../hiker.ts';

const name = '__Host-a_session_north-star-trails';

let test: TestApp;
let attacker: Hiker;
let victim: Hiker;
let origin: string;
beforeAll(async () => {
  test = await buildTestApp({ environment: { PUBLIC_URL: 'https://trails.example' } });
  attacker = await makeHiker(test, 'Eve');
  victim = await makeHiker(test, 'Ada');
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

/** Through a real port: bytes above 127 arrive as they do from a browser. */
const ask = (cookie: string) =>
  new Promise<{ status: number | undefined; cookies: string[] }>((resolve, reject) => {
    get(`${origin}/v1/account`, { headers: { cookie } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, cookies: response.headers['set-cookie'] ?? [] });
    }).on('error', reject);
  });

it('a session cookie is accepted with spaces and tabs around its name and value', async () => {
  for (const cookie of [`${name}=${victim.token}`, `a=1; \t${name} = ${victim.token}\t ;b=2`])
    expect((await ask(cookie)).status).toBe(200);
});

it.each(['\u00a0', '\u0085', '\u00ad', '"', '(', '\u00ff'])(
  'a cookie with %j before, in or after the name of the session is none of ours',
  async (character) => {
    for (const planted of [
      `${character}${name}`,
      `${name}${character}`,
      ` ${character} ${name}`,
      `${name} ${character}`,
    ]) {
      const { status, cookies } = await ask(`${planted}=${attacker.token}`);
      expect([planted, status, cookies]).toEqual([planted, 401, []]);
    }
    const beside = await ask(`${character}${name}=${attacker.token}; ${name}=${victim.token}`);
    expect(beside.status, 'the own session is used').toBe(200);
  },
);

it('of two sessions in one request none is used and both are removed, whatever the hint says', async () => {
  const marked = ({ token }: Hiker) => `${name}_${toMark(token)}=${token}`;
  for (const hint of [attacker, victim].map(({ token }) => toMark(token))) {
    const { status, cookies } = await ask(`${marked(victim)}; ${marked(attacker)}; nst_signed_in=${hint}`);
    expect(status).toBe(401);
    expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual(
      [victim, attacker].map(({ token }) => `${name}_${toMark(token)}=`),
    );
    for (const cookie of cookies) expect(cookie).toContain('Max-Age=0');
  }
});

it('the hint cookie alone decides nothing', async () => {
  for (const hint of ['1', toMark(victim.token), `leaving.${toMark(victim.token)}`]) {
    expect((await ask(`nst_signed_in=${hint}`)).status).toBe(401);
    expect((await ask(`${name}=${victim.token}; nst_signed_in=${hint}`)).status).toBe(200);
  }
});

it('a cookie header of spaces costs no more than another', async () => {
  const { status } = await ask(`a=${' '.repeat(12_000)}x; ${name}=${victim.token}`);
  expect(status).toBe(200);
});
