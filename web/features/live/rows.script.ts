/** Today's status in the rows of a list: closed or partly closed, by the content or a live notice, or a hazard. */
import { state } from '../../../content/state.ts';
import { type Now, noticesFor } from '../../../domain/live/now.ts';
import { statusNow } from '../../../domain/live/status.ts';
import type { Closure } from '../../../domain/trail/status.ts';
import { followNow } from './follow.ts';
import { signAndWord } from './signs.ts';

/** Before the first response, and without one, rows show the status from the content. */
export function followRows(): () => void {
  showRows({ notices: [] }, new Date());
  return followNow(showRows);
}

export function showRows(now: Pick<Now, 'notices'>, moment: Date): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-live-word]')) {
    const row = place.closest('a');
    if (row) showRow(row, place, now, moment);
  }
}

function showRow(row: HTMLAnchorElement, place: HTMLElement, now: Pick<Now, 'notices'>, moment: Date): void {
  const closures: Closure[] = JSON.parse(row.dataset.closures ?? '[]');
  const notices = noticesFor(now, row.pathname.split('/').pop() ?? '', moment);
  const { sign } = statusNow(closures, notices, moment, state.clock);
  row.toggleAttribute('data-closed', sign === 'closed');
  if (place.dataset.liveWord === (sign ?? '')) return;
  place.dataset.liveWord = sign ?? '';
  place.hidden = sign === undefined;
  place.replaceChildren(...(sign ? signAndWord(sign) : []));
}
