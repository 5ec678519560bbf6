/** Follows a part of the live document that is seldom there: the code that shows it is fetched once the part is. */
import type { Now } from '../../../domain/live/now.ts';
import { followNow } from './follow.ts';

type Show = (now: Now, moment: Date) => void;

export function followWhenPresent(isPresent: (now: Now) => boolean, load: () => Promise<Show>): () => void {
  let show: Show | undefined;
  return followNow(async (now, moment) => {
    if (!show && !isPresent(now)) return;
    show ??= await load();
    show(now, moment);
  });
}
