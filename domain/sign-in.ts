/** What both sides know of signing in. Apart from wire.ts, so that pages need not carry its schemas. */

/** Readable by pages, without a secret: whether asking for the account makes sense at all. */
export const sessionHintCookie = 'nst_signed_in';

export const signInProvider = 'google';
export const signInPath = `/v1/account/sessions/oauth2/${signInProvider}`;

/** Where a visitor lands afterwards. */
export const signedInPath = '/badges/me';
export const signInFailedPath = '/auth-failed';
