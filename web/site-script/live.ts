/** What lists, /now and trail pages show of the live document: the status of rows, conditions, alerts. */
import { showConditions } from '../features/conditions/show-conditions.ts';
import { followNow } from '../features/live/follow.ts';
import { followRows } from '../features/live/rows.script.ts';
import { showAlerts } from '../features/weather/show-alerts.ts';

export function followLive(): void {
  followRows();
  followNow(({ conditions }, moment) => showConditions(conditions, moment));
  followNow(({ alerts }, moment) => showAlerts(alerts, moment));
}
