/** What lists, /now and trail pages show of the live document: the status of rows, conditions, alerts. */
import { showConditions } from '../features/status/conditions/show-conditions.ts';
import { followLiveDocument } from '../features/status/follow.ts';
import { followRows } from '../features/status/rows.script.ts';
import { showAlerts } from '../features/status/weather/show-alerts.ts';

export function followLive(): void {
  followRows();
  followLiveDocument(({ conditions }, moment) => showConditions(conditions, moment));
  followLiveDocument(({ alerts }, moment) => showAlerts(alerts, moment));
}
