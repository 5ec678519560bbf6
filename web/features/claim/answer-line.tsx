/** The server's answer to a claim. */
import type { ReactNode } from 'react';
import { isAppealable } from '../../../domain/badge/appeals.ts';
import { sameBadge } from '../../../domain/badge/name.ts';
import { badgeRule } from '../../../domain/badge/rule.ts';
import { kmToMiles } from '../../../domain/units.ts';
import { directionsHere } from '../../lib/apple-maps.ts';
import { formatDayEarned } from '../../lib/text/day-earned.ts';
import { away, milesAway } from '../../lib/text/distance.ts';
import { directionsTo } from '../../lib/text/trail-figures.ts';
import { actions } from '../../ui/action.messages.ts';
import { checkSeal, pinLine, warning } from '../../ui/icons.ts';
import { OutboundLink } from '../../ui/links.tsx';
import { ActionButton, Line } from '../../ui/message-line.tsx';
import { type Appealed, AppealForm } from '../appeals/appeal-form.tsx';
import { useGuide, useHikers } from '../badges/collection-context.ts';
import { earnedMessages } from '../badges/earned.messages.ts';
import { getHike } from '../badges/guide.ts';
import { type Hiker, type OutcomeFor, toOutcomes } from '../badges/hikers.ts';
import { alreadyHas, otherwise } from '../family/family.messages.ts';
import { answerMessages, getRefusalMessage, measurement, rulerMessages } from './answer.messages.ts';
import styles from './answer-line.module.css';
import { Celebration } from './celebration.tsx';
import type { AnsweredClaim, RejectedClaim } from './outbox/claim.ts';

type Props = {
  claim: AnsweredClaim | RejectedClaim;
  onDismiss: () => void;
  /** For the current claim: the button to try again. */
  again?: ReactNode;
  /** For an earlier claim: when it was made. */
  when?: string;
};

export function AnswerLine({ claim, onDismiss, again, when = '' }: Props) {
  const guide = useGuide();
  const hikers = useHikers();
  const nearest = claim.state === 'answered' ? claim.reply.nearest : null;
  const outcomes = claim.state === 'answered' ? toOutcomes(claim, hikers) : [];
  const outcome = outcomes.find((one) => one.outcome === 'awarded')?.outcome ?? outcomes[0]?.outcome;
  const others = outcomes.filter((one) => one.outcome !== outcome).map((one) => otherwise(one.who, one.outcome));
  const about = claim.state === 'answered' ? toAppealed(claim, outcomes) : undefined;
  const appeal = about && <AppealForm about={about} />;
  const dismiss = <ActionButton onClick={onDismiss}>{actions.dismiss}</ActionButton>;
  const note = measurement(claim);
  if (outcome === 'awarded') return <Celebration claim={claim} outcomes={outcomes} onDismiss={onDismiss} />;
  if (outcome === 'already-earned' && nearest) {
    const who = outcomes.filter((one) => one.outcome === outcome).map((one) => one.who);
    const earned = who[0]?.badges.find((badge) => sameBadge(badge.name, nearest.badgeName));
    const lacking = stayedAway(hikers, outcomes).filter(
      ({ badges }) => !badges.some(({ name }) => sameBadge(name, nearest.badgeName)),
    );
    return (
      <Line icon={checkSeal} title={alreadyHas(who, nearest.badgeName)} note={note} action={dismiss}>
        {when} {earned && answerMessages.earned(formatDayEarned(earned.earnedDate))} {others.join(' ')}{' '}
        {lacking.length > 0 && earnedMessages.lacking(lacking.map(({ name, isOwn }) => (isOwn ? undefined : name)))}{' '}
        {answerMessages.back}
      </Line>
    );
  }
  if (outcome === 'too-far' && nearest) {
    const hike = getHike(guide, nearest.badgeName)?.hike;
    return (
      <Line
        icon={pinLine}
        title={answerMessages.tooFar}
        note={note}
        action={again ?? dismiss}
        below={
          <>
            <DistanceRuler km={nearest.distanceKm} />
            {appeal}
          </>
        }
      >
        {when} {answerMessages.nearest} {hike ? <a href={hike.path}>{nearest.badgeName}</a> : nearest.badgeName},{' '}
        {away(milesAway(nearest.distanceKm))}.{' '}
        {hike && (
          <OutboundLink href={directionsHere(directionsTo(hike.place))}>{answerMessages.directions}</OutboundLink>
        )}
      </Line>
    );
  }
  const { title, text } = getRefusalMessage(claim);
  return (
    <Line icon={warning} bad title={title} note={note} action={again ?? dismiss} below={appeal}>
      {when} {text} {others.join(' ')}
    </Line>
  );
}

/** Those of the family who were not part of the claim. */
const stayedAway = (hikers: readonly Hiker[], outcomes: readonly OutcomeFor[]): Hiker[] =>
  hikers.filter(({ id }) => outcomes.every(({ who }) => who.id !== id));

/** The hikers who were refused, if the rejection can be appealed. */
function toAppealed(
  { claimId, takenAt, reply, whose }: AnsweredClaim,
  outcomes: readonly OutcomeFor[],
): Appealed | undefined {
  const [refused] = outcomes.filter(({ outcome }) => isAppealable(outcome));
  if (!refused || !isAppealable(refused.outcome)) return undefined;
  const hikers = outcomes.filter(({ outcome }) => outcome === refused.outcome).map(({ hikerId }) => hikerId);
  return { userId: whose?.userId, reason: refused.outcome, claimId, takenAt, hikers, badge: reply.nearest?.badgeName };
}

/** Draws the measured distance beside the required one. */
const width = 640;
const youAt = 540;
/** Closer together, the two figures would overlap: then one is placed above the line. */
const roomForFigures = 150;

/** Logarithmic at long distances, so that the mile stays visible. */
function mileAt(miles: number): number {
  return miles <= 8
    ? (youAt * badgeRule.promiseMiles) / miles
    : (youAt * Math.log(1 + badgeRule.promiseMiles)) / Math.log(1 + miles);
}

export function DistanceRuler({ km }: { km: number }) {
  const mile = mileAt(kmToMiles(km));
  const away = milesAway(km);
  const isTight = youAt - mile < roomForFigures;
  return (
    <svg className={styles.ruler} viewBox={`0 0 ${width} 76`} role="img" aria-label={rulerMessages.inWords(away)}>
      <path className={styles.line} d={`M0 38H${width}`} />
      <rect className={styles.range} x="1" y="31" width={mile} height="14" />
      <path className={styles.you} d={`M${youAt} 38l-9-14a11 11 0 1 1 18 0z`} />
      <text x="0" y="22">
        {rulerMessages.trailhead}
      </text>
      <text x={mile} y={isTight ? 22 : 70} textAnchor={isTight ? 'end' : 'middle'}>
        {rulerMessages.mile}
      </text>
      <text x={youAt} y="70" textAnchor="middle">
        {rulerMessages.you(away)}
      </text>
    </svg>
  );
}
