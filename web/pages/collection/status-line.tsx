/** One place, under the heading of the collection, where a try is told: announced to screen readers. */
import { type Claim, isWaiting } from '../../claims/claim.ts';
import { compass, warning } from '../../ui/icons.ts';
import { AnswerLine } from './answer-line.tsx';
import type { EarnedBadge } from './earned.ts';
import type { CollectionGuide } from './guide.ts';
import { howToAllow } from './how-to-allow.ts';
import { ActionButton, Line } from './line.tsx';
import { TroubleLine } from './trouble-line.tsx';
import { isUnderWay, type Tries } from './use-tries.ts';

type Props = { guide: CollectionGuide; tries: Tries; badges: EarnedBadge[]; onTry: () => void };

export function StatusLine(props: Props) {
  return (
    <div role="status" aria-live="polite">
      <StatusContent {...props} />
    </div>
  );
}

function StatusContent({ guide, tries, badges, onTry }: Props) {
  const { status } = tries;
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
          action={<ActionButton onClick={tries.cancel}>Cancel</ActionButton>}
        >
          Stand still under open sky for a moment.
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
    case 'not-kept':
      return (
        <Line icon={warning} bad title="Error saving your badge." action={again}>
          This browser does not let the site keep your try on the device. Allow it to store data, or try another
          browser.
        </Line>
      );
    case 'claim':
      return <ClaimLine guide={guide} claim={status.claim} badges={badges} tries={tries} again={again} />;
  }
}

type ClaimProps = Omit<Props, 'onTry'> & { claim: Claim; again: React.ReactNode };

function ClaimLine({ guide, claim, badges, tries, again }: ClaimProps) {
  if (!isWaiting(claim))
    return (
      <AnswerLine
        guide={guide}
        claim={claim}
        badges={badges}
        again={again}
        onDismiss={() => tries.dismiss(claim.claimId)}
      />
    );
  if (isUnderWay(claim))
    return (
      <Line icon={compass} turning title="Checking location...">
        Your position is read and kept on this phone. Asking how far the trailhead is.
      </Line>
    );
  return <TroubleLine claim={claim} onSend={tries.sendNow} />;
}
