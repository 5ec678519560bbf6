/** Tries that wait for a signal or a sign-in, and answers that came while nobody looked. None is lost silently. */

import { type Collector, knowsAllOf } from '../badges/collectors.ts';
import type { CollectionGuide } from '../badges/guide.ts';
import { AnswerLine } from './answer-line.tsx';
import { tryOf } from './answer-words.ts';
import { type AnsweredClaim, type Claim, isWaiting, type RefusedClaim } from './outbox/claim.ts';
import { SendingLine } from './sending-line.tsx';
import { WaitingLine } from './trouble-line.tsx';
import { isUnderWay, type Tries } from './use-tries.ts';

type Props = { tries: Tries; guide: CollectionGuide; collectors: readonly Collector[]; isFamilyKnown: boolean };

export function EarlierTries({ tries, guide, collectors, isFamilyKnown }: Props) {
  const waiting = tries.earlier.filter(isWaiting).filter(({ trouble }) => trouble);
  /** One that is just being kept is told of elsewhere. */
  const onTheirWay = tries.earlier.filter(isWaiting).filter((claim) => isUnderWay(claim) && claim.sendings > 0);
  const canBeTold = (claim: Claim): claim is AnsweredClaim | RefusedClaim =>
    claim.state === 'refused' || (claim.state === 'answered' && (isFamilyKnown || knowsAllOf(claim, collectors)));
  const answered = tries.earlier.filter(canBeTold);
  return (
    <div aria-live="polite">
      {answered.map((claim) => (
        <AnswerLine
          key={claim.claimId}
          guide={guide}
          claim={claim}
          collectors={collectors}
          when={tryOf(claim)}
          onDismiss={() => tries.dismiss(claim.claimId)}
        />
      ))}
      {onTheirWay.map(({ claimId }) => (
        <SendingLine key={claimId} />
      ))}
      {waiting.map((claim) => (
        <WaitingLine key={claim.claimId} claim={claim} tries={tries} collectors={collectors} />
      ))}
    </div>
  );
}
