/** The page lists every reason why a sign-in may fail; if the URL names one, the others are removed. */
import { blockedReasonCookie, failureParameter } from '../../../domain/wire/sign-in.ts';
import { endSignIn } from '../session/sign-in.ts';

export function showReason(list: HTMLDetailsElement): void {
  endSignIn();
  const parameters = new URLSearchParams(location.search);
  const code = parameters.get(failureParameter) ?? parameters.get('error');
  const reasons = [...list.querySelectorAll<HTMLElement>('[data-reason]')];
  if (!reasons.some(({ dataset }) => dataset.reason === code)) return;
  for (const reason of reasons) reason.hidden = reason.dataset.reason !== code;
  for (const summary of list.querySelectorAll('summary')) summary.hidden = true;
  list.open = true;
  if (code === 'user_blocked') showBlockedReason(list);
}

/** From our server's cookie: anybody can craft a URL. */
function showBlockedReason(list: HTMLDetailsElement): void {
  const value = document.cookie.split('; ').find((pair) => pair.startsWith(`${blockedReasonCookie}=`));
  const line = list.querySelector<HTMLElement>('[data-blocked-reason]');
  if (!value || !line) return;
  line.append(decodeURIComponent(value.slice(blockedReasonCookie.length + 1)));
  line.hidden = false;
}
