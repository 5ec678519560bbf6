import { useEffect, useState } from 'react';
import { capitalized, countInWords } from '../../../domain/units.ts';
import { useKeptFocus } from '../../lib/kept-focus.ts';
import { noteIn } from '../../lib/note.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { pinArea } from '../../ui/icons.ts';
import styles from './collection.module.css';
import { EarlierTries } from './earlier-tries.tsx';
import { type EarnedBadge, localDate } from './earned.ts';
import { EarnedGrid } from './earned-grid.tsx';
import { EarnedMap } from './earned-map.tsx';
import { EmptyCollection } from './empty-collection.tsx';
import { type CollectionGuide, isEarned } from './guide.ts';
import { Invitation } from './invitation.tsx';
import { Progress } from './progress.tsx';
import { StatusLine } from './status-line.tsx';
import { StillOutThere } from './still-out-there.tsx';
import { TryDialog } from './try-dialog.tsx';
import { useCollection } from './use-collection.ts';
import { useTries } from './use-tries.ts';

/** The prompt is the first thing a signed-in hiker meets here, once a visit, or whenever a page sent them to try. */
const promptShown = noteIn<true>('sessionStorage', 'prompt-shown');

export function Collection({ guide }: { guide: CollectionGuide }) {
  const { state, account, badges, asOf, reload } = useCollection(guide);
  const tries = useTries(account && { userId: account.$id });
  const [asking, setAsking] = useState(false);
  const { home, watch } = useKeptFocus<HTMLHeadingElement>();
  const isKnown = account !== undefined;

  useEffect(() => {
    const wasSent = new URLSearchParams(location.search).has('try');
    const isFirstTime = isKnown && !promptShown.read();
    if (!wasSent && !isFirstTime) return;
    if (wasSent) history.replaceState(history.state, '', location.pathname);
    setAsking(true);
  }, [isKnown]);

  const ask = () => setAsking(!tries.busy);
  const answer = (yes: boolean) => {
    promptShown.write(true);
    setAsking(false);
    if (yes) tries.start();
  };
  const hikes = guide.regions.flatMap((region) => region.hikes);
  const isEmpty = isKnown && state !== 'loading' && badges.length === 0;

  return (
    <div className={styles.page} {...watch}>
      <header className={`wrap ${styles.head}`}>
        <div>
          <h1 ref={home} tabIndex={-1}>
            Your Collected Badges
          </h1>
          {badges.length > 0 && <p className="lead">{countSentence(guide, badges)}</p>}
          {state === 'loading' && (
            <p className="lead" role="status">
              Loading badges...
            </p>
          )}
        </div>
        {!isEmpty && (state !== 'loading' || badges.length > 0) && (
          <button className={button.main} type="button" aria-disabled={tries.busy} onClick={ask}>
            <Icon drawing={pinArea} /> Try for a badge
          </button>
        )}
      </header>
      <div className="wrap">
        <StatusLine guide={guide} tries={tries} badges={badges} onTry={ask} />
        {state === 'failed' && (
          <p className={styles.failed} role="alert">
            <span>
              Could not load badge data.
              {isKnown && asOf && ` This is your collection as of ${localDate(asOf)}.`}
            </span>
            <button className={button.small} type="button" onClick={reload}>
              Try again
            </button>
          </p>
        )}
        <EarlierTries tries={tries} guide={guide} badges={badges} />
      </div>
      {state === 'signed-out' && <Invitation guide={guide} total={hikes.length} />}
      {isEmpty && <EmptyCollection guide={guide} total={hikes.length} onTry={ask} />}
      {isKnown && <Progress guide={guide} badges={badges} />}
      {badges.length > 0 && (
        <>
          <EarnedGrid
            badges={badges}
            placeholder={guide.placeholder}
            left={hikes.length - hikes.filter(isEarned(badges)).length}
          />
          <EarnedMap guide={guide} badges={badges} />
          <StillOutThere guide={guide} badges={badges} />
        </>
      )}
      <TryDialog open={asking} answers={guide.answers} onAnswer={answer} />
    </div>
  );
}

/** Seven of fifty, in all six regions. The Test Badge does not count. */
function countSentence({ regions }: CollectionGuide, badges: EarnedBadge[]): string {
  const isFound = isEarned(badges);
  const all = regions.flatMap(({ hikes }) => hikes);
  const found = all.filter(isFound).length;
  const reached = regions.filter(({ hikes }) => hikes.some(isFound)).length;
  const counted = `${capitalized(countInWords(found))} of ${countInWords(all.length)}`;
  if (reached === 0) return `${counted}.`;
  if (reached === 1) return `${counted}, in one region.`;
  return `${counted}, in ${reached === regions.length ? 'all ' : ''}${countInWords(reached)} regions.`;
}
