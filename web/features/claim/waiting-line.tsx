/** A claim that is saved on the device: it is being sent, or why it has not been sent and what happens next. */
import { type ReactNode, useState } from 'react';
import { actions } from '../../ui/action.messages.ts';
import { compass, noSignal, noUser, users, warning } from '../../ui/icons.ts';
import { ActionButton, Line } from '../../ui/message-line.tsx';
import { useHikers } from '../badges/collection-context.ts';
import { whoWasThere } from '../family/family.messages.ts';
import { noLastSelection, usePresentHikers } from '../family/use-present-hikers.ts';
import { WhoIsHere } from '../family/who-is-here.tsx';
import { SignInHere } from '../session/sign-in-link.tsx';
import { type ClaimMessages, getErrorMessage, getWaitingMessage, sendNow, toMoment } from './claim.messages.ts';
import { mayPass, type WaitingClaim } from './outbox/claim.ts';
import { checking } from './question.messages.ts';
import type { ClaimFlow } from './use-claim-flow.ts';
import styles from './waiting-line.module.css';

/** It is on its way to the server. */
export const SendingLine = () => (
  <Line icon={compass} turning title={checking.title}>
    {checking.sending}
  </Line>
);

type Props = {
  claim: WaitingClaim;
  flow: Pick<ClaimFlow, 'sendsWhenClosed' | 'sendNow' | 'tellWho'>;
};

/** For the current claim. */
export function ErrorLine(props: Props) {
  const { claim, flow } = props;
  const isIssue = claim.trouble === 'server';
  // If the account's hikers are not loaded yet, sending again loads them.
  const canBeSent = mayPass(claim) || claim.trouble === 'who-was-there';
  return (
    <Waiting {...props} words={getErrorMessage(claim, flow.sendsWhenClosed)}>
      {claim.trouble === 'signed-out' && <SignInHere />}
      {canBeSent && <ActionButton onClick={flow.sendNow}>{isIssue ? actions.tryAgain : sendNow}</ActionButton>}
    </Waiting>
  );
}

/** For an earlier claim; the page has one link to sign in, not one at each of them. */
export function WaitingLine(props: Props) {
  const { claim, flow } = props;
  return (
    <Waiting {...props} words={getWaitingMessage(claim, flow.sendsWhenClosed, Date.now())}>
      {claim.trouble !== 'signed-out' && <ActionButton onClick={flow.sendNow}>{sendNow}</ActionButton>}
    </Waiting>
  );
}

function Waiting({ claim, flow, words, children }: Props & { words: ClaimMessages; children: ReactNode }) {
  const { title, text, bad } = words;
  const asksWho = useHikers().length > 1 && claim.trouble === 'who-was-there';
  return (
    <Line
      icon={getIcon(claim, bad)}
      title={title}
      bad={bad}
      action={asksWho ? undefined : children}
      below={asksWho && <WhoWasThere claim={claim} onTell={(hikers) => flow.tellWho(claim, hikers)} />}
    >
      {text}
    </Line>
  );
}

function getIcon({ trouble }: WaitingClaim, bad = false): string {
  if (trouble === 'signed-out') return noUser;
  if (trouble === 'who-was-there') return users;
  return bad ? warning : noSignal;
}

type WhoProps = {
  claim: WaitingClaim;
  onTell: (hikers: readonly string[]) => Promise<void>;
};

/** For a claim that was made before the family was known. */
function WhoWasThere({ claim, onTell }: WhoProps) {
  const presentHikers = usePresentHikers(useHikers(), noLastSelection);
  const [hasFailed, setFailed] = useState(false);
  const tell = () => {
    const hikers = presentHikers.isReady() && presentHikers.leave();
    if (hikers) onTell(hikers).catch(() => setFailed(true));
  };
  return (
    <fieldset className={styles.asked} aria-label={toMoment(claim)}>
      <WhoIsHere presentHikers={presentHikers} words={whoWasThere} />
      {hasFailed && <p role="alert">{whoWasThere.failed}</p>}
      <ActionButton onClick={tell}>{sendNow}</ActionButton>
    </fieldset>
  );
}
