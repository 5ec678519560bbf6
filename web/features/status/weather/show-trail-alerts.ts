/** Shows the alerts of a hike until they are over by the device's clock, as text only. */
import type { LiveDocument } from '../../../../domain/status/live-document.ts';
import { alertsFor } from '../../../../domain/status/weather.ts';
import { redraw } from '../../../lib/part.ts';
import { alertText, trailAlert, trailAlerts } from './alert-parts.ts';

/** @param section Today, on the page of a hike */
export function showTrailAlerts(section: HTMLElement, liveDocument: LiveDocument, moment: Date): void {
  const alerts = alertsFor(liveDocument.alerts, section.dataset.hike ?? '', moment).map((alert) =>
    alertText(alert, moment),
  );
  redraw(trailAlerts.find(section), alerts, () => alerts.map(trailAlert.clone));
}
