/** Constants of sign-in shared by pages and server. Separate from wire.ts, so that pages do not bundle its schemas. */

/**
 * Readable by pages, without a secret: the mark of the session that this browser is in. A page asks for the account only if it
 * is present, and can detect a late reply about an earlier session.
 */
export const sessionHintCookie = 'nst_signed_in';

/** Prefix of the mark after an offline sign-out that the server has not received. A new sign-in overwrites it. */
export const leavingPrefix = 'leaving.';

/** Sessions from before marks existed. */
export const commonMark = '1';

export const signInProvider = 'google';
export const signInPath = `/v1/account/sessions/oauth2/${signInProvider}`;

/** A sign-in that returns to one of our own pages. */
export const signInReturningTo = (path: string): string => `${signInPath}?${new URLSearchParams({ success: path })}`;

/** Where a visitor lands afterward. */
export const signedInPath = '/badges/me';
export const signInFailedPath = '/auth-failed';

/** Why a sign-in failed, passed to the page it returns to. */
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

/** Cookie with the operator's message for a blocked visitor. Not in the URL, which anyone could forge. */
export const blockedReasonCookie = 'nst_blocked';

/** Query parameter of the failure on our own pages; a client's own URL gets `error`, as in Appwrite. */
export const failureParameter = 'code';
