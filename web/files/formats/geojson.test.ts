/** RFC 7946, by hand: types, positions, ids, and nothing that it forbids. */
import { expect, test } from 'vitest';
import { loadContent } from '../../../content/load.ts';
import { allFeatures, oneFeature } from './geojson.ts';

const { listed } = loadContent();

function featureFaults(value: Record<string, unknown>): string[] {
  const geometry = value.geometry as { type: string; coordinates: number[] };
  const [longitude = Number.NaN, latitude = Number.NaN] = geometry.coordinates;
  return [
    value.type !== 'Feature' && 'type',
    !('properties' in value) && 'properties',
    !['string', 'number'].includes(typeof value.id) && 'id',
    geometry.type !== 'Point' && 'geometry type',
    geometry.coordinates.length !== 2 && 'position',
    !(longitude >= -180 && longitude <= 180 && latitude >= -90 && latitude <= 90) && 'position out of range',
    ['coordinates', 'geometries', 'features', 'crs'].some((name) => name in value) && 'a member that may not be here',
  ].filter((fault) => typeof fault === 'string');
}

test('all trailheads are one collection of points, longitude first', () => {
  const collection = JSON.parse(allFeatures(listed));
  expect(collection.type).toBe('FeatureCollection');
  for (const name of ['coordinates', 'geometry', 'properties', 'crs']) expect(collection).not.toHaveProperty(name);
  expect(collection.features).toHaveLength(listed.length);
  expect(collection.features.flatMap(featureFaults)).toEqual([]);
  for (const { geometry } of collection.features) expect(geometry.coordinates[0]).toBeLessThan(-89);
});

test('one hike is one feature with its license', () => {
  for (const trail of listed) {
    const value = JSON.parse(oneFeature(trail));
    expect(featureFaults(value)).toEqual([]);
    expect(value).toMatchObject({ id: trail.id, license: expect.stringContaining('creativecommons.org') });
  }
});
