/** The account area in the header, loaded if somebody may be signed in. */
import { firstName, initials } from '../../../domain/badge/display-name.ts';
import type { Account } from '../../lib/api.ts';
import { sessionMark } from '../../lib/session-hint.ts';
import { remembered } from '../session/remembered.ts';
import { showState } from '../session/sign-in.ts';
import { isStillSignedIn, whoOpenedThisPage } from '../session/who.ts';
import { leave } from './leave.ts';

/** There is a session, but its user is not known: then no sign-in is offered. */
const somebody: Account = { $id: '', name: '', email: '' };

export async function showAccount(): Promise<void> {
  const account = await whoOpenedThisPage().catch(() => remembered()?.account ?? somebody);
  if (!account) return showState('signed-out');
  const session = sessionMark();
  fill('[data-initials]', initials(account));
  fill('[data-first-name]', firstName(account));
  for (const link of document.querySelectorAll<HTMLElement>('[data-needs-account]'))
    link.hidden = !(account.$id && account.email);
  document.querySelector('[data-log-out]')?.addEventListener('click', () => logOut(account, session));
  showState('signed-in');
  reloadIfUserChanges(account);
}

function fill(selector: string, text: string): void {
  for (const place of document.querySelectorAll(selector)) place.textContent = text;
}

/** One return to the page fires several events. */
const oneReturnMs = 1000;

/** Reloads the page when it is shown again, if another user has signed in in another tab. */
function reloadIfUserChanges({ $id: userId }: Account): void {
  let checkedAt = Number.NEGATIVE_INFINITY;
  const check = async () => {
    const now = performance.now();
    if (document.hidden || now - checkedAt < oneReturnMs) return;
    checkedAt = now;
    if (!(await isStillSignedIn(userId))) location.reload();
  };
  addEventListener('pageshow', ({ persisted }) => persisted && check());
  document.addEventListener('visibilitychange', check);
  // Windows side by side fire no visibilitychange.
  addEventListener('focus', check);
}

/** Logs out the user that the page shows, but not another one who has signed in since in another tab. */
async function logOut({ $id: userId }: Account, session: string | undefined): Promise<void> {
  if (sessionMark() === session) await leave(userId ? { userId } : undefined);
  location.reload();
}
