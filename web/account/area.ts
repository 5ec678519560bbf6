/** The account's place in the header, once there is reason to believe that somebody is signed in. */
import { firstName, initials } from '../../domain/display-name.ts';
import { endCurrentSession, fetchAccount } from '../lib/api.ts';

type State = 'pending' | 'signed-out' | 'signed-in';

export async function showAccount(): Promise<void> {
  show('pending');
  const account = await fetchAccount().catch(() => undefined);
  if (!account) return show('signed-out');
  fill('[data-initials]', initials(account));
  fill('[data-first-name]', firstName(account));
  for (const link of document.querySelectorAll<HTMLElement>('[data-needs-account]'))
    link.hidden = !(account.$id && account.email);
  document.querySelector('[data-log-out]')?.addEventListener('click', logOut);
  show('signed-in');
}

function show(state: State): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-when]')) part.hidden = part.dataset.when !== state;
}

function fill(selector: string, text: string): void {
  for (const place of document.querySelectorAll(selector)) place.textContent = text;
}

async function logOut(): Promise<void> {
  await endCurrentSession().catch((error) => console.warn('Logging out failed', error));
  location.reload();
}
