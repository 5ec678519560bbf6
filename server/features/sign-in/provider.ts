/** The identity provider as the sign-in sees it: OpenID Connect, authorization code with PKCE, state and nonce. */
import { hash } from 'node:crypto';
import * as oidc from 'openid-client';
import { visibleName } from '../../../domain/wire/visible-text.ts';
import { isLoopback } from '../../config.ts';
import type { ProviderIdentity } from '../../store/users.ts';

export type Client = {
  /** Discovered at the first sign-in, and retried until it succeeds. */
  issuer(): string | Promise<string>;
  clientId: string;
  clientSecret: string;
  /** Issuer name of stored identities, if it differs from the issuer URL. */
  knownAs?: string;
  /** Prompt every time instead of reusing the last visitor's session. */
  alwaysAsk?: boolean;
};
export type Secrets = { state: string; nonce: string; codeVerifier: string };

export type IdentityProvider = {
  authorizationUrl(redirectUri: string, secrets: Secrets): Promise<URL>;
  /** The verified identity, from the callback URL. */
  identify(callbackUrl: URL, secrets: Secrets): Promise<ProviderIdentity>;
};

/** A failure of the provider or its response; any other error thrown here is our own fault. */
export class ProviderFault extends Error {
  readonly code: 'provider_unreachable' | 'provider_failed';
  constructor(cause: unknown) {
    super('identity provider failed', { cause });
    this.name = 'ProviderFault';
    this.code = isUnreachable(cause) ? 'provider_unreachable' : 'provider_failed';
  }
}

const isUnreachable = (error: unknown): boolean =>
  isFetchFailure(error) || (error instanceof oidc.ClientError && error.code === 'OAUTH_TIMEOUT');

const providerErrors = [
  oidc.ClientError,
  oidc.ResponseBodyError,
  oidc.AuthorizationResponseError,
  oidc.WWWAuthenticateChallengeError,
];

async function callProvider<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    if (isUnreachable(error) || providerErrors.some((kind) => error instanceof kind)) throw new ProviderFault(error);
    throw error;
  }
}

type Coded = Error & { code?: unknown; error?: unknown; status?: unknown };

/**
 * Why the provider failed, for the operator: messages of Node and our library, and codes. Not the provider's own text, which may
 * contain data that does not belong in a log.
 */
export function getReason(failure: unknown): string {
  if (!(failure instanceof Error)) return typeof failure === 'string' ? failure : 'no reason given';
  const { message, code, error, status, cause }: Coded = failure;
  const codes = [code, error, status].filter((part) => /^[\w.-]{1,64}$/.test(String(part ?? '')));
  const own = codes.length > 0 ? `${message} (${codes.join(', ')})` : message;
  return isFetchFailure(failure) ? `${own}: ${getReason(getFirst(cause))}` : own;
}

/** The cause has more detail, and is never text of the provider: connect ECONNREFUSED 192.0.2.1:443, self-signed certificate. */
const isFetchFailure = (failure: unknown): boolean =>
  failure instanceof TypeError && failure.message === 'fetch failed';

/** Of several addresses that were tried. */
const getFirst = (cause: unknown): unknown =>
  cause instanceof AggregateError && cause.message === '' ? cause.errors[0] : cause;

/** The limit of OpenID Connect Core. */
export const longestSubject = 255;

export function makeIdentityProvider(client: Client): IdentityProvider {
  let discovered: Promise<oidc.Configuration> | undefined;
  const configuration = () => {
    discovered ??= callProvider(discover(client)).catch((error) => {
      discovered = undefined; // the next visitor tries again
      throw error;
    });
    return discovered;
  };

  return {
    async authorizationUrl(redirectUri, { state, nonce, codeVerifier }) {
      return oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: hash('sha256', codeVerifier, 'base64url'),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...(client.alwaysAsk && { prompt: 'login' }),
      });
    },
    async identify(callbackUrl, { state, nonce, codeVerifier }) {
      const config = await configuration();
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
      const tokens = await callProvider(
        oidc.authorizationCodeGrant(config, callbackUrl, { ...checks, idTokenExpected: true }),
      );
      const claims = tokens.claims();
      if (!claims) throw new ProviderFault('it sent no ID token');
      if (claims.sub.length < 1 || claims.sub.length > longestSubject) throw new ProviderFault('it names nobody');
      const complete = claims.name && claims.email;
      const more = complete ? {} : await callProvider(oidc.fetchUserInfo(config, tokens.access_token, claims.sub));
      const { name, email, email_verified: verified }: Record<string, unknown> = { ...more, ...claims };
      return {
        issuer: client.knownAs ?? claims.iss,
        subject: claims.sub,
        name: plain(name),
        email: plain(email),
        emailVerified: verified === true,
      };
    },
  };
}

/** Why sign-in cannot work with this client; undefined if the issuer is fine. */
export const issuerError = (client: Client): Promise<string | undefined> =>
  discover(client).then(() => undefined, getReason);

async function discover(client: Client): Promise<oidc.Configuration> {
  const issuer = new URL(await client.issuer());
  const insecure = issuer.protocol === 'http:' && isLoopback(issuer.hostname);
  const execute = [oidc.enableNonRepudiationChecks, ...(insecure ? [oidc.allowInsecureRequests] : [])];
  return oidc.discovery(issuer, client.clientId, client.clientSecret, undefined, { execute, timeout: 10 });
}

const plain = (value: unknown): string => (typeof value === 'string' ? visibleName(value, 200) : '');
