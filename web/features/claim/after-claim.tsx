/** After a claim at a trailhead: "How is it out there?", and what became of the report. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { measure } from '../../../domain/badge/rule.ts';
import type { ConditionKind } from '../../../domain/status/condition-reports.ts';
import { actions } from '../../ui/action.messages.ts';
import { checkSeal, compass, cross, noSignal, noUser, timer, warning } from '../../ui/icons.ts';
import { ActionButton, Line } from '../../ui/message-line.tsx';
import { useGuide } from '../badges/collection-context.ts';
import { type CollectionGuide, type CollectionHike, getHike } from '../badges/guide.ts';
import { getSentMessage, type ReportMessages, reportMessages } from '../status/conditions/ask.messages.ts';
import { answeredToday, noteAnswer, toDay } from '../status/conditions/asked.ts';
import { ConditionForm } from '../status/conditions/condition-form.tsx';
import { takeSentToReport } from '../status/conditions/report-here.ts';
import styles from './after-claim.module.css';
import { type Claim, type ConditionReport, isInRange, isWaiting, mayPass } from './outbox/claim.ts';
import type { ClaimFlow } from './use-claim-flow.ts';

type Props = {
  claim: Claim;
  flow: Pick<ClaimFlow, 'report' | 'dismiss'>;
  /** They came to report conditions: ask, even if they were already asked today. */
  isWanted?: boolean;
  /** The answer is not shown beside it, so the line has its own way to close. */
  isAlone?: boolean;
};

export function AfterClaim({ claim, flow, isWanted = false, isAlone = false }: Props) {
  const hike = hikeAt(useGuide(), claim);
  const path = hike?.path;
  // Read once per hike: an answer given here does not hide the question.
  const wasAsked = useMemo(() => (path === undefined ? undefined : answeredToday(path)), [path]);
  const [isSkipped, skip] = useState(false);
  const [isChanging, change] = useState(false);
  const { report } = claim;
  const send = async (kinds: readonly ConditionKind[]) => {
    if (!(await flow.report(claim, kinds))) return false;
    if (hike) noteAnswer(hike.path, kinds);
    change(false);
    return true;
  };
  const asks = hike && !isSkipped && (isWanted || wasAsked === undefined) && isOfToday(claim);
  return (
    <>
      <div role="status">
        {report && !isChanging && (
          <ReportLine
            report={report}
            isSending={!isWaiting(claim) && report.trouble === undefined}
            hike={hike}
            onChange={() => change(true)}
            onWithdraw={() => {
              skip(true);
              send([]);
            }}
            onDismiss={isAlone ? () => flow.dismiss(claim.claimId) : undefined}
          />
        )}
      </div>
      {(isChanging || (!report && asks)) && (
        <div className={styles.asked} data-region={hike?.region}>
          <ConditionForm
            chosen={report?.kinds ?? []}
            isAgain={(wasAsked?.length ?? 0) > 0}
            onSend={send}
            onSkip={() => {
              if (!report && hike) noteAnswer(hike.path, wasAsked ?? []);
              skip(true);
              change(false);
            }}
          />
        </div>
      )}
    </>
  );
}

/** A hiker who has the badge came from a trail page to report conditions: the location is checked once, for the account's own hiker. */
export function useCameToReport(isReady: boolean, check: () => void): boolean {
  const [isSent] = useState(takeSentToReport);
  const isChecked = useRef(false);
  useEffect(() => {
    if (!isReady || !isSent || isChecked.current) return;
    isChecked.current = true;
    check();
  });
  return isSent;
}

type Hike = Pick<CollectionHike, 'path' | 'name'> & { region: string };

/** The hike of this trailhead: from the server's answer or, until there is one, by the same rule. */
function hikeAt(guide: CollectionGuide, claim: Claim): Hike | undefined {
  const name = badgeAt(guide, claim);
  const found = name === undefined ? undefined : getHike(guide, name);
  return found && { path: found.hike.path, name: found.hike.name, region: found.region.code };
}

function badgeAt(guide: CollectionGuide, claim: Claim): string | undefined {
  if (claim.state === 'refused') return undefined;
  if (claim.state === 'answered') return isInRange(claim.reply) ? claim.reply.nearest?.badgeName : undefined;
  // One question at a time: signing in, and who was there, come first.
  if (!mayPass(claim) && claim.trouble !== 'too-many') return undefined;
  const targets = guide.regions.flatMap(({ hikes }) =>
    hikes.map(({ badge, path, place }) => ({ name: badge, page: path, points: [place] })),
  );
  const [nearest] = measure(targets, claim);
  return nearest?.inRange ? nearest.target.name : undefined;
}

const isOfToday = ({ takenAt }: Claim): boolean => toDay(new Date(takenAt)) === toDay(new Date());

type LineProps = {
  report: ConditionReport;
  /** Its claim is answered, and no attempt has failed yet. */
  isSending: boolean;
  hike: Hike | undefined;
  onChange: () => void;
  onWithdraw: () => void;
  onDismiss: (() => void) | undefined;
};

function ReportLine({ report, isSending, hike, onChange, onWithdraw, onDismiss }: LineProps) {
  const { icon, words } = shown(report, isSending, hike?.name);
  const canChange = hike && (report.state === 'sent' || report.state === 'waiting');
  return (
    <Line
      icon={icon}
      title={words.title}
      turning={icon === compass}
      action={
        <span className={styles.actions}>
          {canChange && <ActionButton onClick={onChange}>{reportMessages.change}</ActionButton>}
          {report.state === 'waiting' && <ActionButton onClick={onWithdraw}>{reportMessages.withdraw}</ActionButton>}
          {report.state !== 'waiting' && onDismiss && (
            <ActionButton onClick={onDismiss}>{actions.dismiss}</ActionButton>
          )}
        </span>
      }
    >
      {words.text}
    </Line>
  );
}

function shown(
  report: ConditionReport,
  isSending: boolean,
  hike: string | undefined,
): { icon: string; words: ReportMessages } {
  const { state, trouble, kinds } = report;
  if (state === 'sent') return { icon: checkSeal, words: getSentMessage(report, hike, toDay(new Date())) };
  if (state === 'expired') return { icon: timer, words: reportMessages.expired(kinds) };
  if (state === 'off') return { icon: cross, words: reportMessages.off };
  if (state === 'lost') return { icon: warning, words: reportMessages.lost };
  if (state === 'not-there') return { icon: warning, words: reportMessages.notThere };
  if (isSending) return { icon: compass, words: reportMessages.sending(kinds) };
  if (trouble === 'signed-out') return { icon: noUser, words: reportMessages.signedOut(kinds) };
  if (trouble === 'too-many') return { icon: timer, words: reportMessages.tooMany(report.retryAt) };
  if (trouble === 'server') return { icon: noSignal, words: reportMessages.server(kinds) };
  return { icon: noSignal, words: reportMessages.waiting(kinds, hike) };
}
