import { retention } from '../../../domain/time/retention.ts';
import { countInWords } from '../../../domain/units.ts';
import type { SignInFailure } from '../../../domain/wire/sign-in.ts';
import { providerName } from '../../lib/provider.ts';

export const authFailedWords = {
  title: 'Sign-in did not work',
  description: `Signing in with ${providerName} did not work. Try again, or go on without signing in.`,
  lead: 'You are back, and not signed in. No badge was lost.',
  reasons: 'What may have happened',
  goOn: 'Go on without signing in',
  /** Before what the operator wrote to a blocked person. */
  reasonGiven: 'The reason: ',
  note: 'You need to be signed in only to collect badges. Every page of the guide is open to everybody.',
} as const;

const minutes = countInWords(retention.signInMinutes);

/** What happened, and what to do about it. */
export const failureWords: Record<SignInFailure, { what: string; do: string }> = {
  access_denied: {
    what: 'You canceled it',
    do: `${providerName} told us nothing about you. Try again whenever you like.`,
  },
  sign_in_expired: {
    what: 'It took too long, or came back to another browser',
    do: `A sign-in is finished within ${minutes} minutes, in the browser that began it, with cookies allowed. Try again from here.`,
  },
  too_many_sign_ins: {
    what: 'There were many sign-ins from here in a short time',
    do: `Wait ${minutes} minutes, then try again. A try for a badge is kept on your phone meanwhile.`,
  },
  provider_unreachable: { what: `${providerName} could not be reached`, do: 'Try again in a minute.' },
  provider_failed: {
    what: `The answer of ${providerName} could not be confirmed`,
    do: 'Try again. If it goes on, tell us; the address is on the About page.',
  },
  server_unavailable: {
    what: 'Our server could not reach its database',
    do: 'Try again in a few minutes. What you have earned is safe.',
  },
  server_error: {
    what: 'Something went wrong on our side',
    do: 'It has been noted. Try again; if it goes on, tell us; the address is on the About page.',
  },
  not_set_up: {
    what: 'This site has no sign-in yet',
    do: `Whoever runs it has still to connect it with ${providerName}. The guide works without.`,
  },
  user_blocked: {
    what: 'This account is blocked',
    do: 'You can read the whole guide as before. If this is a mistake, write to us; the address is on the About page.',
  },
  bad_request: { what: 'The link that led here was broken', do: 'Start again with the button below.' },
  no_signal: {
    what: 'There is no signal',
    do: 'Signing in needs one. A try for a badge is kept on your phone until you have signed in.',
  },
};
