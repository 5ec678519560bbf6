/** Rows of the build's own lists look closed on the days on which their hikes are. */
import { type Closure, statusOn } from '../../../domain/trail/status.ts';
import { figuresOf, keepFresh } from '../../lib/clock.ts';

export const showClosures = (): (() => void) =>
  keepFresh((now) => {
    for (const row of document.querySelectorAll<HTMLElement>('[data-closures]')) {
      const closures: Closure[] = JSON.parse(row.dataset.closures ?? '[]');
      const { status } = statusOn(closures, figuresOf(now));
      row.toggleAttribute('data-closed', status === 'closed');
      for (const word of row.querySelectorAll<HTMLElement>('[data-word]')) word.hidden = word.dataset.word !== status;
    }
  });
