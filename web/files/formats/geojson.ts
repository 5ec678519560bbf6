/** Trailheads as GeoJSON (RFC 7946): longitude first, WGS 84, no other reference system. */
import { site } from '../../../content/site.ts';
import type { Trail } from '../../../domain/trail.ts';
import { absolute } from '../../lib/head.ts';

export const geojsonType = 'application/geo+json';

const license = () => ({ license: site.pictureLicense.url, attribution: site.name });

export function feature(trail: Trail) {
  const { id, region, park, path, badge, town, summary, difficulty, distance, sights, trailhead } = trail;
  return {
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [trailhead.longitude, trailhead.latitude] },
    properties: {
      ...{ park, trail: trail.trail, region, badge, town, summary, difficulty, sights },
      miles: distance?.miles ?? null,
      route: distance?.route ?? null,
      place: trailhead.place,
      accuracyMeters: trailhead.errorMeters,
      url: absolute(path),
    },
  };
}

export const oneFeature = (trail: Trail): string => JSON.stringify({ ...feature(trail), ...license() });

export const allFeatures = (trails: readonly Trail[]): string =>
  JSON.stringify({ type: 'FeatureCollection', ...license(), features: trails.map(feature) });
