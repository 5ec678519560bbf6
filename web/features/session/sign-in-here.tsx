/** The way in, where it leads somewhere: without a signal it says so instead. */
import { useOnline } from '../../lib/online.ts';
import { SignInLink } from './sign-in-link.tsx';
import { needsSignal } from './words.ts';

export function SignInHere() {
  return useOnline() ? <SignInLink /> : <em>{needsSignal}</em>;
}
