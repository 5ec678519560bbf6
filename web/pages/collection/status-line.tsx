/** One place, under the heading of the collection, where a try is told: announced to screen readers. */
import type { ReactNode } from 'react';
import type { Claim } from '../../claims/claim.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { checkSeal, compass, noSignal, noUser, pinLine, warning } from '../../ui/icons.ts';
import { SignInLink } from '../../ui/sign-in-link.tsx';
import { measurement, milesAway, refusalWords } from './answers.ts';
import { Celebration } from './celebration.tsx';
import { DistanceRuler } from './distance-ruler.tsx';
import { type EarnedBadge, localDate, localTime } from './earned.ts';
import { type CollectionGuide, hikeOf, sameBadge } from './guide.ts';
import { howToAllow } from './how-to-allow.ts';
import styles from './status-line.module.css';
import type { TryStatus } from './use-tries.ts';

type Props = {
  guide: CollectionGuide;
  status: TryStatus;
  badges: EarnedBadge[];
  onTry: () => void;
  onCancel: () => void;
  onDismiss: (claimId: string) => void;
};

export function StatusLine(props: Props) {
  return (
    <div role="status" aria-live="polite">
      <StatusContent {...props} />
    </div>
  );
}

function StatusContent({ guide, status, badges, onTry, onCancel, onDismiss }: Props) {
  const again = <ActionButton onClick={onTry}>Try again</ActionButton>;
  switch (status.kind) {
    case 'idle':
      return null;
    case 'checking':
      return (
        <Line
          icon={compass}
          turning
          title="Checking location..."
          action={<ActionButton onClick={onCancel}>Cancel</ActionButton>}
        >
          Stand still under open sky for a moment.
        </Line>
      );
    case 'sending':
      return (
        <Line icon={compass} turning title="Checking location...">
          Your position is read. Asking how far the trailhead is.
        </Line>
      );
    case 'no-position':
      return status.reason === 'unsupported' ? (
        <Line icon={warning} bad title="Geolocation not supported.">
          This browser cannot tell where it is. Try with a phone or tablet.
        </Line>
      ) : (
        <Line icon={warning} bad title="Could not get your location." action={again}>
          {status.reason === 'refused' ? howToAllow(navigator.userAgent) : 'Step out under open sky and try again.'}
        </Line>
      );
    case 'claim':
      return <ClaimLine guide={guide} claim={status.claim} badges={badges} again={again} onDismiss={onDismiss} />;
  }
}

type ClaimProps = Pick<Props, 'guide' | 'badges' | 'onDismiss'> & { claim: Claim; again: ReactNode };

function ClaimLine({ guide, claim, badges, again, onDismiss }: ClaimProps) {
  if (!claim.reply) return <TroubleLine claim={claim} again={again} />;
  const { outcome, awarded, nearest } = claim.reply;
  if (outcome === 'awarded')
    return (
      <Celebration
        guide={guide}
        claim={claim}
        awarded={awarded}
        badges={badges}
        onDismiss={() => onDismiss(claim.claimId)}
      />
    );
  if (outcome === 'already-earned' && nearest) {
    const earned = badges.find((badge) => sameBadge(badge.name, nearest.badgeName));
    return (
      <Line icon={checkSeal} title={`You already have the ${nearest.badgeName} badge`}>
        {earned && `Earned ${localDate(earned.earnedDate)}. `}Good to see you back. {measurement(claim)}
      </Line>
    );
  }
  if (outcome === 'too-far' && nearest) {
    const hike = hikeOf(guide, nearest.badgeName)?.hike;
    return (
      <Line
        icon={pinLine}
        title="Not close enough yet"
        action={again}
        below={<DistanceRuler km={nearest.distanceKm} />}
      >
        The nearest trailhead is {hike ? <a href={hike.path}>{nearest.badgeName}</a> : nearest.badgeName},{' '}
        {milesAway(nearest.distanceKm)} away. {hike && <a href={directions(hike.park)}>Directions</a>} <br />
        {measurement(claim)}
      </Line>
    );
  }
  const refusal = refusalWords(outcome, claim);
  return (
    <Line icon={warning} bad title={refusal?.title ?? 'No badge this time'} action={again}>
      {refusal?.text} {measurement(claim)}
    </Line>
  );
}

const directions = (park: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${park}, Minnesota`)}`;

/** The claim is safe on the device; why it has not been sent, and what happens next. */
function TroubleLine({ claim, again }: { claim: Claim; again: ReactNode }) {
  switch (claim.trouble) {
    case 'signed-out':
      return (
        <Line icon={noUser} title="Please sign in with Google first." action={<SignInLink />}>
          Your try at {localTime(claim.takenAt)} is kept on this phone and sent once you are signed in. Badges are kept
          with your account, and only you can see them.
        </Line>
      );
    case 'too-many':
      return (
        <Line icon={warning} bad title="That is a lot of tries in a short time.">
          This one is kept on this phone and sent
          {claim.retryAt ? ` after ${localTime(new Date(claim.retryAt).toISOString())}` : ' later'}.
        </Line>
      );
    case 'server':
      return (
        <Line icon={warning} bad title="Error saving your badge." action={again}>
          Nothing is lost: your try is kept on this phone and sent again.
        </Line>
      );
    default:
      return (
        <Line icon={noSignal} title="Saved on this phone. We will send it when you are back in range.">
          Your try at {localTime(claim.takenAt)} keeps for 7 days.
        </Line>
      );
  }
}

type LineProps = {
  icon: string;
  title: string;
  children: ReactNode;
  action?: ReactNode;
  below?: ReactNode;
  bad?: boolean;
  turning?: boolean;
};

export function Line({ icon, title, children, action, below, bad = false, turning = false }: LineProps) {
  return (
    <div className={bad ? styles.bad : styles.line}>
      <Icon drawing={icon} className={turning ? styles.turning : styles.icon} />
      <div>
        <strong>{title}</strong>
        <p>{children}</p>
      </div>
      {action}
      {below}
    </div>
  );
}

export function ActionButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button className={button.small} type="button" onClick={onClick}>
      {children}
    </button>
  );
}
