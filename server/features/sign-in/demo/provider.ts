/** A real OpenID provider that accepts any name. For demonstrations and tests, never for production. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider, { type Configuration } from 'oidc-provider';
import { memoryAdapter } from './memory-adapter.ts';

export type DemoClient = { clientId: string; clientSecret: string; redirectUris: string[] };

export function createProvider(issuer: string, client: DemoClient, interactionPath: string): Provider {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const configuration: Configuration = {
    adapter: memoryAdapter({ forget: ['Session'] }), // the next visitor may be another person
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: client.redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        application_type: 'web',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false, // name and e-mail in the ID token, as Google has them
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Grant: 600, Interaction: 600, Session: 600 },
    interactions: { url: (_ctx, interaction) => `${interactionPath}/${interaction.uid}` },
    expiresWithSession: () => false,
    clientBasedCORS: () => false,
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => getClaims(accountId) }),
    async loadExistingGrant(ctx) {
      const { provider, client: asking, session } = ctx.oidc;
      const grant = new provider.Grant({ clientId: asking?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError(ctx, out) {
      ctx.type = 'text';
      ctx.body = `This sign-in cannot go on: ${out.error}.\n`;
    },
  };
  return new Provider(issuer, configuration);
}

/** An account is its name, so that the same name finds its badges again. */
export const getAccountId = (name: string): string => Buffer.from(name, 'utf8').toString('base64url');

export function getClaims(accountId: string) {
  const name = Buffer.from(accountId, 'base64url').toString('utf8');
  const mailbox = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '');
  return { sub: accountId, name, email: `${mailbox || 'hiker'}@demo.invalid`, email_verified: true };
}
