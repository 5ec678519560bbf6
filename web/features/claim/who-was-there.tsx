import { useState } from 'react';
import { ActionButton } from '../../ui/message-line.tsx';
import { useCollectors } from '../badges/collection-context.ts';
import { noLastParty, useParty } from '../family/use-party.ts';
import { WhoIsHere } from '../family/who-is-here.tsx';
import { whoWasThere } from '../family/words.ts';
import type { WaitingClaim } from './outbox/claim.ts';
import styles from './who-was-there.module.css';
import { momentOf, sendNow } from './words.ts';

type Props = {
  claim: WaitingClaim;
  onTell: (hikers: readonly string[]) => Promise<void>;
};

/** For a claim that was made before the family was known. */
export function WhoWasThere({ claim, onTell }: Props) {
  const party = useParty(useCollectors(), noLastParty);
  const [hasFailed, setFailed] = useState(false);
  const tell = () => {
    const hikers = party.isReady() && party.leave();
    if (hikers) onTell(hikers).catch(() => setFailed(true));
  };
  return (
    <fieldset className={styles.asked} aria-label={momentOf(claim)}>
      <WhoIsHere party={party} words={whoWasThere} />
      {hasFailed && <p role="alert">{whoWasThere.failed}</p>}
      <ActionButton onClick={tell}>{sendNow}</ActionButton>
    </fieldset>
  );
}
