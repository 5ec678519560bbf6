/** What both sides know of signing in. Apart from wire.ts, so that pages need not carry its schemas. */

/**
 * Readable by pages, without a secret: the mark of the session that this browser is in. A page asks for the account only if it
 * is there, and a late answer can be told from one about the present session.
 */
export const sessionHintCookie = 'nst_signed_in';

/** Before the mark of a session that was left where the server could not be told. A new sign-in writes over it. */
export const leavingPrefix = 'leaving.';

/** Sessions begun before they had marks of their own. */
export const commonMark = '1';

export const signInProvider = 'google';
export const signInPath = `/v1/account/sessions/oauth2/${signInProvider}`;

/** A sign-in that comes back to one of our own pages. */
export const signInReturningTo = (path: string): string => `${signInPath}?${new URLSearchParams({ success: path })}`;

/** Where a visitor lands afterward. */
export const signedInPath = '/badges/me';
export const signInFailedPath = '/auth-failed';

/** Why a sign-in came to nothing: told to the page it ends on. */
export const signInFailures = [
  'access_denied',
  'sign_in_expired',
  'too_many_sign_ins',
  'provider_unreachable',
  'provider_failed',
  'server_unavailable',
  'server_error',
  'not_set_up',
  'user_blocked',
  'bad_request',
  'no_signal',
] as const;
export type SignInFailure = (typeof signInFailures)[number];

/** Readable by the page that a blocked visitor ends on: what the operator wrote. Not in the address, where anybody could write it. */
export const blockedReasonCookie = 'nst_blocked';

/** Under which name our own page is told; an address that a client gave is told as `error`, as Appwrite does. */
export const failureParameter = 'code';
