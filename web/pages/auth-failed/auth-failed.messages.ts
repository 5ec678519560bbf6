import { retention } from '../../../domain/time/retention.ts';
import { formatCount } from '../../../domain/units.ts';
import type { SignInFailure } from '../../../domain/wire/sign-in.ts';
import { providerName } from '../../lib/provider.ts';

export const authFailedMessages = {
  title: 'Sign-in didn’t work',
  description: `Signing in with ${providerName} didn’t work. Try again, or continue without signing in.`,
  lead: 'You’re not signed in. No badge was lost.',
  reasons: 'What might have happened',
  goOn: 'Continue without signing in',
  /** Before the operator's message to a blocked user. */
  reasonGiven: 'Reason: ',
  note: 'You only need to sign in to collect badges. The whole guide is open to everyone.',
} as const;

const minutes = formatCount(retention.signInMinutes);

/** What happened, and the advice. */
export const failureMessages: Record<SignInFailure, { what: string; do: string }> = {
  access_denied: {
    what: 'You canceled',
    do: `${providerName} told us nothing about you. Try again anytime.`,
  },
  sign_in_expired: {
    what: 'It took too long, or finished in a different browser',
    do: `Finish signing in within ${minutes} minutes, in the browser you started in, with cookies allowed. Try again from here.`,
  },
  too_many_sign_ins: {
    what: 'Too many sign-ins from here in a short time',
    do: `Wait ${minutes} minutes, then try again. If you tried for a badge, it’s saved on your phone in the meantime.`,
  },
  provider_unreachable: { what: `We couldn’t reach ${providerName}`, do: 'Try again in a minute.' },
  provider_failed: {
    what: `We couldn’t confirm the answer from ${providerName}`,
    do: 'Try again. If it keeps happening, tell us. Our address is on the About page.',
  },
  server_unavailable: {
    what: 'Our server couldn’t reach its database',
    do: 'Try again in a few minutes. Everything you’ve earned is safe.',
  },
  server_error: {
    what: 'Something went wrong on our end',
    do: 'We’ve logged it. Try again. If it keeps happening, tell us. Our address is on the About page.',
  },
  not_set_up: {
    what: 'This site doesn’t have sign-in yet',
    do: `Whoever runs it still has to connect it to ${providerName}. The guide works without it.`,
  },
  user_blocked: {
    what: 'This account is blocked',
    do: 'You can still read the whole guide. If this is a mistake, write to us. Our address is on the About page.',
  },
  bad_request: { what: 'The link that brought you here was broken', do: 'Start over with the button below.' },
  no_signal: {
    what: 'No signal',
    do: 'You need one to sign in. If you tried for a badge, it’s saved on your phone until you do.',
  },
};
