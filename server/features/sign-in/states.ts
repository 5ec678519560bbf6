/**
 * A pending sign-in travels with its visitor: encrypted, as the `state` of OpenID Connect, so that starting one costs no write. Only the
 * browser that holds the secret can open it. The key is derived from the client secret, which all servers share.
 */
import { createCipheriv, createDecipheriv, createSecretKey, hash, hkdfSync, randomBytes } from 'node:crypto';

export type PendingSignIn = { success: string; failure: string; expiresAt: number };

export type States = {
  seal(pending: PendingSignIn, browserSecret: string): string;
  /** Undefined if it was made up or changed, or belongs to another browser. */
  open(state: string, browserSecret: string): PendingSignIn | undefined;
};

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export function makeStates(clientSecret: string): States {
  // A prepared key: with its bytes every sign-in costs four times as much.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', clientSecret, '', 'state of a sign-in', 32)));
  return {
    seal(pending, browserSecret) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(browserSecret));
      const text = Buffer.concat([sealing.update(JSON.stringify(pending)), sealing.final()]);
      return Buffer.concat([iv, text, sealing.getAuthTag()]).toString('base64url');
    },
    open(state, browserSecret) {
      const bytes = Buffer.from(state, 'base64url');
      const isOneOfOurs = bytes.length > ivBytes + tagBytes && bytes.toString('base64url') === state;
      if (!isOneOfOurs) return undefined;
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(browserSecret))
        .setAuthTag(bytes.subarray(-tagBytes));
      try {
        const text = Buffer.concat([opening.update(bytes.subarray(ivBytes, -tagBytes)), opening.final()]);
        return JSON.parse(text.toString('utf8'));
      } catch {
        return undefined;
      }
    },
  };
}

/** Nonce and PKCE verifier are derived from the secret of the browser, so that they need not travel. Every state is different. */
export const toSecrets = (state: string, browserSecret: string) => ({
  state,
  nonce: hash('sha256', `nonce ${state} ${browserSecret}`, 'base64url'),
  codeVerifier: hash('sha256', `verifier ${state} ${browserSecret}`, 'base64url'),
});
