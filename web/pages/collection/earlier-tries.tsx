/** Tries that wait for a signal or a sign-in, and answers that came while nobody looked. None is lost silently. */
import { type AnsweredClaim, type Claim, isWaiting, type RefusedClaim, type WaitingClaim } from '../../claims/claim.ts';
import { noSignal, noUser } from '../../ui/icons.ts';
import { SignInLink } from '../../ui/sign-in-link.tsx';
import { AnswerLine } from './answer-line.tsx';
import { keepsFor } from './answers.ts';
import { type EarnedBadge, localDate, localTime } from './earned.ts';
import type { CollectionGuide } from './guide.ts';
import { ActionButton, Line } from './line.tsx';
import type { Tries } from './use-tries.ts';

type Props = { tries: Tries; guide: CollectionGuide; badges: EarnedBadge[] };

export function EarlierTries({ tries, guide, badges }: Props) {
  const waiting = tries.earlier.filter(isWaiting).filter(({ trouble }) => trouble);
  const answered = tries.earlier.filter((claim): claim is AnsweredClaim | RefusedClaim => !isWaiting(claim));
  return (
    <div aria-live="polite">
      {answered.map((claim) => (
        <AnswerLine
          key={claim.claimId}
          guide={guide}
          claim={claim}
          badges={badges}
          when={`Your try of ${whenOf(claim)}.`}
          onDismiss={() => tries.dismiss(claim.claimId)}
        />
      ))}
      {waiting.map((claim) => (
        <WaitingLine key={claim.claimId} claim={claim} onSend={tries.sendNow} />
      ))}
    </div>
  );
}

const whenOf = ({ takenAt }: Claim): string => `${localDate(takenAt)}, ${localTime(takenAt)}`;

function WaitingLine({ claim, onSend }: { claim: WaitingClaim; onSend: () => void }) {
  const isSignedOut = claim.trouble === 'signed-out';
  return (
    <Line
      icon={isSignedOut ? noUser : noSignal}
      title={isSignedOut ? 'Waiting for you to sign in' : 'Waiting for a signal'}
      action={isSignedOut ? <SignInLink /> : <ActionButton onClick={onSend}>Send now</ActionButton>}
    >
      Your try of {whenOf(claim)} is kept on this phone and sent once, {whatItWaitsFor(claim)}. It keeps for {keepsFor}.
    </Line>
  );
}

function whatItWaitsFor({ trouble, retryAt }: WaitingClaim): string {
  if (trouble === 'signed-out') return 'when you are signed in';
  if (trouble === 'too-many' && retryAt) return `after ${localTime(new Date(retryAt).toISOString())}`;
  return trouble === 'server' ? 'as soon as the server can be reached' : 'as soon as there is a signal';
}
