/** A real OpenID provider on its own port, as Google is to the server: another origin, a client with a secret. */
import { createServer } from 'node:http';
import { createProvider, getAccountId } from '../server/features/sign-in/demo/provider.ts';

/** @param redirectUris allowed redirect URIs, read at its first request, when they are known */
export async function startIdentityProvider(redirectUris: () => string[]) {
  const client = { clientId: 'trails', clientSecret: 'a-client-secret-of-the-tests' };
  let made: ReturnType<typeof createProvider> | undefined;
  const server = createServer(async (request, response) => {
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
        : { login: { accountId: getAccountId(fields.get('name') ?? ''), remember: false } };
    await provider.interactionFinished(request, response, result);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;

  return {
    issuer,
    environment: { OIDC_ISSUER: issuer, GOOGLE_CLIENT_ID: client.clientId, GOOGLE_CLIENT_SECRET: client.clientSecret },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
