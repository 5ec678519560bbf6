/** Claims that wait for a signal or a sign-in, and answers that arrived unseen. */

import { useHikers } from '../badges/collection-context.ts';
import { knowsAll } from '../badges/hikers.ts';
import { AfterClaim } from './after-claim.tsx';
import { claimedAt } from './answer.messages.ts';
import { AnswerLine } from './answer-line.tsx';
import { type AnsweredClaim, type Claim, isWaiting, type RejectedClaim } from './outbox/claim.ts';
import { type ClaimFlow, isUnderWay } from './use-claim-flow.ts';
import { SendingLine, WaitingLine } from './waiting-line.tsx';

type Props = { flow: ClaimFlow; isFamilyKnown: boolean };

export function EarlierClaims({ flow, isFamilyKnown }: Props) {
  const hikers = useHikers();
  const waiting = flow.earlier.filter(isWaiting).filter(({ trouble }) => trouble);
  /** A claim that is just being saved is shown in the status line. */
  const onTheirWay = flow.earlier.filter(isWaiting).filter((claim) => isUnderWay(claim) && claim.sendings > 0);
  const canBeTold = (claim: Claim): claim is AnsweredClaim | RejectedClaim =>
    claim.state === 'refused' || (claim.state === 'answered' && (isFamilyKnown || knowsAll(claim, hikers)));
  const answered = flow.earlier.filter((claim) => !claim.isRead).filter(canBeTold);
  /** Includes those already read, for their report. */
  const settled = flow.earlier.filter((claim) => claim.isRead || answered.includes(claim as AnsweredClaim));
  return (
    <>
      <div aria-live="polite">
        {answered.map((claim) => (
          <AnswerLine
            key={claim.claimId}
            claim={claim}
            when={claimedAt(claim)}
            onDismiss={() => flow.dismiss(claim.claimId)}
          />
        ))}
        {onTheirWay.map(({ claimId }) => (
          <SendingLine key={claimId} />
        ))}
        {waiting.map((claim) => (
          <WaitingLine key={claim.claimId} claim={claim} flow={flow} />
        ))}
      </div>
      {[...settled, ...waiting].map((claim) => (
        <AfterClaim key={claim.claimId} claim={claim} flow={flow} isAlone={claim.isRead} />
      ))}
    </>
  );
}
