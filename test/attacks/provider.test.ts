/** A lying identity provider, or an impostor of one, opens no account and no session. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../app.ts';
import { journey, type Lie, type MaliciousProvider, startMaliciousProvider } from '../malicious-provider.ts';

let provider: MaliciousProvider;
let test: TestApp;
beforeAll(async () => {
  provider = await startMaliciousProvider();
  test = await buildTestApp({ environment: provider.environment });
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

const users = () => test.store.db.selectFrom('users').select('id').execute();
const sessions = () => test.store.db.selectFrom('sessions').select('id').execute();

it('an honest provider opens an account, so the other cases fail only because of their lie', async () => {
  expect((await journey(test, provider, {})).headers.location).toMatch(/\/badges\/me$/);
  expect(await users()).toHaveLength(1);
});

it('behind TLS the session cookie is Secure with the __Host- prefix, and its hint cookie is Secure', async () => {
  const secure = await buildTestApp({ environment: { ...provider.environment, PUBLIC_URL: 'https://trails.example' } });
  const { headers } = await journey(secure, provider, {});
  await secure.close();
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^__Host-a_session_north-star-trails_[\w-]{12}=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure$/,
    ),
    expect.stringMatching(/^nst_signed_in=[\w-]{12}; Path=\/; Max-Age=2592000; SameSite=Lax; Secure$/),
  ]);
});

const claims = (change: Record<string, unknown>): Lie => ({ claims: (honest) => ({ ...honest, ...change }) });
const without = (name: string): Lie => ({
  claims: (honest) => Object.fromEntries(Object.entries(honest).filter(([key]) => key !== name)),
});
const seconds = (offset: number) => Math.floor(Date.now() / 1000) + offset;

const lies: Record<string, Lie> = {
  'signed by another key': { signWith: 'another key' },
  'signed by nobody': { signWith: 'nothing' },
  'alg none': { signWith: 'nothing', header: { alg: 'none' } },
  'alg None': { signWith: 'nothing', header: { alg: 'None' } },
  'HS256 with the public key': { signWith: 'the public key as a secret', header: { alg: 'HS256' } },
  'HS256 with the client secret': { signWith: 'the client secret', header: { alg: 'HS256' } },
  'a key of another name': { header: { kid: 'two' }, signWith: 'another key' },
  'its own key in the header': { header: { jwk: { kty: 'oct', k: 'AAAA' } }, signWith: 'another key' },
  'a key from another address': { header: { jku: 'https://evil.example/jwks' }, signWith: 'another key' },
  'a critical header nobody knows': { header: { crit: ['exp-later'], 'exp-later': true } },
  'another issuer': claims({ iss: 'https://evil.example' }),
  'the issuer with a slash more': { claims: (honest) => ({ ...honest, iss: `${honest.iss}/` }) },
  'no issuer': without('iss'),
  'an issuer that is a list': { claims: (honest) => ({ ...honest, iss: [honest.iss] }) },
  'no address, and the user info of somebody else': without('email'),
  'no name, and the user info of somebody else': without('name'),
  'for another client': claims({ aud: 'somebody-else' }),
  'for several without saying for whom': claims({ aud: ['trails', 'somebody-else'] }),
  'for several, and for another': claims({ aud: ['trails', 'somebody-else'], azp: 'somebody-else' }),
  'for nobody': without('aud'),
  'for an empty list': claims({ aud: [] }),
  'of another sign-in': claims({ nonce: 'another' }),
  'without a nonce': without('nonce'),
  'with an empty nonce': claims({ nonce: '' }),
  'with a nonce that is a list': { claims: (honest) => ({ ...honest, nonce: [honest.nonce] }) },
  'run out': claims({ exp: seconds(-3600) }),
  'that never runs out': without('exp'),
  'that runs out in words': claims({ exp: 'tomorrow' }),
  'not valid yet': claims({ nbf: seconds(3600) }),
  'without a time': without('iat'),
  'with a time in words': claims({ iat: 'now' }),
  'without a subject': without('sub'),
  'with an empty subject': claims({ sub: '' }),
  'with a subject that is a number': claims({ sub: 7 }),
  'with a subject that is a list': claims({ sub: ['a'] }),
  'with a subject that is an object': claims({ sub: { toString: 'a' } }),
  'with no subject but null': claims({ sub: null }),
  'with a subject without end': claims({ sub: 'x'.repeat(256) }),
  'of nobody by name, and user info of somebody else': claims({ name: undefined, email: undefined }),
  'no ID token': { answer: ({ id_token: _, ...rest }) => rest },
  'an ID token of two parts': { answer: (honest) => ({ ...honest, id_token: 'a.b' }) },
  'an ID token of five parts': { answer: (honest) => ({ ...honest, id_token: 'a.b.c.d.e' }) },
  'an ID token that is no text': { answer: (honest) => ({ ...honest, id_token: { alg: 'none' } }) },
  'an ID token of nothing': { answer: (honest) => ({ ...honest, id_token: '' }) },
  'no access token': { answer: ({ access_token: _, ...rest }) => rest },
  'a token of another type': { answer: (honest) => ({ ...honest, token_type: 'mac' }) },
  'an answer that is a list': { answer: (honest) => [honest] },
  'an answer that is null': { answer: () => null },
  'an error with a token': { status: 400 },
  'a fault with a token': { status: 500 },
  'a redirect with a token': { status: 302 },
};

it.each(Object.entries(lies))('an ID token that lies (%s) opens no account', async (_, lie) => {
  const before = { users: await users(), sessions: await sessions() };
  const { headers, cookies } = await journey(test, provider, { lie });
  expect(headers.location).toMatch(/\/auth-failed\?code=\w+$/);
  expect(test.log(), 'the operator reads why').toMatch(
    /"reason":"[^"]+ \(OAUTH_[A-Z_]+\)","msg":"identity provider failed/,
  );
  expect(cookies.filter(({ name, value }) => name.includes('a_session') && value)).toEqual([]);
  expect({ users: await users(), sessions: await sessions() }).toEqual(before);
});

const returns: Record<string, (query: URLSearchParams) => void> = {
  'without a state': (query) => query.delete('state'),
  'with another state': (query) => query.set('state', 'another'),
  'with two states': (query) => query.append('state', 'another'),
  'with a state of which one character differs': (query) => {
    const state = query.get('state') ?? '';
    query.set('state', `${state.slice(0, 100)}${state[100] === 'A' ? 'B' : 'A'}${state.slice(101)}`);
  },
  'with a state that is one of ours and more': (query) => query.set('state', `${query.get('state')} `),
  'without a code': (query) => query.delete('code'),
  'with two codes': (query) => query.append('code', 'another'),
  'with a code and an error': (query) => query.set('error', 'access_denied'),
  'with the name of another issuer': (query) => query.set('iss', 'https://evil.example'),
};

it.each(Object.entries(returns))('a callback %s opens no account', async (_, change) => {
  const before = { users: await users(), sessions: await sessions() };
  const { headers } = await journey(test, provider, { change });
  expect(headers.location).toMatch(/\/auth-failed/);
  expect({ users: await users(), sessions: await sessions() }).toEqual(before);
});

it.each<[string, Lie]>([
  ['another issuer', { discovery: (about) => ({ ...about, issuer: 'https://evil.example' }) }],
  ['no token endpoint', { discovery: ({ token_endpoint: _, ...rest }) => rest }],
  [
    'a token endpoint over plain http elsewhere',
    { discovery: (about) => ({ ...about, token_endpoint: 'http://192.0.2.1/token' }) },
  ],
])('a provider whose discovery document has %s opens no account', async (_, lie) => {
  provider.tell(lie, '');
  const fresh = await buildTestApp({ environment: provider.environment });
  try {
    expect((await journey(fresh, provider, { lie })).headers.location).toContain('/auth-failed');
    expect(await fresh.store.db.selectFrom('users').select('id').execute()).toEqual([]);
  } finally {
    await fresh.close();
  }
});
