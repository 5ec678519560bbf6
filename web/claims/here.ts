/** The owner of claims in this page, or in the service worker. */
import { whoIsSignedIn } from '../account/who.ts';
import { sendAttempt } from '../lib/api.ts';
import { browserHelp, sendingClaims } from './background.ts';
import type { Whose } from './claim.ts';
import { type Claims, ownClaims } from './claims.ts';
import { keepSending } from './keep-sending.ts';
import { openNewsChannel } from './news.ts';
import { openClaimStore } from './store.ts';
import { turns } from './turns.ts';

async function sender(): Promise<Whose | undefined> {
  const account = await whoIsSignedIn();
  return account && { userId: account.$id };
}

let owner: Claims | undefined;

/** Made when it is first asked for: a page is also rendered where there is no browser. */
export function claims(): Claims {
  owner ??= ownClaims({
    store: openClaimStore(),
    server: { whoIsSignedIn: sender, sendAttempt },
    inTurn: turns(sendingClaims),
    channel: openNewsChannel('claims'),
    now: Date.now,
    browser: browserHelp,
    isWorker: typeof document === 'undefined',
  });
  return owner;
}

let isKept = false;

/** Once in a page, whoever of its parts asks first. */
export function keepSendingClaims(): void {
  if (isKept) return;
  isKept = true;
  keepSending(claims());
}
