/** RFC 7946, by hand: types, positions, ids, and nothing that it forbids. */
import { expect, test } from 'vitest';
import type { Trail } from '../../../domain/trail/trail.ts';
import { ourContent } from '../../../test/content.ts';
import { first } from '../../../test/first.ts';
import { allFeatures, feature, oneHike } from './geojson.ts';

const { listed } = ourContent;

const isPosition = ([longitude = Number.NaN, latitude = Number.NaN]: number[]) =>
  longitude >= -180 && longitude <= 180 && latitude >= -90 && latitude <= 90;

function featureIssues(value: Record<string, unknown>): string[] {
  const geometry = value.geometry as { type: string; coordinates: number[] | number[][] };
  const positions = (geometry.type === 'Point' ? [geometry.coordinates] : geometry.coordinates) as number[][];
  return [
    value.type !== 'Feature' && 'type',
    !('properties' in value) && 'properties',
    !['string', 'number'].includes(typeof value.id) && 'id',
    !['Point', 'LineString'].includes(geometry.type) && 'geometry type',
    geometry.type === 'LineString' && positions.length < 2 && 'a line of less than two positions',
    positions.some(({ length }) => length < 2 || length > 3) && 'position',
    !positions.every(isPosition) && 'position out of range',
    ['coordinates', 'geometries', 'features', 'crs'].some((name) => name in value) && 'a member that may not be here',
  ].filter((issue) => typeof issue === 'string');
}

const ofType = (collection: { features: { geometry: { type: string } }[] }, type: string) =>
  collection.features.filter(({ geometry }) => geometry.type === type);

test('all hikes are one feature collection: a point each, longitude first, then the known routes', () => {
  const collection = JSON.parse(allFeatures(listed));
  expect(collection.type).toBe('FeatureCollection');
  for (const name of ['coordinates', 'geometry', 'properties', 'crs']) expect(collection).not.toHaveProperty(name);
  expect(ofType(collection, 'Point')).toHaveLength(listed.length);
  expect(ofType(collection, 'LineString')).toHaveLength(listed.filter(({ route }) => route).length);
  expect(collection.features.flatMap(featureIssues)).toEqual([]);
  for (const { geometry } of collection.features) expect(geometry.coordinates.flat()[0]).toBeLessThan(-89);
  expect(new Set(collection.features.map(({ id }: { id: string }) => id)).size).toBe(collection.features.length);
});

test('the file of a hike without a route is one feature with its license', () => {
  for (const trail of listed.filter(({ route }) => !route)) {
    const value = JSON.parse(oneHike(trail));
    expect(featureIssues(value)).toEqual([]);
    expect(value).toMatchObject({ id: trail.id, license: expect.stringContaining('creativecommons.org') });
  }
});

test('the file of a hike with a route has both features, the route under its own license', () => {
  const trail = first(listed.filter(({ route }) => route));
  const { features } = JSON.parse(oneHike(trail));
  expect(features.flatMap(featureIssues)).toEqual([]);
  const [point, line] = features;
  expect(point).toMatchObject({ id: trail.id, geometry: { type: 'Point' } });
  expect(line.geometry).toEqual({ type: 'LineString', coordinates: trail.route?.line });
  expect(line.properties).toMatchObject({ attribution: trail.route?.source, license: trail.route?.licenseUrl });
});

test('a feature has the figures of the hike’s page, not published ones that differ', () => {
  const walked = { miles: 6.5, route: 'loop', difficulty: 'Difficult' } as const;
  const { properties } = feature({ ...first(listed), walked: { ...walked, words: 'From the lot and back.' } } as Trail);
  expect(properties).toMatchObject(walked);
});
