/** The owner of claims in this page, or in the service worker. */
import { fetchAccount, sendAttempt } from '../lib/api.ts';
import { askBrowserForHelp, sendingClaims } from './background.ts';
import { type Claims, ownClaims } from './claims.ts';
import { keepSending } from './keep-sending.ts';
import { openNewsChannel } from './news.ts';
import { openClaimStore } from './store.ts';
import { turns } from './turns.ts';

async function whoIsSignedIn() {
  const account = await fetchAccount();
  return account && { userId: account.$id };
}

let owner: Claims | undefined;

/** Made when it is first asked for: a page is also rendered where there is no browser. */
export function claims(): Claims {
  owner ??= ownClaims({
    store: openClaimStore(),
    server: { whoIsSignedIn, sendAttempt },
    inTurn: turns(sendingClaims),
    channel: openNewsChannel('claims'),
    now: Date.now,
    askBrowserForHelp,
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
