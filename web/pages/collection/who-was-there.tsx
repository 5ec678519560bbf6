import { whoWasThere } from '../../words/family.ts';
import { sendNow } from '../../words/tries.ts';
import type { Collector } from './collectors.ts';
import { ActionButton } from './line.tsx';
import { useParty } from './use-party.ts';
import { WhoIsHere } from './who-is-here.tsx';
import styles from './who-was-there.module.css';

type Props = { collectors: readonly Collector[]; onTell: (hikers: readonly string[]) => void };

/** For a try made before signing in, when nobody of the account was known. */
export function WhoWasThere({ collectors, onTell }: Props) {
  const party = useParty(collectors);
  const tell = () => {
    const hikers = party.isReady() && party.leave();
    if (hikers) onTell(hikers);
  };
  return (
    <div className={styles.asked}>
      <WhoIsHere collectors={collectors} party={party} words={whoWasThere} />
      <ActionButton onClick={tell}>{sendNow}</ActionButton>
    </div>
  );
}
