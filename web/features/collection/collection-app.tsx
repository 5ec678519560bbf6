import { memo, useState } from 'react';
import { useKeptFocus } from '../../lib/kept-focus.ts';
import { actions } from '../../ui/action.messages.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { noSignal, pinArea } from '../../ui/icons.ts';
import { AppealAnswers } from '../appeals/appeal-answers.tsx';
import { CollectorsContext, GuideContext, useCollectors, useGuide } from '../badges/collection-context.ts';
import type { EarnedBadge } from '../badges/earned.ts';
import { type CollectionGuide, isEarned } from '../badges/guide.ts';
import type { Collector } from '../badges/hikers.ts';
import { AfterClaim, useCameToReport } from '../claim/after-claim.tsx';
import { ClaimDialog, useClaimQuestion } from '../claim/claim-dialog.tsx';
import { EarlierClaims } from '../claim/earlier-claims.tsx';
import { isWaiting } from '../claim/outbox/claim.ts';
import { claimQuestion, tryAddress } from '../claim/start-claim.ts';
import { StatusLine } from '../claim/status-line.tsx';
import { type ClaimFlow, useClaimFlow } from '../claim/use-claim-flow.ts';
import { familyWords, whoIsHere } from '../family/family.messages.ts';
import { FamilyBar } from '../family/family-bar.tsx';
import { useParty } from '../family/use-present-hikers.ts';
import { WhoIsHere } from '../family/who-is-here.tsx';
import { Milestones } from '../milestones/milestones.tsx';
import { collectionWords } from './collection.messages.ts';
import styles from './collection.module.css';
import type { LoadState } from './collection-store.ts';
import { Complete } from './complete.tsx';
import { EarnedGrid } from './earned-grid.tsx';
import { EarnedMap } from './earned-map.tsx';
import { EmptyCollection } from './empty-collection.tsx';
import { FamilyMap } from './family-map.tsx';
import { Invitation } from './invitation.tsx';
import { Progress } from './progress.tsx';
import { StillOutThere } from './still-out-there.tsx';
import { useCollection } from './use-collection.ts';

export function Collection({ guide }: { guide: CollectionGuide }) {
  const { state, account, collectors, isFamilyKnown, asOf, reload } = useCollection(guide);
  const [chosen, choose] = useState<string>();
  const shown = collectors.find(({ id }) => id === chosen) ?? collectors[0];
  const { badges } = shown;
  const isFamily = collectors.length > 1;
  const flow = useClaimFlow(account && { userId: account.$id }, isFamilyKnown);
  const question = useClaimQuestion(guide, isFamilyKnown || state !== 'loading');
  const { home, watch } = useKeptFocus<HTMLDivElement>();

  const party = useParty(collectors);
  const cameToReport = useCameToReport(isFamilyKnown || state !== 'loading', () =>
    flow.start(isFamily ? [collectors[0].id] : undefined),
  );

  const ask = () => !flow.busy && claimQuestion.open();
  const tryAgain = () => !flow.busy && flow.start(party.leave());
  const answer = (yes: boolean) => {
    if (yes && !party.isReady()) return;
    claimQuestion.close();
    if (yes) flow.start(party.leave());
  };
  const hikes = guide.regions.flatMap((region) => region.hikes);
  /** A list that failed to load is not shown as empty. */
  const isListed = account !== undefined && (state === 'signed-in' || (asOf !== undefined && state !== 'loading'));
  const isEmpty = isListed && badges.length === 0;
  const hasAll = ({ badges }: Collector) => hikes.every(isEarned(badges));
  /** If the pressed control is gone, the focus moves to the answer, so that it is read once and not interrupted. */
  const isAnswered = flow.status.kind === 'claim' && !isWaiting(flow.status.claim);

  return (
    <GuideContext value={guide}>
      <CollectorsContext value={collectors}>
        <div className={styles.page} {...watch}>
          <header className={`wrap ${styles.head}`}>
            <div>
              <h1 ref={isAnswered ? undefined : home} tabIndex={-1}>
                {shown.isOwn ? collectionWords.title : familyWords.titleOf(shown)}
              </h1>
              {badges.length > 0 && <p className="lead">{countSentence(guide, badges)}</p>}
              {state === 'loading' && (
                <p className="lead" role="status" suppressHydrationWarning>
                  {collectionWords.loading}
                </p>
              )}
            </div>
            {!isEmpty && !collectors.every(hasAll) && (state !== 'loading' || badges.length > 0) && (
              <button className={button.main} type="button" aria-disabled={flow.busy} onClick={ask}>
                <Icon drawing={pinArea} /> {collectionWords.tryForOne}
              </button>
            )}
          </header>
          <div className="wrap">
            <StatusLine
              element={isAnswered ? home : undefined}
              flow={flow}
              onTryAgain={tryAgain}
              signedOut={state === 'signed-out'}
              askAgainAt={tryAddress(question.badge)}
            />
            {flow.status.kind === 'claim' && (
              <AfterClaim
                key={flow.status.claim.claimId}
                flow={flow}
                claim={flow.status.claim}
                isWanted={cameToReport}
              />
            )}
            <LoadLine state={state} asOf={asOf} onReload={reload} />
            <EarlierClaims flow={flow} isFamilyKnown={isFamilyKnown} />
            {account && <AppealAnswers key={account.$id} />}
            {asOf !== undefined && <FamilyBar shown={shown} choose={choose} total={hikes.length} />}
          </div>
          {state === 'signed-out' && <Invitation total={hikes.length} withLink={!asksToSignIn(flow.status)} />}
          {isEmpty && <EmptyCollection whose={shown} total={hikes.length} onTry={ask} />}
          <Badges shown={shown} isListed={isListed} />
          <ClaimDialog
            open={question.isOpen}
            badge={question.badge}
            answers={guide.answers}
            who={isFamily && <WhoIsHere party={party} />}
            chosen={isFamily ? whoIsHere.chosen(collectors.filter(({ id }) => party.has(id))) : undefined}
            onAnswer={answer}
          />
        </div>
      </CollectorsContext>
    </GuideContext>
  );
}

