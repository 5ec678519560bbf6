/** Weather alerts on other than trail pages: in rows of hikes and on /now. */
import { followWhenPresent } from '../live/when-present.ts';

export const followAlerts = (): (() => void) =>
  followWhenPresent(
    ({ alerts }) => Boolean(alerts?.length),
    async () => {
      const { showAlerts } = await import('./show-alerts.ts');
      return ({ alerts }, moment) => showAlerts(alerts, moment);
    },
  );
