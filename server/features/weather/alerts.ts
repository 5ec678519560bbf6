/** Matches alerts to hikes. Done here, because the service's own responses for a point omit some. */

import { contains, type Point } from '../../../domain/geo/geo.ts';
import type { WeatherAlert } from '../../../domain/status/weather.ts';
import { type AlertData, longestAheadMs, type Polygon } from './responses.ts';

export type AlertPlace = { slug: string; trailhead: Point; zones: readonly string[] };

/** Limit, far above a bad day; the most severe come first. */
const mostShown = 50;

/** Done once for each stored list; from then on only time passes. */
export const matchAlerts = (alerts: readonly AlertData[], places: readonly AlertPlace[]): WeatherAlert[] =>
  alerts.flatMap((alert) => {
    const isCovered = toArea(alert);
    const covered = places.filter(isCovered);
    const [first] = covered;
    const { id, event, headline, from, until, asOf } = alert;
    const hikes = covered.map(({ slug }) => slug);
    return first ? [{ id, hikes, event, headline, from, until, asOf, url: getPage(alert, first) }] : [];
  });

/** An end further ahead than we store is not believed. */
export const currentAlerts = (matched: readonly WeatherAlert[], now: Date): WeatherAlert[] =>
  matched
    .filter(({ until }) => Date.parse(until) > now.getTime() && Date.parse(until) <= now.getTime() + longestAheadMs)
    .slice(0, mostShown);

function toArea({ polygons, zones }: AlertData): (place: AlertPlace) => boolean {
  if (polygons.length === 0) return (place) => zones.some((zone) => place.zones.includes(zone));
  const boxed = polygons.map((rings) => ({ rings, box: toBox(rings) }));
  return ({ trailhead }) => boxed.some(({ rings, box }) => isInBox(box, trailhead) && contains(rings, trailhead));
}

type Box = { west: number; south: number; east: number; north: number };

function toBox(rings: Polygon): Box {
  const points = rings.flat();
  const [longitudes, latitudes] = [points.map(([longitude]) => longitude), points.map(([, latitude]) => latitude)];
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}

const isInBox = ({ west, south, east, north }: Box, { latitude, longitude }: Point): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/** The API's URL of an alert is JSON, and alerts.weather.gov is gone, so this links to the page with every hazard there. */
function getPage({ event }: AlertData, { trailhead, zones }: AlertPlace): string {
  const toZone = (kind: string) => zones.find((zone) => zone.startsWith(`${kind}/`))?.split('/')[1] ?? '';
  const query = new URLSearchParams({
    warnzone: toZone('forecast'),
    warncounty: toZone('county'),
    firewxzone: toZone('fire'),
    product1: event,
    lat: trailhead.latitude.toFixed(4),
    lon: trailhead.longitude.toFixed(4),
  });
  return `https://forecast.weather.gov/showsigwx.php?${query}`;
}
