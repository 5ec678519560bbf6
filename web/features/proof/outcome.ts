/** The result of checking one file. */
import type { Verdict } from './check.ts';
import type { WhyUnreadable } from './unreadable.ts';

export type KnownHike = { path: string; name: string; picture: string };

export type Outcome =
  | { kind: 'checking' }
  | { kind: 'failed' }
  | { kind: 'unreadable'; why: WhyUnreadable }
  | { kind: 'checked'; verdict: Verdict };
