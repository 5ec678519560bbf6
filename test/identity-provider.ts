/** A real OpenID provider on its own port, as Google is to the server: another origin, a client with a secret. */
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { accountIdOf, createProvider } from '../server/features/sign-in/demo/provider.ts';

/** @param redirectUris allowed redirect URIs, read at its first request, when they are known */
export async function startIdentityProvider(redirectUris: () => string[]) {
  const client = { clientId: 'trails', clientSecret: 'a-client-secret-of-the-tests' };
  let made: ReturnType<typeof createProvider> | undefined;
  let publishedKeys: object | undefined;
  const server = createServer(async (request, response) => {
    if (publishedKeys && request.url === '/jwks') {
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(publishedKeys));
    }
    made ??= createProvider(issuer, { ...client, redirectUris: redirectUris() }, '/sign-in');
    const provider = made;
    if (!request.url?.startsWith('/sign-in/')) return provider.callback()(request, response);
    if (request.method === 'GET') return response.end('Who are you?');
    let body = '';
    for await (const chunk of request) body += chunk;
    const fields = new URLSearchParams(body);
    const result =
      fields.get('answer') === 'cancel'
        ? { error: 'access_denied' }
        : { login: { accountId: accountIdOf(fields.get('name') ?? ''), remember: false } };
    await provider.interactionFinished(request, response, result);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;

  return {
    issuer,
    environment: { OIDC_ISSUER: issuer, GOOGLE_CLIENT_ID: client.clientId, GOOGLE_CLIENT_SECRET: client.clientSecret },
    /** From now on it signs with keys other than those it publishes. */
    async changeKeys() {
      const { keys } = (await (await fetch(`${issuer}/jwks`)).json()) as { keys: object[] };
      const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
      publishedKeys = { keys: keys.map((key) => ({ ...key, ...other })) };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
