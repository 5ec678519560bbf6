import { useEffect, useState } from 'react';
import { capitalized, countInWords } from '../../../domain/units.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { pinArea } from '../../ui/icons.ts';
import styles from './collection.module.css';
import { EarnedGrid } from './earned-grid.tsx';
import { EarnedMap } from './earned-map.tsx';
import { EmptyCollection } from './empty-collection.tsx';
import type { CollectionGuide } from './guide.ts';
import { Invitation } from './invitation.tsx';
import { Progress } from './progress.tsx';
import { StatusLine } from './status-line.tsx';
import { StillOutThere } from './still-out-there.tsx';
import { TryDialog } from './try-dialog.tsx';
import { useCollection } from './use-collection.ts';
import { useTries } from './use-tries.ts';
import { WaitingClaims } from './waiting-claims.tsx';

/** The prompt is the first thing a signed-in hiker meets here, once a visit, or whenever a page sent them to try. */
const promptShown = 'prompt-shown';

export function Collection({ guide }: { guide: CollectionGuide }) {
  const collection = useCollection(guide);
  const tries = useTries(collection.reload);
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    const sent = new URLSearchParams(location.search).has('try');
    const firstTime = collection.state === 'signed-in' && sessionStorage.getItem(promptShown) === null;
    if (!sent && !firstTime) return;
    sessionStorage.setItem(promptShown, 'yes');
    if (sent) history.replaceState(history.state, '', location.pathname);
    setAsking(true);
  }, [collection.state]);

  const answer = (yes: boolean) => {
    setAsking(false);
    if (yes) tries.start(collection.account?.$id);
  };
  const ask = () => setAsking(true);
  const total = guide.regions.reduce((sum, region) => sum + region.hikes.length, 0);
  const { badges } = collection;

  return (
    <div className={styles.page}>
      <header className={`wrap ${styles.head}`}>
        <div>
          <h1>Your Collected Badges</h1>
          {badges.length > 0 && <p className="lead">{countSentence(badges.length, total)}</p>}
          {collection.state === 'loading' && (
            <p className="lead" role="status">
              Loading badges...
            </p>
          )}
        </div>
        {(badges.length > 0 || collection.state === 'signed-out') && (
          <button className={button.main} type="button" onClick={ask}>
            <Icon drawing={pinArea} /> Try for a badge
          </button>
        )}
      </header>
      <div className="wrap">
        <StatusLine
          guide={guide}
          status={tries.status}
          badges={badges}
          onTry={ask}
          onCancel={tries.cancel}
          onDismiss={tries.dismiss}
        />
        {collection.state === 'failed' && (
          <p className={styles.failed} role="alert">
            Could not load badge data.{' '}
            <button className={button.small} type="button" onClick={collection.reload}>
              Try again
            </button>
          </p>
        )}
        <WaitingClaims claims={tries.claims} guide={guide} onSend={tries.sendNow} onDismiss={tries.dismiss} />
      </div>
      {collection.state === 'signed-out' && <Invitation guide={guide} total={total} />}
      {collection.state === 'signed-in' && badges.length === 0 && (
        <EmptyCollection guide={guide} total={total} onTry={ask} />
      )}
      {collection.state === 'signed-in' && <Progress guide={guide} badges={badges} />}
      {badges.length > 0 && <EarnedGrid badges={badges} placeholder={guide.placeholder} left={total - badges.length} />}
      {badges.length > 0 && <EarnedMap guide={guide} badges={badges} />}
      {badges.length > 0 && <StillOutThere guide={guide} badges={badges} />}
      <TryDialog open={asking} answers={guide.answers} onAnswer={answer} />
    </div>
  );
}

const countSentence = (count: number, total: number): string =>
  `${capitalized(countInWords(count))} of ${countInWords(total)}.`;
