/** The claim is safe on the device; why it has not been sent, and what happens next. */
import type { WaitingClaim } from '../../claims/claim.ts';
import { noSignal, noUser, warning } from '../../ui/icons.ts';
import { SignInLink } from '../../ui/sign-in-link.tsx';
import { keepsFor } from './answers.ts';
import { localTime } from './earned.ts';
import { ActionButton, Line } from './line.tsx';

export function TroubleLine({ claim, onSend }: { claim: WaitingClaim; onSend: () => void }) {
  const time = localTime(claim.takenAt);
  switch (claim.trouble) {
    case 'signed-out':
      return (
        <Line icon={noUser} title="Please sign in with Google first." action={<SignInLink />}>
          Your try at {time} is kept on this phone and sent once you are signed in. Badges are kept with your account,
          and only you can see them.
        </Line>
      );
    case 'too-many':
      return (
        <Line icon={warning} bad title="That is a lot of tries in a short time.">
          Nothing is lost: your try at {time} is kept on this phone and sent after{' '}
          {localTime(new Date(claim.retryAt ?? Date.now()).toISOString())}.
        </Line>
      );
    case 'server':
      return (
        <Line
          icon={warning}
          bad
          title="Error saving your badge."
          action={<ActionButton onClick={onSend}>Try again</ActionButton>}
        >
          Nothing is lost: your try at {time} is kept on this phone and sent again. It keeps for {keepsFor}.
        </Line>
      );
    default:
      return (
        <Line
          icon={noSignal}
          title="Saved on this phone. We will send it when you are back in range."
          action={<ActionButton onClick={onSend}>Send now</ActionButton>}
        >
          Your try at {time} keeps for {keepsFor}.
        </Line>
      );
  }
}
