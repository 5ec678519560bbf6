/** The way in, where it leads somewhere: without a signal it says so instead. */
import { useOnline } from '../../lib/online.ts';
import { SignInLink } from '../../ui/sign-in-link.tsx';
import { signInFirst } from '../../words/tries.ts';

export function SignInHere() {
  return useOnline() ? <SignInLink /> : <em>{signInFirst.needsSignal}</em>;
}
