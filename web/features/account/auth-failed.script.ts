/** The page lists every reason why a sign-in may fail; where the address tells which it was, the others go. */
import { failureParameter } from '../../../domain/wire/sign-in.ts';

export function showReason(list: HTMLDetailsElement): void {
  const parameters = new URLSearchParams(location.search);
  const code = parameters.get(failureParameter) ?? parameters.get('error');
  const reasons = [...list.querySelectorAll<HTMLElement>('[data-reason]')];
  if (!reasons.some(({ dataset }) => dataset.reason === code)) return;
  for (const reason of reasons) reason.hidden = reason.dataset.reason !== code;
  for (const summary of list.querySelectorAll('summary')) summary.hidden = true;
  list.open = true;
}
