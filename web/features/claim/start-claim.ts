/** A try under way: the position is read once and handed to the owner of claims. */
import { NoPosition, readPosition, type VagueFix } from '../../lib/geolocation.ts';
import type { WaitingClaim } from './outbox/claim.ts';
import type { Claimant } from './outbox/claims.ts';
import { promptShown } from './sent-for.ts';

export type ClaimInProgress = {
  /** Kept on the device; from then on nothing of it is lost. */
  kept: Promise<WaitingClaim>;
  /** Those who are there; without a word of them the account's own hiker. */
  hikers?: readonly string[] | undefined;
  /** Called at once, and whenever the device gets a better fix. */
  watchFix: (listener: (fix: VagueFix | undefined) => void) => void;
  cancel: () => void;
};

/** The owner comes while the position is read: whoever asks early does not wait for it. */
export function startClaim(claimant: Claimant): ClaimInProgress {
  const reading = new AbortController();
  let fix: VagueFix | undefined;
  let listener: Parameters<ClaimInProgress['watchFix']>[0] = () => {};
  const onVague = (vague: VagueFix | undefined) => {
    fix = vague;
    listener(fix);
  };
  const keep = async () => {
    const position = readPosition(reading.signal, onVague);
    const [taken, { claims }] = await Promise.all([position, import('./outbox/in-page.ts')]);
    return claims().keep(taken, claimant);
  };
  const kept = keep();
  // The prompt comes back on the next visit to who leaves before, to sign in for example, and to who got no position.
  kept.then(() => promptShown.write(true)).catch((error) => mayGetPositionLater(error) || promptShown.write(true));
  return {
    kept,
    hikers: claimant.hikers,
    watchFix: (listen) => {
      listener = listen;
      listen(fix);
    },
    cancel: () => reading.abort(),
  };
}

const mayGetPositionLater = (error: unknown): boolean =>
  error instanceof NoPosition && (error.reason === 'refused' || error.reason === 'failed');
