/** Follows a part of the live document that is rarely present: its code is loaded once it is. */
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
