/** A sign-in from its start to the session: the pending state, and the account it belongs to. */
import { retention } from '../../../domain/time/retention.ts';
import type { SignInFailure } from '../../../domain/wire/sign-in.ts';
import type { Clock } from '../../clock.ts';
import { whyBlocked } from '../../store/accounts.ts';
import type { Store } from '../../store/open.ts';
import { newSecret } from '../../store/sessions.ts';
import { userOfIdentity } from '../../store/users.ts';
import type { Limits } from './limits.ts';
import { type IdentityProvider, ProviderFault } from './provider.ts';
import { type States, toSecrets } from './states.ts';

type Start = { redirectUri: string; success: string; failure: string; browserSecret: string | undefined };

type Return = { callback: URL; address: string; browserSecret: string | undefined };

export type Finish =
  | { ok: true; userId: string; target: string }
  /** The target is the client's failure URL, if it gave one. */
  | { ok: false; code: SignInFailure; target: string | undefined; cause?: unknown; blockedReason?: string };

/** Hook of the demonstration after a sign-in. */
export type Welcome = (userId: string, name: string) => Promise<void>;

type Needs = { store: Store; states: States; limits: Limits; clock: Clock; welcome?: Welcome | undefined };

export async function startSignIn({ states, clock }: Needs, provider: IdentityProvider, start: Start) {
  // Binds the sign-in to the browser that started it; parallel ones in its tabs share the secret.
  const { redirectUri, success, failure, browserSecret = newSecret() } = start;
  const expiresAt = clock().getTime() + retention.signInMinutes * 60_000;
  const state = states.seal({ success, failure, expiresAt }, browserSecret);
  return { url: await provider.authorizationUrl(redirectUri, toSecrets(state, browserSecret)), browserSecret };
}

export async function finishSignIn(
  { store, states, limits, clock, welcome }: Needs,
  provider: IdentityProvider,
  { callback, address, browserSecret }: Return,
): Promise<Finish> {
  const state = callback.searchParams.get('state') ?? '';
  const begun = browserSecret && states.open(state, browserSecret);
  if (!browserSecret || !begun || begun.expiresAt <= clock().getTime())
    return { ok: false, code: 'sign_in_expired', target: undefined };
  const target = begun.failure;
  if (callback.searchParams.get('error') === 'access_denied') return { ok: false, code: 'access_denied', target };
  try {
    const rejection = await limits.getRejection({ address, state });
    if (rejection) return { ok: false, code: rejection, target };
    const identity = await provider.identify(callback, toSecrets(state, browserSecret));
    const userId = await userOfIdentity(store.db, identity, clock());
    const blockedReason = await whyBlocked(store.db, userId);
    if (blockedReason !== undefined) return { ok: false, code: 'user_blocked', target, blockedReason };
    await welcome?.(userId, identity.name);
    return { ok: true, userId, target: begun.success };
  } catch (cause) {
    return { ok: false, code: cause instanceof ProviderFault ? cause.code : 'server_error', target, cause };
  }
}
