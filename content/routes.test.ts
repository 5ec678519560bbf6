/** The line of a hike is validated when content is loaded; errors name the file and the field. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RouteFile } from '../domain/trail/route.ts';
import { ourContent } from '../test/content.ts';
import { first } from '../test/first.ts';
import { addRoutes } from './routes.ts';

const { trails } = ourContent;
const { route, ...model } = first(trails.filter(({ route }) => route?.shape === 'out and back'));
const { latitude, longitude } = model.trailhead;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'routes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const properties: RouteFile['properties'] = {
  shape: 'out and back',
  source: '© OpenStreetMap contributors',
  sourceUrl: 'https://www.openstreetmap.org/way/1',
  license: 'ODbL 1.0',
  licenseUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
  date: '2026-09-23',
  missing: 'nothing',
};

/** North from the trailhead in steps of about 111 m. */
const northward = (steps: number): RouteFile['geometry']['coordinates'] =>
  Array.from({ length: steps + 1 }, (_, i) => [longitude, Number((latitude + i / 1000).toFixed(5))]);

type Change = { properties?: object; coordinates?: unknown; geometry?: unknown; distance?: typeof model.distance };

/** A hike of a mile there and back with a matching line, which tests can change. */
function read({ distance = { miles: 1, route: 'round trip' }, ...change }: Change = {}, name = `${model.id}.geojson`) {
  const file = join(folder, 'routes', name);
  mkdirSync(join(file, '..'), { recursive: true });
  const geometry =
    'geometry' in change ? change.geometry : { type: 'LineString', coordinates: change.coordinates ?? northward(7) };
  writeFileSync(
    file,
    JSON.stringify({ type: 'Feature', properties: { ...properties, ...change.properties }, geometry }),
  );
  return readHike(distance);
}

function readHike(distance: typeof model.distance) {
  const hike = { ...model, distance, walked: undefined };
  const issues = addRoutes(folder, [model.id], [hike]);
  return { hike: hike as typeof model & { route?: typeof route }, issues };
}

const said = (issues: ReturnType<typeof read>['issues']) =>
  issues.map(({ field, expected }) => `${field}: ${expected}`);

describe('a line', () => {
  test('a line that matches its hike is added to it, without the fields for drawing only', () => {
    const { hike, issues } = read({ properties: { osm: { ways: [1] } } });
    expect(issues).toEqual([]);
    expect(hike.route).toEqual({ ...properties, line: northward(7) });
  });

  test('a line is optional', () => {
    expect(readHike(null)).toMatchObject({
      issues: [],
      hike: expect.not.objectContaining({ route: expect.anything() }),
    });
  });

  test('a line that is only a stub is ignored without an error', () => {
    const { type, shape } = { type: 'Feature', shape: 'loop' };
    const file = join(folder, 'routes', `${model.id}.geojson`);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, JSON.stringify({ type, properties: { shape, osm: { relation: 7 } }, geometry: null }));
    const { hike, issues } = readHike(null);
    expect(issues).toEqual([]);
    expect(hike.route).toBeUndefined();
  });
});

describe('rejected with the file and the field:', () => {
  test('a start far from the trailhead', () => {
    const { issues } = read({ coordinates: northward(14).slice(7) });
    expect(issues[0]?.file).toBe(`routes/${model.id}.geojson`);
    expect(said(issues)).toEqual(['geometry.coordinates.0: a start within 500 m of the trailhead, not 778 m from it']);
    expect(issues[0]?.hint).toMatch(/walking order/);
  });
  test('a line in the wrong direction', () => {
    const { issues } = read({ coordinates: northward(7).reverse() });
    expect(issues.map(({ hint }) => hint)).toEqual(['It ends at the trailhead: turn it around.']);
  });
  test('a gap between two positions', () => {
    const { issues } = read({ coordinates: northward(7).filter((_, i) => i !== 3) });
    expect(said(issues)).toEqual(['geometry.coordinates.2: no jump over 150 m, but the next position is 222 m away']);
  });
  test('a length that differs from the hike', () => {
    const distance = { miles: 2, route: 'round trip' } as const;
    expect(said(read({ distance }).issues)).toEqual([
      'properties.lengthNote: a length within 20 % of 2 miles (round trip), or a lengthNote; the line gives 0.97',
    ]);
    const lengthNote = 'The line leaves out the way from the lot.';
    expect(read({ distance, properties: { lengthNote } }).issues).toEqual([]);
    expect(read({ distance: { miles: 0.5, route: 'one way' } }).issues).toEqual([]);
    expect(read({ distance: { miles: 0.5, route: 'loop' } }).issues).toHaveLength(1);
  });
  test('a line without its license', () => {
    expect(said(read({ properties: { license: undefined } }).issues)).toEqual([
      'properties.license: words, but it is missing',
    ]);
  });
  test('an unknown field', () => {
    expect(said(read({ properties: { licence: 'ODbL' } }).issues)[0]).toMatch(/^properties: no field `licence`/);
  });
  test('latitude before longitude', () => {
    const swapped = northward(7).map(([x, y]) => [y, x]);
    expect(read({ coordinates: swapped }).issues[0]?.hint).toBe(
      'Latitude and longitude are swapped: longitude stands first.',
    );
  });
  test('a route with elevations at some positions only is rejected with file and field', () => {
    const some = northward(7).map((position, i) => (i === 2 ? [...position, 190] : position));
    expect(said(read({ coordinates: some }).issues)).toEqual([
      'geometry.coordinates: heights at all positions, or at none',
    ]);
    expect(read({ coordinates: northward(7).map((position) => [...position, 190]) }).issues).toEqual([]);
  });
  test('several lines', () => {
    expect(said(read({ geometry: { type: 'MultiLineString', coordinates: [] } }).issues)[0]).toMatch(/^geometry.type/);
  });
  test('a file that is not JSON', () => {
    const file = join(folder, 'routes', `${model.id}.geojson`);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, '{ "type": "Feature", }');
    expect(said(readHike(null).issues)).toEqual(['(whole file): valid JSON']);
  });
  test.each(['north-shore/no-such-hike.geojson', `${model.slug}.geojson`, `${model.id}.json`])(
    'a file without a hike: %s',
    (name) => {
      expect(said(read({}, name).issues)).toEqual(['(path): the path of a hike, with another ending']);
    },
  );
});

test('every line of the guide credits its source and names its license', () => {
  const drawn = trails.filter((trail) => trail.route);
  expect(drawn.length).toBeGreaterThan(0);
  for (const { route: line } of drawn) {
    expect(line?.source).toMatch(/\w/);
    expect(line?.licenseUrl).toMatch(/^https:/);
  }
});
