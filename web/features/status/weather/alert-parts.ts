/** What a script fills with weather alerts. Drawn in trail-alerts.tsx, alerts-today.tsx and alert-in-row.tsx. */
import type { WeatherAlert } from '../../../../domain/status/weather.ts';
import { definePart } from '../../../lib/part.ts';
import type { Place } from '../map-marks.ts';
import { alertMessages as words } from './alert.messages.ts';

type AlertText = { event: string; when: string; headline: { text: string; href: string } };

/** The list of a trail page, and one of its lines. */
export const trailAlerts = definePart<Record<never, never>>('alerts');
export const trailAlert = definePart<AlertText>('alert');

/** On /now: all, those of a region, one of them, and its mark on the map. */
export const alertsToday = definePart<Record<never, never>>('alerts-today');
export const alertsIn = definePart<{ alerts: Node[] }>('alerts-in');
export const alertToday = definePart<AlertText & { covers: Node[] }>('alert-today');
export const alertMark = definePart<{ place: Place }>('alert-mark');

export const alertInRow = definePart<{ event: string }>('alert-in-row');

export const alertText = (alert: WeatherAlert, moment: Date): AlertText => ({
  event: alert.event,
  when: words.when(alert, moment),
  headline: { text: alert.headline, href: alert.url },
});
