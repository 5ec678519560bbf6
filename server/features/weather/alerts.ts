/** Which hikes an alert is about: matched here, because the service's own answers for a point leave some out. */

import { contains, type Point } from '../../../domain/geo/geo.ts';
import type { WeatherAlert } from '../../../domain/live/weather.ts';
import { type AlertData, severities } from './replies.ts';

export type AlertPlace = { slug: string; trailhead: Point; zones: readonly string[] };

/** Far more than a bad day has; the most severe come first. */
const mostAlerts = 50;

export function alertsFor(alerts: readonly AlertData[], places: readonly AlertPlace[], now: Date): WeatherAlert[] {
  return alerts
    .filter(({ until }) => Date.parse(until) > now.getTime())
    .toSorted(bySeverity)
    .flatMap((alert) => {
      const covered = places.filter((place) => covers(alert, place));
      const [first] = covered;
      const { id, event, headline, from, until, asOf } = alert;
      const hikes = covered.map(({ slug }) => slug);
      return first ? [{ id, hikes, event, headline, from, until, asOf, url: pageOf(alert, first) }] : [];
    })
    .slice(0, mostAlerts);
}

const bySeverity = (one: AlertData, other: AlertData): number =>
  severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
  one.from.localeCompare(other.from) ||
  one.id.localeCompare(other.id);

const covers = ({ polygons, zones }: AlertData, place: AlertPlace): boolean =>
  polygons.length > 0
    ? polygons.some((rings) => contains(rings, place.trailhead))
    : zones.some((zone) => place.zones.includes(zone));

/** The API's own address of an alert is JSON, and alerts.weather.gov is gone: this page shows the text of every hazard there. */
function pageOf({ event }: AlertData, { trailhead, zones }: AlertPlace): string {
  const zoneOf = (kind: string) => zones.find((zone) => zone.startsWith(`${kind}/`))?.split('/')[1] ?? '';
  const query = new URLSearchParams({
    ...{ warnzone: zoneOf('forecast'), warncounty: zoneOf('county'), firewxzone: zoneOf('fire') },
    ...{ product1: event, lat: trailhead.latitude.toFixed(4), lon: trailhead.longitude.toFixed(4) },
  });
  return `https://forecast.weather.gov/showsigwx.php?${query}`;
}
