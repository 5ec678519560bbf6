/** An identity provider that can lie in every part of its responses. Its keys are real, so that a rejection is because of the lie. */
import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { TestApp } from './app.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export type Lie = {
  /** Changes the claims of an honest ID token. */
  claims?: (honest: Record<string, unknown>) => Record<string, unknown>;
  header?: Record<string, unknown>;
  /** With which key and algorithm it is signed. */
  signWith?: 'another key' | 'nothing' | 'the public key as a secret' | 'the client secret';
  /** Changes the response of the token endpoint. */
  answer?: (honest: Record<string, unknown>) => unknown;
  status?: number;
  discovery?: (honest: Record<string, unknown>) => Record<string, unknown>;
};

export async function startMaliciousProvider() {
  const honest = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let lie: Lie = {};
  let nonce = '';
  const client = { clientId: 'trails', clientSecret: 'a-client-secret-of-the-tests-that-is-long' };
  const jwk = { ...honest.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' };

  const signed = (header: object, claims: object): string => {
    const input = `${encode(header)}.${encode(claims)}`;
    const byKey = (key: KeyObject) => sign('sha256', Buffer.from(input), key).toString('base64url');
    const bySecret = (secret: string | Buffer) => createHmac('sha256', secret).update(input).digest('base64url');
    if (lie.signWith === 'nothing') return `${input}.`;
    if (lie.signWith === 'another key') return `${input}.${byKey(other.privateKey)}`;
    if (lie.signWith === 'the client secret') return `${input}.${bySecret(client.clientSecret)}`;
    if (lie.signWith === 'the public key as a secret')
      return `${input}.${bySecret(createPublicKey(honest.privateKey).export({ type: 'spki', format: 'pem' }))}`;
    return `${input}.${byKey(honest.privateKey)}`;
  };

  const server = createServer((request, response) => {
    const send = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const path = request.url?.split('?')[0];
    if (path === '/.well-known/openid-configuration') {
      const about = {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        userinfo_endpoint: `${issuer}/userinfo`,
        id_token_signing_alg_values_supported: ['RS256'],
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
      };
      return send(lie.discovery?.(about) ?? about);
    }
    if (path === '/jwks') return send({ keys: [jwk] });
    if (path === '/userinfo') return send({ sub: 'somebody-else', name: 'Mallory', email: 'm@mail.example' });
    if (path !== '/token') return send({}, 404);
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: client.clientId,
      sub: `visitor-${randomUUID()}`,
      iat: now,
      exp: now + 300,
      nonce,
      name: 'Ada Lake',
      email: 'ada.lake@mail.example',
      email_verified: true,
    };
    const header = { alg: 'RS256', kid: 'one', typ: 'JWT', ...lie.header };
    const answer = {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 300,
      id_token: signed(header, lie.claims?.(claims) ?? claims),
    };
    return send(lie.answer ? lie.answer(answer) : answer, lie.status);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;

  return {
    issuer,
    environment: { OIDC_ISSUER: issuer, GOOGLE_CLIENT_ID: client.clientId, GOOGLE_CLIENT_SECRET: client.clientSecret },
    /** Sets the lie from now on, for a visitor with this nonce. */
    tell(next: Lie, sent: string): void {
      lie = next;
      nonce = sent;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type MaliciousProvider = Awaited<ReturnType<typeof startMaliciousProvider>>;

type Journey = {
  lie?: Lie;
  /** The query of the URL that starts the sign-in. */
  query?: string;
  /** Changes the query of the callback. */
  change?: (query: URLSearchParams) => void;
};

/** Starts a sign-in and returns through the provider's callback; returns the response to the start where that was refused. */
export async function journey(
  { app }: TestApp,
  provider: MaliciousProvider,
  { lie = {}, query = '', change }: Journey,
) {
  const headers = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', accept: 'text/html' };
  const start = await app.inject({ url: `/v1/account/sessions/oauth2/google${query}`, headers });
  const location = String(start.headers.location);
  if (!location.startsWith(provider.issuer)) return start;
  const asked = new URL(location).searchParams;
  provider.tell(lie, asked.get('nonce') ?? '');
  const back = new URLSearchParams({ code: 'a-code', state: asked.get('state') ?? '' });
  change?.(back);
  const cookie = start.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const url = `/v1/account/sessions/oauth2/callback/google?${back}`;
  return app.inject({ url, headers: { ...headers, cookie } });
}