/** Memoized: opening the question does not rerender it. */
const Badges = memo(function Badges({ shown, isListed }: { shown: Collector; isListed: boolean }) {
  const { badges } = shown;
  const isFamily = useCollectors().length > 1;
  const hikes = useGuide().regions.flatMap((region) => region.hikes);
  const left = hikes.filter((hike) => !isEarned(badges)(hike)).length;
  const isComplete = left === 0;
  const milestones = badges.length > 0 && <Milestones badges={badges} />;
  return (
    <>
      {isComplete && <Complete whose={shown} total={hikes.length} />}
      {isComplete && milestones}
      {(isListed || badges.length > 0) && <Progress badges={badges} />}
      {badges.length > 0 && <EarnedGrid whose={shown} left={left} />}
      {!isComplete && milestones}
      {isFamily ? <FamilyMap /> : <EarnedMap badges={badges} />}
      {badges.length > 0 && <StillOutThere badges={badges} isOwn={shown.isOwn} />}
    </>
  );
});

/** The status line then has the link to sign in. */
const asksToSignIn = (status: ClaimFlow['status']): boolean =>
  status.kind === 'checking' || status.kind === 'no-position' || (status.kind === 'claim' && isWaiting(status.claim));

/** The Test Badge does not count. */
function countSentence({ regions }: CollectionGuide, badges: EarnedBadge[]): string {
  const isFound = isEarned(badges);
  const all = regions.flatMap(({ hikes }) => hikes);
  return collectionWords.count({
    found: all.filter(isFound).length,
    total: all.length,
    reached: regions.filter(({ hikes }) => hikes.some(isFound)).length,
    regions: regions.length,
  });
}

type LoadLineProps = { state: LoadState; asOf?: string; onReload: () => void };

/** The list could not be loaded: a calm note when offline, an error otherwise. */
function LoadLine({ state, asOf, onReload }: LoadLineProps) {
  if (state === 'no-signal')
    return (
      <p className={styles.calm} role="status">
        <Icon drawing={noSignal} /> {collectionWords.noSignal(asOf)}
      </p>
    );
  if (state !== 'failed') return null;
  return (
    <p className={styles.failed} role="alert">
      <span>{collectionWords.failed(asOf)}</span>
      <button className={button.small} type="button" onClick={onReload}>
        {actions.tryAgain}
      </button>
    </p>
  );
}
