/** A claim that is saved on the device: it is being sent, or why it has not been sent and what happens next. */
import { type ReactNode, useState } from 'react';
import { actions } from '../../ui/action.messages.ts';
import { compass, noSignal, noUser, users, warning } from '../../ui/icons.ts';
import { ActionButton, Line } from '../../ui/message-line.tsx';
import { useCollectors } from '../badges/collection-context.ts';
import { whoWasThere } from '../family/family.messages.ts';
import { noLastParty, useParty } from '../family/use-present-hikers.ts';
import { WhoIsHere } from '../family/who-is-here.tsx';
import { SignInHere } from '../session/sign-in-link.tsx';
import { type ClaimWords, momentOf, sendNow, troubleWords, waitingWords } from './claim.messages.ts';
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
export function TroubleLine(props: Props) {
  const { claim, flow } = props;
  const isFault = claim.trouble === 'server';
  // If the account's hikers are not loaded yet, sending again loads them.
  const canBeSent = mayPass(claim) || claim.trouble === 'who-was-there';
  return (
    <Waiting {...props} words={troubleWords(claim, flow.sendsWhenClosed)}>
      {claim.trouble === 'signed-out' && <SignInHere />}
      {canBeSent && <ActionButton onClick={flow.sendNow}>{isFault ? actions.tryAgain : sendNow}</ActionButton>}
    </Waiting>
  );
}

/** For an earlier claim; the page has one link to sign in, not one at each of them. */
export function WaitingLine(props: Props) {
  const { claim, flow } = props;
  return (
    <Waiting {...props} words={waitingWords(claim, flow.sendsWhenClosed, Date.now())}>
      {claim.trouble !== 'signed-out' && <ActionButton onClick={flow.sendNow}>{sendNow}</ActionButton>}
    </Waiting>
  );
}

function Waiting({ claim, flow, words, children }: Props & { words: ClaimWords; children: ReactNode }) {
  const { title, text, bad } = words;
  const asksWho = useCollectors().length > 1 && claim.trouble === 'who-was-there';
  return (
    <Line
      icon={iconOf(claim, bad)}
      title={title}
      bad={bad}
      action={asksWho ? undefined : children}
      below={asksWho && <WhoWasThere claim={claim} onTell={(hikers) => flow.tellWho(claim, hikers)} />}
    >
      {text}
    </Line>
  );
}

function iconOf({ trouble }: WaitingClaim, bad = false): string {
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
  const party = useParty(useCollectors(), noLastParty);
  const [hasFailed, setFailed] = useState(false);
  const tell = () => {
    const hikers = party.isReady() && party.leave();
    if (hikers) onTell(hikers).catch(() => setFailed(true));
  };
  return (
    <fieldset className={styles.asked} aria-label={momentOf(claim)}>
      <WhoIsHere party={party} words={whoWasThere} />
      {hasFailed && <p role="alert">{whoWasThere.failed}</p>}
      <ActionButton onClick={tell}>{sendNow}</ActionButton>
    </fieldset>
  );
}
