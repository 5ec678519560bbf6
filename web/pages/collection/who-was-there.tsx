import { useState } from 'react';
import type { WaitingClaim } from '../../claims/claim.ts';
import { whoWasThere } from '../../words/family.ts';
import { momentOf, sendNow } from '../../words/tries.ts';
import type { Collector } from './collectors.ts';
import { ActionButton } from './line.tsx';
import { noLastParty, useParty } from './use-party.ts';
import { WhoIsHere } from './who-is-here.tsx';
import styles from './who-was-there.module.css';

type Props = {
  claim: WaitingClaim;
  collectors: readonly Collector[];
  onTell: (hikers: readonly string[]) => Promise<void>;
};

/** For a try that was made when nobody knew who belongs together. */
export function WhoWasThere({ claim, collectors, onTell }: Props) {
  const party = useParty(collectors, noLastParty);
  const [hasFailed, setFailed] = useState(false);
  const tell = () => {
    const hikers = party.isReady() && party.leave();
    if (hikers) onTell(hikers).catch(() => setFailed(true));
  };
  return (
    <fieldset className={styles.asked} aria-label={momentOf(claim)}>
      <WhoIsHere collectors={collectors} party={party} words={whoWasThere} />
      {hasFailed && <p role="alert">{whoWasThere.failed}</p>}
      <ActionButton onClick={tell}>{sendNow}</ActionButton>
    </fieldset>
  );
}
