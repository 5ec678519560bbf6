/** The claim is saved on the device; why it has not been sent, and what happens next. */
import type { ReactNode } from 'react';
import { actions } from '../../ui/action-words.ts';
import { noSignal, noUser, users, warning } from '../../ui/icons.ts';
import { ActionButton, Line } from '../../ui/message-line.tsx';
import type { Collector } from '../badges/collectors.ts';
import { SignInHere } from '../session/sign-in-here.tsx';
import { mayPass, type WaitingClaim } from './outbox/claim.ts';
import type { ClaimFlow } from './use-claim-flow.ts';
import { WhoWasThere } from './who-was-there.tsx';
import { type ClaimWords, sendNow, troubleWords, waitingWords } from './words.ts';

type Props = {
  claim: WaitingClaim;
  flow: Pick<ClaimFlow, 'sendsWhenClosed' | 'sendNow' | 'tellWho'>;
  collectors: readonly Collector[];
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

function Waiting({ claim, flow, collectors, words, children }: Props & { words: ClaimWords; children: ReactNode }) {
  const { title, text, bad } = words;
  const line = { icon: iconOf(claim, bad), title, bad };
  if (claim.trouble === 'who-was-there' && collectors.length > 1) {
    const question = { claim, collectors, onTell: (hikers: readonly string[]) => flow.tellWho(claim, hikers) };
    return (
      <Line {...line} below={<WhoWasThere {...question} />}>
        {text}
      </Line>
    );
  }
  return (
    <Line {...line} action={children}>
      {text}
    </Line>
  );
}

function iconOf({ trouble }: WaitingClaim, bad = false): string {
  if (trouble === 'signed-out') return noUser;
  if (trouble === 'who-was-there') return users;
  return bad ? warning : noSignal;
}
