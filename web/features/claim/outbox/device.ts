/** The dependencies that pages and the service worker of a device share. */
import { fetchCompanions, sendClaim, sendCondition } from '../../../lib/api.ts';
import { createLock } from '../../../lib/lock.ts';
import type { Account } from '../../../lib/replies.ts';
import { sendingClaims } from './background.ts';
import { openClaimChannel } from './channel.ts';
import type { Whose } from './claim.ts';
import type { ClaimServer } from './sending.ts';
import { openClaimStore } from './store.ts';

export const device = () => ({
  store: openClaimStore(),
  withLock: createLock(sendingClaims),
  channel: openClaimChannel('claims'),
  now: Date.now,
});

export function serverFor(
  readAccount: () => Promise<Account | undefined>,
  session: () => string | undefined,
): ClaimServer {
  const whoIsSignedIn = async () => {
    const account = await readAccount();
    return account && { userId: account.$id };
  };
  const isFamily = async ({ userId }: Whose) => (await fetchCompanions(userId)).length > 0;
  return { session, whoIsSignedIn, isFamily, sendClaim, sendCondition };
}
