import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drivesFrom, readRoads } from '../domain/drive/drive.ts';
import { type RoadList, roadListSchema } from '../domain/drive/road-list.ts';
import type { Point } from '../domain/geo/geo.ts';
import { ourContent } from '../test/content.ts';
import { ContentError } from './fault.ts';
import { readYaml } from './read-yaml.ts';
import { loadDrives, loadRoads, makeRoads } from './roads.ts';
import { readTowns } from './towns.ts';

const { roads, zips } = loadDrives(ourContent);
const network = readRoads(roads);
const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });
const minneapolis = at(44.98, -93.27);
const duluth = at(46.79, -92.1);

/** What drivers say, in minutes. */
const drives: [name: string, from: Point, to: Point, minutes: number][] = [
  ['Minneapolis to Duluth', minneapolis, duluth, 140],
  ['Minneapolis to Rochester', minneapolis, at(44.02, -92.47), 85],
  ['Minneapolis to Bemidji', minneapolis, at(47.47, -94.88), 220],
  ['Minneapolis to Luverne', minneapolis, at(43.65, -96.21), 195],
  ['Minneapolis to Winona', minneapolis, at(44.05, -91.64), 125],
  ['Minneapolis to Grand Marais', minneapolis, at(47.75, -90.33), 260],
  ['Minneapolis to Pipestone', minneapolis, at(44, -96.32), 200],
  ['Minneapolis to St. Cloud', minneapolis, at(45.56, -94.16), 70],
  ['Minneapolis to Moorhead', minneapolis, at(46.87, -96.77), 205],
  ['Minneapolis to Ely', minneapolis, at(47.9, -91.87), 245],
  ['Minneapolis to International Falls', minneapolis, at(48.6, -93.41), 285],
  ['Minneapolis to Mankato', minneapolis, at(44.16, -94), 85],
  ['Minneapolis to Taylors Falls', minneapolis, at(45.4, -92.65), 58],
  ['Minneapolis to Park Rapids', minneapolis, at(46.92, -95.06), 195],
  ['Minneapolis to Alexandria', minneapolis, at(45.89, -95.38), 125],
  ['Duluth to Ely', duluth, at(47.9, -91.87), 115],
  ['Duluth to Grand Marais', duluth, at(47.75, -90.33), 125],
  ['St. Paul to Red Wing', at(44.95, -93.09), at(44.56, -92.53), 60],
];

describe('the estimated drive', () => {
  const errors = drives.map(([, from, to, minutes]) => Math.abs(drivesFrom(network, from)(to) / minutes - 1));

  test.each(drives)('from %s is within 15 percent of what drivers say', (_, from, to, minutes) => {
    expect(Math.abs(drivesFrom(network, from)(to) / minutes - 1)).toBeLessThan(0.15);
  });

  test('is within 10 percent of what drivers say but for one in eighteen, and within 4 percent on average', () => {
    expect(errors.filter((error) => error > 0.1).length).toBeLessThanOrEqual(1);
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.04);
  });

  test('is the same in both directions, and nothing where one is', () => {
    expect(drivesFrom(network, duluth)(minneapolis)).toBeCloseTo(drivesFrom(network, minneapolis)(duluth));
    expect(drivesFrom(network, duluth)(duluth)).toBe(0);
  });
});

test('the data for drives are light: highways and ZIP codes together at most 12 KB', () => {
  expect(brotliCompressSync(JSON.stringify({ roads, zips })).length).toBeLessThan(12_000);
});

describe('the list of roads is refused, with the road and the place,', () => {
  const towns = readTowns(ourContent.folder, ourContent.map);
  const ours = readYaml(ourContent.folder, 'roads.yaml', roadListSchema);
  if ('faults' in ours) throw new ContentError(ours.faults);
  const faultsWith = (change: Partial<RoadList>): string[] => {
    const made = makeRoads({ ...ours.data, ...change }, towns);
    return 'faults' in made ? made.faults.map(({ field, expected }) => `${field}: ${expected}`) : [];
  };
  const withRoad = (name: string, ...through: RoadList['roads'][string][number]['through']) =>
    faultsWith({ roads: { ...ours.data.roads, [name]: [{ through }] } });

  test('where a town is not known', () => {
    expect(withRoad('MN 999', 'Ely', 'Dulth')).toEqual([
      'roads.MN 999: places that are known, not "Dulth"; did you mean "Duluth"?',
    ]);
  });

  test('where a leg is longer than 60 miles and nothing says why', () => {
    expect(withRoad('MN 999', 'Ely', 'Minneapolis')).toEqual([
      'roads.MN 999: at most 60 miles between neighbors, not 213 (Ely – Minneapolis)',
    ]);
    const longLeg = { through: ['Ely', 'Minneapolis'], longLeg: 'a test' };
    expect(faultsWith({ roads: { ...ours.data.roads, 'MN 999': [longLeg] } })).toEqual([]);
  });

  test('where stated miles are shorter than the straight line', () => {
    expect(withRoad('MN 999', 'Ely', { Tower: 5 })).toEqual([
      'roads.MN 999: at least the 20 miles of the straight line, not 5 (Ely – Tower)',
    ]);
  });

  test('where a road winds in a way that is not listed', () => {
    const { roads } = ours.data;
    expect(faultsWith({ roads: { ...roads, 'MN 999': [{ through: ['Ely', 'Tower'], winds: 'swamps' }] } })).toEqual([
      'roads.MN 999: winds to be one of interstate, open, woods, hills, not "swamps"',
    ]);
  });

  test('where a road cannot be reached from the others', () => {
    const places = [...ours.data.places, { known: 'a test', towns: {}, junctions: { A: [51, -90], B: [51.1, -90] } }];
    expect(
      faultsWith({
        places: places as RoadList['places'],
        roads: { ...ours.data.roads, 'MN 999': [{ through: ['A', 'B'] }] },
      }),
    ).toEqual([expect.stringMatching(/^roads\.MN 999: roads that can be reached from .*; at A this one cannot$/)]);
  });

  test('where a place is known twice or is on no road', () => {
    const places = (junctions: Record<string, [number, number]>) => [
      ...ours.data.places,
      { known: 'a test', towns: {}, junctions },
    ];
    expect(faultsWith({ places: places({ Ely: [47.9, -91.9] }) })).toEqual([
      expect.stringContaining('a place that is not known yet; Ely is in the list of towns'),
    ]);
    expect(faultsWith({ places: places({ Nowhere: [47, -91] }) })).toEqual([
      expect.stringContaining('places on a road; Nowhere is on none'),
    ]);
  });

  test('where a trailhead lies more than 12 miles from every road', () => {
    const [trail] = ourContent.trails;
    if (!trail) throw new Error('there are no hikes');
    const inTheWoods = { ...trail, trailhead: { ...trail.trailhead, latitude: 48.2, longitude: -91.4 } };
    expect(() => loadRoads({ ...ourContent, trails: [inTheWoods] })).toThrow(
      `expected a road within 12 miles of the trailhead of ${trail.id}`,
    );
  });
});
