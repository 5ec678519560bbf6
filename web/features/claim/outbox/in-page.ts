/** The outbox of a page. */
import { sessionMark } from '../../../lib/session-hint.ts';
import { whoIsSignedIn } from '../../session/who.ts';
import { sendWhenClosed } from './background.ts';
import { type Claims, ownClaims } from './claims.ts';
import { device, serverFor } from './device.ts';
import { keepFromClearing } from './keep-from-clearing.ts';
import { keepSending } from './keep-sending.ts';

let owner: Claims | undefined;

/** Created on first use: pages are also prerendered, without a browser. */
export function claims(): Claims {
  owner ??= ownClaims({
    ...device(),
    server: serverFor(whoIsSignedIn, sessionMark),
    browser: { sendWhenClosed, keepFromClearing },
    isWorker: false,
  });
  return owner;
}

let isStarted = false;

/** Once per page, however many parts ask for it. */
export function keepSendingClaims(): void {
  if (isStarted) return;
  isStarted = true;
  keepSending(claims());
}
