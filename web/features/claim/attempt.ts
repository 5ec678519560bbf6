/** A try under way: the position is read once and handed to the owner of claims. */

import { readPosition } from '../../lib/geolocation.ts';
import type { WaitingClaim } from './outbox/claim.ts';
import type { Tryer } from './outbox/claims.ts';
import { promptShown } from './sent-for.ts';

export type Attempt = {
  /** Kept on the device; from then on nothing of it is lost. */
  kept: Promise<WaitingClaim>;
  /** Those who are there; without a word of them the account's own hiker. */
  hikers?: readonly string[] | undefined;
  cancel: () => void;
};

/** The owner comes while the position is read: whoever asks early does not wait for it. */
export function attempt(tryer: Tryer): Attempt {
  const reading = new AbortController();
  const keep = async () => {
    const [position, { claims }] = await Promise.all([readPosition(reading.signal), import('./outbox/in-page.ts')]);
    return claims().keep(position, tryer);
  };
  const kept = keep();
  // Whoever leaves before, to sign in for example, has lost the try and is asked again.
  kept.catch(() => {}).then(() => promptShown.write(true));
  return { kept, hikers: tryer.hikers, cancel: () => reading.abort() };
}
