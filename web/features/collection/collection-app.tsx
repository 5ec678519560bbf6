import { memo, useState } from 'react';
import { useKeptFocus } from '../../lib/kept-focus.ts';
import { actions } from '../../ui/action.messages.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { noSignal, pinArea } from '../../ui/icons.ts';
import { AppealAnswers } from '../appeals/appeal-answers.tsx';
import { GuideContext, HikersContext, useGuide, useHikers } from '../badges/collection-context.ts';
import type { EarnedBadge } from '../badges/earned.ts';
import { type CollectionGuide, isEarned } from '../badges/guide.ts';
import type { Hiker } from '../badges/hikers.ts';
import { AfterClaim, useCameToReport } from '../claim/after-claim.tsx';
import { ClaimDialog, useClaimQuestion } from '../claim/claim-dialog.tsx';
import { EarlierClaims } from '../claim/earlier-claims.tsx';
import { isWaiting } from '../claim/outbox/claim.ts';
import { claimQuestion, tryAddress } from '../claim/start-claim.ts';
import { StatusLine } from '../claim/status-line.tsx';
import { type ClaimFlow, useClaimFlow } from '../claim/use-claim-flow.ts';
import { familyMessages, whoIsHere } from '../family/family.messages.ts';
import { FamilyBar } from '../family/family-bar.tsx';
import { usePresentHikers } from '../family/use-present-hikers.ts';
import { WhoIsHere } from '../family/who-is-here.tsx';
import { Milestones } from '../milestones/milestones.tsx';
import { collectionMessages } from './collection.messages.ts';
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
  const { state, account, hikers, isFamilyKnown, asOf, reload } = useCollection(guide);
  const [chosen, choose] = useState<string>();
  const shown = hikers.find(({ id }) => id === chosen) ?? hikers[0];
  const { badges } = shown;
  const isFamily = hikers.length > 1;
  const flow = useClaimFlow(account && { userId: account.$id }, isFamilyKnown);
  const question = useClaimQuestion(guide, isFamilyKnown || state !== 'loading');
  const { home, watch } = useKeptFocus<HTMLDivElement>();

  const presentHikers = usePresentHikers(hikers);
  const cameToReport = useCameToReport(isFamilyKnown || state !== 'loading', () =>
    flow.start(isFamily ? [hikers[0].id] : undefined),
  );

  const ask = () => !flow.busy && claimQuestion.open();
  const tryAgain = () => !flow.busy && flow.start(presentHikers.leave());
  const answer = (yes: boolean) => {
    if (yes && !presentHikers.isReady()) return;
    claimQuestion.close();
    if (yes) flow.start(presentHikers.leave());
  };
  const hikes = guide.regions.flatMap((region) => region.hikes);
  /** A list that failed to load is not shown as empty. */
  const isListed = account !== undefined && (state === 'signed-in' || (asOf !== undefined && state !== 'loading'));
  const isEmpty = isListed && badges.length === 0;
  const hasAll = ({ badges }: Hiker) => hikes.every(isEarned(badges));
  /** If the pressed control is gone, the focus moves to the answer, so that it is read once and not interrupted. */
  const isAnswered = flow.status.kind === 'claim' && !isWaiting(flow.status.claim);

  return (
    <GuideContext value={guide}>
      <HikersContext value={hikers}>
        <div className={styles.page} {...watch}>
          <header className={`wrap ${styles.head}`}>
            <div>
              <h1 ref={isAnswered ? undefined : home} tabIndex={-1}>
                {shown.isOwn ? collectionMessages.title : familyMessages.toTitle(shown)}
              </h1>
              {badges.length > 0 && <p className="lead">{countSentence(guide, badges)}</p>}
              {state === 'loading' && (
                <p className="lead" role="status" suppressHydrationWarning>
                  {collectionMessages.loading}
                </p>
              )}
            </div>
            {!isEmpty && !hikers.every(hasAll) && (state !== 'loading' || badges.length > 0) && (
              <button className={button.main} type="button" aria-disabled={flow.busy} onClick={ask}>
                <Icon drawing={pinArea} /> {collectionMessages.tryForOne}
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
          {isEmpty && <EmptyCollection hiker={shown} total={hikes.length} onTry={ask} />}
          <Badges shown={shown} isListed={isListed} />
          <ClaimDialog
            open={question.isOpen}
            badge={question.badge}
            answers={guide.answers}
            who={isFamily && <WhoIsHere presentHikers={presentHikers} />}
            chosen={isFamily ? whoIsHere.chosen(hikers.filter(({ id }) => presentHikers.has(id))) : undefined}
            onAnswer={answer}
          />
        </div>
      </HikersContext>
    </GuideContext>
  );
}

/** Memoized: opening the question does not rerender it. */
const Badges = memo(function Badges({ shown, isListed }: { shown: Hiker; isListed: boolean }) {
  const { badges } = shown;
  const isFamily = useHikers().length > 1;
  const hikes = useGuide().regions.flatMap((region) => region.hikes);
  const left = hikes.filter((hike) => !isEarned(badges)(hike)).length;
  const isComplete = left === 0;
  const milestones = badges.length > 0 && <Milestones badges={badges} />;
  return (
    <>
      {isComplete && <Complete hiker={shown} total={hikes.length} />}
      {isComplete && milestones}
      {(isListed || badges.length > 0) && <Progress badges={badges} />}
      {badges.length > 0 && <EarnedGrid hiker={shown} left={left} />}
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
  return collectionMessages.count({
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
        <Icon drawing={noSignal} /> {collectionMessages.noSignal(asOf)}
      </p>
    );
  if (state !== 'failed') return null;
  return (
    <p className={styles.failed} role="alert">
      <span>{collectionMessages.failed(asOf)}</span>
      <button className={button.small} type="button" onClick={onReload}>
        {actions.tryAgain}
      </button>
    </p>
  );
}
