/** Matches alerts to hikes. Done here, because the service's own replies for a point omit some. */

import { contains, type Point } from '../../../domain/geo/geo.ts';
import type { WeatherAlert } from '../../../domain/live/weather.ts';
import { type AlertData, severities } from './replies.ts';

export type AlertPlace = { slug: string; trailhead: Point; zones: readonly string[] };

/** Limit, far above a bad day; the most severe come first. */
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

/** The API's URL of an alert is JSON, and alerts.weather.gov is gone, so this links to the page with every hazard there. */
function pageOf({ event }: AlertData, { trailhead, zones }: AlertPlace): string {
  const zoneOf = (kind: string) => zones.find((zone) => zone.startsWith(`${kind}/`))?.split('/')[1] ?? '';
  const query = new URLSearchParams({
    ...{ warnzone: zoneOf('forecast'), warncounty: zoneOf('county'), firewxzone: zoneOf('fire') },
    ...{ product1: event, lat: trailhead.latitude.toFixed(4), lon: trailhead.longitude.toFixed(4) },
  });
  return `https://forecast.weather.gov/showsigwx.php?${query}`;
}
