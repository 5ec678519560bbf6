/** Weather alerts outside of trail pages: in rows of hikes and on /now. What shows them is fetched only while there are any. */
import { followNow } from '../live/follow.ts';

export function followAlerts(): () => void {
  let show: typeof import('./show-alerts.ts')['showAlerts'] | undefined;
  return followNow(async ({ alerts }, moment) => {
    if (!show && !alerts?.length) return;
    show ??= (await import('./show-alerts.ts')).showAlerts;
    show(alerts, moment);
  });
}
