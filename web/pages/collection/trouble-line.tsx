/** The claim is safe on the device; why it has not been sent, and what happens next. */
import { mayPass, type WaitingClaim } from '../../claims/claim.ts';
import { noSignal, noUser, warning } from '../../ui/icons.ts';
import { actions } from '../../words/actions.ts';
import { sendNow, type TryWords, troubleWords, waitingWords } from '../../words/tries.ts';
import { ActionButton, Line } from './line.tsx';
import { SignInHere } from './sign-in-here.tsx';

type Props = { claim: WaitingClaim; sendsWhenClosed: boolean; onSend: () => void };

/** For the try of this moment. */
export function TroubleLine({ claim, sendsWhenClosed, onSend }: Props) {
  const isFault = claim.trouble === 'server';
  return (
    <Waiting claim={claim} words={troubleWords(claim, sendsWhenClosed)}>
      {mayPass(claim) && <ActionButton onClick={onSend}>{isFault ? actions.tryAgain : sendNow}</ActionButton>}
    </Waiting>
  );
}

/** For one of another moment. */
export function WaitingLine({ claim, sendsWhenClosed, onSend }: Props) {
  return (
    <Waiting claim={claim} words={waitingWords(claim, sendsWhenClosed, Date.now())}>
      <ActionButton onClick={onSend}>{sendNow}</ActionButton>
    </Waiting>
  );
}

type WaitingProps = { claim: WaitingClaim; words: TryWords; children: React.ReactNode };

function Waiting({ claim, words: { title, text, bad }, children }: WaitingProps) {
  const isSignedOut = claim.trouble === 'signed-out';
  const icon = isSignedOut ? noUser : bad ? warning : noSignal;
  return (
    <Line icon={icon} bad={bad} title={title} action={isSignedOut ? <SignInHere /> : children}>
      {text}
    </Line>
  );
}
