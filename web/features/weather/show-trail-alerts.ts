/** Shows the alerts of a hike until they are over by the device's clock, as text only. */
import type { Now } from '../../../domain/live/now.ts';
import { alertsFor } from '../../../domain/live/weather.ts';
import { alertLine } from './alert-line.ts';
import { alertWords as words } from './alert-words.ts';

/** @param section Today, on the page of a hike */
export function showTrailAlerts(section: HTMLElement, now: Now, moment: Date): void {
  const place = section.querySelector<HTMLElement>('[data-alerts]');
  const template = place?.querySelector('template');
  if (!place || !template) return;
  const alerts = alertsFor(now.alerts, section.dataset.hike ?? '', moment).map((alert) => ({
    ...alert,
    when: words.when(alert, moment),
  }));
  const shown = JSON.stringify(alerts);
  if (place.dataset.alerts === shown) return;
  place.dataset.alerts = shown;
  place.hidden = alerts.length === 0;
  place.replaceChildren(template, ...alerts.map((alert) => alertLine(place, alert, alert.when)));
}
