/** A sign-in from its start to the session: the pending state, and the account it belongs to. */
import { retention } from '../../../domain/time/retention.ts';
import type { SignInFailure } from '../../../domain/wire/sign-in.ts';
import type { Clock } from '../../clock.ts';
import { whyBlocked } from '../../store/accounts.ts';
import type { Store } from '../../store/open.ts';
import { hashOf, newSecret } from '../../store/sessions.ts';
import { consumeSignIn, saveSignIn } from '../../store/sign-ins.ts';
import { userOfIdentity } from '../../store/users.ts';
import { type IdentityProvider, newSecrets, ProviderFault } from './provider.ts';

type Start = { redirectUri: string; success: string; failure: string; browserSecret: string | undefined };

export type Finish =
  | { ok: true; userId: string; target: string }
  /** The target is the client's failure URL, if it gave one. */
  | { ok: false; code: SignInFailure; target: string | undefined; cause?: unknown; blockedReason?: string };

/** Hook of the demonstration after a sign-in. */
export type Welcome = (userId: string, name: string) => Promise<void>;

export async function startSignIn(store: Store, provider: IdentityProvider, clock: Clock, start: Start) {
  const secrets = newSecrets();
  // Binds the sign-in to the browser that started it; parallel ones in its tabs share the secret.
  const browserSecret = start.browserSecret ?? newSecret();
  const url = await provider.authorizationUrl(start.redirectUri, secrets);
  await saveSignIn(store.db, {
    state_hash: hashOf(secrets.state),
    browser_hash: hashOf(browserSecret),
    nonce: secrets.nonce,
    code_verifier: secrets.codeVerifier,
    redirect_uri: start.redirectUri,
    success_url: start.success,
    failure_url: start.failure,
    expires_at: new Date(clock().getTime() + retention.signInMinutes * 60_000).toISOString(),
  });
  return { url, browserSecret };
}

export async function finishSignIn(
  store: Store,
  provider: IdentityProvider,
  clock: Clock,
  query: string,
  browserSecret: string | undefined,
  welcome?: Welcome,
): Promise<Finish> {
  const parameters = new URLSearchParams(query);
  const state = parameters.get('state') ?? '';
  const begun = await consumeSignIn(store.db, hashOf(state), clock());
  if (!begun) return { ok: false, code: 'sign_in_expired', target: undefined };
  const target = begun.failure_url;
  if (!browserSecret || hashOf(browserSecret) !== begun.browser_hash) {
    return { ok: false, code: 'sign_in_expired', target };
  }
  if (parameters.get('error') === 'access_denied') return { ok: false, code: 'access_denied', target };
  try {
    const secrets = { state, nonce: begun.nonce, codeVerifier: begun.code_verifier };
    const identity = await provider.identify(new URL(`${begun.redirect_uri}?${query}`), secrets);
    const userId = await userOfIdentity(store.db, identity, clock());
    const blockedReason = await whyBlocked(store.db, userId);
    if (blockedReason !== undefined) return { ok: false, code: 'user_blocked', target, blockedReason };
    await welcome?.(userId, identity.name);
    return { ok: true, userId, target: begun.success_url };
  } catch (cause) {
    return { ok: false, code: cause instanceof ProviderFault ? cause.code : 'server_error', target, cause };
  }
}
