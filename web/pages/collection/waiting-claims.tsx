/** Tries that wait for a signal or a sign-in, and answers that came while nobody looked. None is lost silently. */
import { type Claim, isWaiting } from '../../claims/claim.ts';
import { checkSeal, noSignal, pinLine } from '../../ui/icons.ts';
import { milesAway, refusalWords } from './answers.ts';
import { localDate, localTime } from './earned.ts';
import type { CollectionGuide } from './guide.ts';
import { ActionButton, Line } from './status-line.tsx';

type Props = { claims: Claim[]; guide: CollectionGuide; onSend: () => void; onDismiss: (claimId: string) => void };

export function WaitingClaims({ claims, onSend, onDismiss }: Props) {
  const unseen = claims.filter((claim) => isWaiting(claim) || !claim.seen);
  if (unseen.length === 0) return null;
  return (
    <section aria-label="Earlier tries">
      {unseen.map((claim) =>
        isWaiting(claim) ? (
          <Line
            key={claim.claimId}
            icon={noSignal}
            title={waitingTitle(claim)}
            action={<ActionButton onClick={onSend}>Send now</ActionButton>}
          >
            Your try of {localDate(claim.takenAt)}, {localTime(claim.takenAt)}, is kept on this phone and sent once,{' '}
            {claim.trouble === 'signed-out' ? 'when you are signed in' : 'as soon as there is a signal'}. It keeps for 7
            days.
          </Line>
        ) : (
          <Line
            key={claim.claimId}
            icon={claim.reply?.outcome === 'awarded' ? checkSeal : pinLine}
            title={answerTitle(claim)}
            action={<ActionButton onClick={() => onDismiss(claim.claimId)}>Dismiss</ActionButton>}
          >
            Your try of {localDate(claim.takenAt)}, {localTime(claim.takenAt)}. {answerText(claim)}
          </Line>
        ),
      )}
    </section>
  );
}

const waitingTitle = (claim: Claim): string =>
  claim.trouble === 'signed-out' ? 'Waiting for you to sign in' : 'Waiting for a signal';

function answerTitle(claim: Claim): string {
  const { outcome, awarded = [], nearest } = claim.reply ?? {};
  if (outcome === 'awarded')
    return `You earned the ${awarded.map((document) => document.badgeName).join(' and ')} badge!`;
  if (outcome === 'already-earned') return `You already have the ${nearest?.badgeName} badge`;
  if (outcome === 'too-far') return 'It was not close enough';
  return (outcome && refusalWords(outcome, claim)?.title) ?? 'No badge this time';
}

function answerText(claim: Claim): string {
  const { outcome, nearest } = claim.reply ?? {};
  if (outcome === 'too-far' && nearest)
    return `The nearest trailhead, ${nearest.badgeName}, was ${milesAway(nearest.distanceKm)} away.`;
  return (outcome && refusalWords(outcome, claim)?.text) ?? '';
}
