/** Starts a claim: reads the location once and hands it to the outbox. */
import { readPosition, type VagueFix } from '../../lib/geolocation.ts';
import type { WaitingClaim } from './outbox/claim.ts';
import type { Claimant } from './outbox/claims.ts';

export type ClaimInProgress = {
  /** Resolves once the claim is saved on the device; from then on it cannot be lost. */
  saved: Promise<WaitingClaim>;
  /** Who is there; undefined means the account's own hiker. */
  hikers?: readonly string[] | undefined;
  /** Called at once, and whenever the device gets a better fix. */
  watchFix: (listener: (fix: VagueFix | undefined) => void) => void;
  cancel: () => void;
};

/** The outbox is loaded while the location is read, so the early question does not wait for it. */
export function startClaim(claimant: Claimant): ClaimInProgress {
  const reading = new AbortController();
  let fix: VagueFix | undefined;
  let listener: Parameters<ClaimInProgress['watchFix']>[0] = () => {};
  const onVague = (vague: VagueFix | undefined) => {
    fix = vague;
    listener(fix);
  };
  const save = async () => {
    const position = readPosition(reading.signal, onVague);
    const [taken, { claims }] = await Promise.all([position, import('./outbox/in-page.ts')]);
    return claims().save(taken, claimant);
  };
  return {
    saved: save(),
    hikers: claimant.hikers,
    watchFix: (listen) => {
      listener = listen;
      listen(fix);
    },
    cancel: () => reading.abort(),
  };
}
