/** Today's status in the rows of a list. */
import { state } from '../../../content/state.ts';
import type { BriefClosure } from '../../../domain/status/closures.ts';
import { getWarnings, hikeStatus, type LiveData } from '../../../domain/status/status.ts';
import { redraw } from '../../lib/part.ts';
import { followLiveDocument } from './follow.ts';
import { hikeRows, rowStatus } from './page-hikes.ts';

/** Before the first response, and without one, rows show the status from the content. */
export function followRows(): () => void {
  showRows({ notices: [] }, new Date());
  return followLiveDocument(showRows);
}

export function showRows(now: LiveData, moment: Date): void {
  for (const { link, slug, status: place } of hikeRows()) {
    const closures: BriefClosure[] = JSON.parse(link.dataset.closures ?? '[]');
    const status = hikeStatus({ slug, closures }, now, { from: moment, clock: state.clock });
    const signs = status.isPastEnd ? (['past-end'] as const) : getWarnings(status);
    link.toggleAttribute('data-closed', status.kind === 'closed');
    redraw(place, signs, () => signs.map((sign) => rowStatus.clone({ sign })));
  }
}
