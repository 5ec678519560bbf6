/** What lists, /now and trail pages show of the live document: the status of rows, conditions, alerts. */
import { showConditions } from '../features/status/conditions/show-conditions.ts';
import { followNow } from '../features/status/follow.ts';
import { followRows } from '../features/status/rows.script.ts';
import { showAlerts } from '../features/status/weather/show-alerts.ts';

export function followLive(): void {
  followRows();
  followNow(({ conditions }, moment) => showConditions(conditions, moment));
  followNow(({ alerts }, moment) => showAlerts(alerts, moment));
}
