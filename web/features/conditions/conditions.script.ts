/** What hikers saw, on pages made by the build: the trail page, rows of hikes, /now. What shows it is fetched only where there are reports. */
import { followNow } from '../live/follow.ts';

export function followConditions(): () => void {
  let show: typeof import('./show-conditions.ts')['showConditions'] | undefined;
  return followNow(async ({ conditions }, moment) => {
    if (!show && !conditions?.length) return;
    show ??= (await import('./show-conditions.ts')).showConditions;
    show(conditions, moment);
  });
}
