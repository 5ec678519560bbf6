/** Today's status in the rows of a list: closed or partly closed, by the content or a live notice, or a hazard. */
import { state } from '../../../content/state.ts';
import { type Now, noticesFor } from '../../../domain/live/now.ts';
import { statusNow } from '../../../domain/live/status.ts';
import type { Closure } from '../../../domain/trail/status.ts';
import { followNow } from './follow.ts';
import { hikeRows } from './page-hikes.ts';
import { signAndWord } from './signs.ts';

/** Before the first response, and without one, rows show the status from the content. */
export function followRows(): () => void {
  showRows({ notices: [] }, new Date());
  return followNow(showRows);
}

export function showRows(now: Pick<Now, 'notices'>, moment: Date): void {
  for (const { link, slug, word } of hikeRows()) {
    const closures: Closure[] = JSON.parse(link.dataset.closures ?? '[]');
    const { sign } = statusNow(closures, noticesFor(now, slug, moment), moment, state.clock);
    link.toggleAttribute('data-closed', sign === 'closed');
    if (word.dataset.liveWord === (sign ?? '')) continue;
    word.dataset.liveWord = sign ?? '';
    word.hidden = sign === undefined;
    word.replaceChildren(...(sign ? signAndWord(sign) : []));
  }
}
