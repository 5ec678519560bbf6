/** The way in, where it leads somewhere: without a signal it says so instead. */
import { useOnline } from '../../lib/online.ts';
import { SignInLink } from './sign-in-link.tsx';
import { needsSignal } from './words.ts';

type Props = { returnTo?: string };

export function SignInHere({ returnTo }: Props) {
  return useOnline() ? <SignInLink returnTo={returnTo} /> : <em>{needsSignal}</em>;
}
