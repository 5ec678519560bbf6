/** The account's place in the header, once there is reason to believe that somebody is signed in. */
import { firstName, initials } from '../../domain/display-name.ts';
import { fetchAccount } from '../lib/api.ts';
import { leave } from './leave.ts';
import { remembered } from './remembered.ts';
import { showState } from './state.ts';

export async function showAccount(): Promise<void> {
  const account = await fetchAccount().catch(() => remembered()?.account);
  if (!account) return showState('signed-out');
  fill('[data-initials]', initials(account));
  fill('[data-first-name]', firstName(account));
  for (const link of document.querySelectorAll<HTMLElement>('[data-needs-account]'))
    link.hidden = !(account.$id && account.email);
  document.querySelector('[data-log-out]')?.addEventListener('click', logOut);
  showState('signed-in');
}

function fill(selector: string, text: string): void {
  for (const place of document.querySelectorAll(selector)) place.textContent = text;
}

async function logOut(): Promise<void> {
  await leave();
  location.reload();
}
