/** The account's place in the header, once there is reason to believe that somebody is signed in. */
import { firstName, initials } from '../../../domain/badge/display-name.ts';
import type { Account } from '../../lib/replies.ts';
import { sessionMark } from '../../lib/session-hint.ts';
import { remembered } from '../session/remembered.ts';
import { showState } from '../session/state.ts';
import { isStillOf } from '../session/still-theirs.ts';
import { whoIsSignedIn } from '../session/who.ts';
import { leave } from './leave.ts';

/** The session lives, as far as is known, but nothing tells whose it is: that is no reason to offer a sign-in. */
const somebody: Account = { $id: '', name: '', email: '' };

export async function showAccount(): Promise<void> {
  const account = await whoIsSignedIn().catch(() => remembered()?.account ?? somebody);
  if (!account) return showState('signed-out');
  const session = sessionMark();
  fill('[data-initials]', initials(account));
  fill('[data-first-name]', firstName(account));
  for (const link of document.querySelectorAll<HTMLElement>('[data-needs-account]'))
    link.hidden = !(account.$id && account.email);
  document.querySelector('[data-log-out]')?.addEventListener('click', () => logOut(account, session));
  showState('signed-in');
  stayTheirs(account);
}

function fill(selector: string, text: string): void {
  for (const place of document.querySelectorAll(selector)) place.textContent = text;
}

/** The browser tells of one return in several ways. */
const oneReturnMs = 1000;

/** In another tab somebody else may have signed in since: who finds the page again reads nobody's but their own there. */
function stayTheirs({ $id: userId }: Account): void {
  let askedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    const now = performance.now();
    if (document.hidden || now - askedAt < oneReturnMs) return;
    askedAt = now;
    if (!(await isStillOf(userId))) location.reload();
  };
  addEventListener('pageshow', ({ persisted }) => persisted && look());
  document.addEventListener('visibilitychange', look);
  // Of windows side by side none is ever hidden.
  addEventListener('focus', look);
}

/** Of whom the page shows. Who has signed in since, in another tab, stays. */
async function logOut({ $id: userId }: Account, session: string | undefined): Promise<void> {
  if (sessionMark() === session) await leave(userId ? { userId } : undefined);
  location.reload();
}
