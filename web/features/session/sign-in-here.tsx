/** The sign-in link; without a signal, a note instead. */
import { useOnline } from '../../lib/online.ts';
import { SignInLink } from './sign-in-link.tsx';
import { needsSignal } from './words.ts';

type Props = { returnTo?: string };

export function SignInHere({ returnTo }: Props) {
  return useOnline() ? <SignInLink returnTo={returnTo} /> : <em>{needsSignal}</em>;
}
