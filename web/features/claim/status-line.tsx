/** The status of the current claim, below the heading of the collection: a live region for screen readers. */
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { howToAllow } from '../../lib/geolocation.messages.ts';
import type { VagueFix } from '../../lib/geolocation.ts';
import { formatAccuracy } from '../../lib/text/distance.ts';
import { actions } from '../../ui/action.messages.ts';
import { compass, noUser, warning } from '../../ui/icons.ts';
import { ActionButton, Line } from '../../ui/message-line.tsx';
import { type Appealed, AppealForm } from '../appeals/appeal-form.tsx';
import { useHikers } from '../badges/collection-context.ts';
import type { Hiker } from '../badges/hikers.ts';
import { SignInHere } from '../session/sign-in-link.tsx';
import { AnswerLine } from './answer-line.tsx';
import * as words from './claim.messages.ts';
import { type Claim, isWaiting } from './outbox/claim.ts';
import { checking } from './question.messages.ts';
import styles from './status-line.module.css';
import { type ClaimFlow, isUnderWay, type NoPositionStatus } from './use-claim-flow.ts';
import { ErrorLine, SendingLine } from './waiting-line.tsx';

type Props = {
  flow: ClaimFlow;
  /** Known to be signed out: signing in comes before any trouble with the position. */
  signedOut: boolean;
  /** Where signing in returns to while the claim is not saved yet: the question again. */
  askAgainAt: string;
  /** Tries again for the same hikers. */
  onTryAgain: () => void;
};

export function StatusLine({ element, ...props }: Props & { element?: Ref<HTMLDivElement> }) {
  return (
    <div ref={element} className={styles.status} role="status" aria-live="polite" tabIndex={-1}>
      <StatusContent {...props} />
    </div>
  );
}

function StatusContent({ flow, signedOut, askAgainAt, onTryAgain }: Props) {
  const hikers = useHikers();
  const { status } = flow;
  const again = <ActionButton onClick={onTryAgain}>{actions.tryAgain}</ActionButton>;
  switch (status.kind) {
    case 'idle':
      return null;
    case 'checking':
      return signedOut ? (
        <SignInFirst returnTo={askAgainAt}>
          {words.signInFirst.reading} {status.fix && <WaitForFix {...status.fix} />}
        </SignInFirst>
      ) : (
        <Line
          icon={compass}
          turning
          title={checking.title}
          action={<ActionButton onClick={flow.cancel}>{actions.cancel}</ActionButton>}
        >
          {status.fix ? <WaitForFix {...status.fix} /> : checking.reading}
        </Line>
      );
    case 'no-position': {
      const { title, text } = formatNoPosition(status.reason);
      return signedOut ? (
        <SignInFirst returnTo={askAgainAt}>{`${title} ${text}`}</SignInFirst>
      ) : (
        <Line
          icon={warning}
          bad
          title={title}
          action={status.reason === 'unsupported' ? undefined : again}
          below={<AppealForm about={toAppealedWithoutPosition(status, hikers)} />}
        >
          {text}
        </Line>
      );
    }
    case 'save-failed':
      return (
        <Line icon={warning} bad title={words.notKept.title} action={again}>
          {words.notKept.text}
        </Line>
      );
    case 'claim':
      return <ClaimLine flow={flow} signedOut={signedOut} again={again} claim={status.claim} />;
  }
}

const toAppealedWithoutPosition = ({ at, hikers }: NoPositionStatus, [own]: readonly Hiker[]): Appealed => ({
  userId: own?.id || undefined,
  reason: 'no-position',
  takenAt: at,
  hikers,
});

function formatNoPosition(reason: 'unsupported' | 'refused' | 'failed' | 'canceled') {
  if (reason === 'unsupported') return words.unsupported;
  const text = reason === 'refused' ? howToAllow(navigator) : words.noPosition.failed;
  return { title: words.noPosition.title, text };
}

function SignInFirst({ returnTo, children }: { returnTo?: string; children: ReactNode }) {
  return (
    <Line icon={noUser} title={words.signInFirst.title} action={<SignInHere returnTo={returnTo} />}>
      {children}
    </Line>
  );
}

type ClaimProps = Omit<Props, 'onTryAgain' | 'askAgainAt'> & { claim: Claim; again: ReactNode };

function ClaimLine({ claim, flow, signedOut, again }: ClaimProps) {
  if (!isWaiting(claim))
    return <AnswerLine claim={claim} again={again} onDismiss={() => flow.dismiss(claim.claimId)} />;
  if (!isUnderWay(claim)) return <ErrorLine claim={claim} flow={flow} />;
  if (signedOut) return <SignInFirst>{words.signInFirst.kept(claim)}</SignInFirst>;
  return <SendingLine />;
}

/** The fix is still too inaccurate: shows its accuracy and how long a better one is awaited. */
function WaitForFix({ accuracy, until }: VagueFix) {
  return (
    <>
      {checking.vague(formatAccuracy(accuracy))} <Countdown until={until} />
    </>
  );
}

/** Hidden from the live region, which would announce every second. */
function Countdown({ until }: Pick<VagueFix, 'until'>) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <b aria-hidden="true">{checking.secondsLeft(Math.max(0, Math.ceil((until - now) / 1000)))}</b>;
}
