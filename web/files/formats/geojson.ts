/** Trailheads and lines of hikes as GeoJSON (RFC 7946): longitude first, WGS 84, no other reference system. */
import { site } from '../../../content/site.ts';
import type { Route } from '../../../domain/trail/route.ts';
import { milesAs } from '../../../domain/trail/route-line.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { asWalked } from '../../../domain/trail/walked.ts';
import { absolute } from '../../lib/head.ts';

export const geojsonType = 'application/geo+json';

const license = () => ({ license: site.pictureLicense.url, attribution: site.name });

export function feature(trail: Trail) {
  const { id, region, park, path, badge, town, summary, sights, trailhead } = trail;
  const { difficulty, distance } = asWalked(trail);
  return {
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [trailhead.longitude, trailhead.latitude] },
    properties: {
      park,
      trail: trail.trail,
      region,
      badge,
      town,
      summary,
      difficulty,
      sights,
      miles: distance?.miles ?? null,
      route: distance?.route ?? null,
      place: trailhead.place,
      accuracyMeters: trailhead.errorMeters,
      url: absolute(path),
    },
  };
}

/** The line has a license and a source of its own, so it says them itself. */
function lineFeature(trail: Trail, { line, shape, source, sourceUrl, license, licenseUrl, date, missing }: Route) {
  return {
    type: 'Feature',
    id: `${trail.id}/line`,
    geometry: { type: 'LineString', coordinates: line },
    properties: {
      park: trail.park,
      trail: trail.trail,
      region: trail.region,
      shape,
      miles: Number(milesAs('whole walk', shape, line).toFixed(2)),
      attribution: source,
      source: sourceUrl,
      license: licenseUrl,
      licenseName: license,
      date,
      missing,
      url: absolute(trail.path),
    },
  };
}

const lines = (trails: readonly Trail[]) =>
  trails.flatMap((trail) => (trail.route ? lineFeature(trail, trail.route) : []));

/** One trailhead; with its line, where there is one, it is a collection of two. */
export const oneHike = (trail: Trail): string =>
  trail.route ? allFeatures([trail]) : JSON.stringify({ ...feature(trail), ...license() });

export const allFeatures = (trails: readonly Trail[]): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    ...license(),
    features: [...trails.map(feature), ...lines(trails)],
  });
