import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drivesFrom, readRoads } from '../domain/drive/drive.ts';
import type { RoadList } from '../domain/drive/road-list.ts';
import type { Point } from '../domain/geo/geo.ts';
import { ourContent } from '../test/content.ts';
import { first } from '../test/first.ts';
import { loadDrives, loadRoads, makeRoads } from './roads.ts';

const { roads, zips } = loadDrives(ourContent);
const network = readRoads(roads);
const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });
const minneapolis = at(44.98, -93.27);
const duluth = at(46.79, -92.1);

/** Known driving times in minutes. */
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

  test.each(drives)('the estimated drive from %s is within 15 percent of the known time', (_, from, to, minutes) => {
    expect(Math.abs(drivesFrom(network, from)(to) / minutes - 1)).toBeLessThan(0.15);
  });

  test('the estimated drive is within 4 percent of the known time on average', () => {
    expect(errors.filter((error) => error > 0.1).length).toBeLessThanOrEqual(1);
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.04);
  });

  test('the estimated drive is the same in both directions, and zero to the same place', () => {
    expect(drivesFrom(network, duluth)(minneapolis)).toBeCloseTo(drivesFrom(network, minneapolis)(duluth));
    expect(drivesFrom(network, duluth)(duluth)).toBe(0);
  });
});

/** Road miles as maps and mileage charts round them, from general knowledge. */
const roadMiles: [from: string, to: string, miles: number][] = [
  ['Minneapolis', 'Duluth', 154],
  ['Minneapolis', 'Rochester', 86],
  ['Minneapolis', 'Bemidji', 217],
  ['Minneapolis', 'Moorhead', 234],
  ['Minneapolis', 'St. Cloud', 66],
  ['Minneapolis', 'Mankato', 79],
  ['Minneapolis', 'Winona', 115],
  ['Minneapolis', 'International Falls', 291],
  ['Minneapolis', 'Willmar', 95],
  ['Minneapolis', 'Hutchinson', 60],
  ['Minneapolis', 'Marshall', 150],
  ['Minneapolis', 'Redwood Falls', 112],
  ['Minneapolis', 'Brainerd', 128],
  ['Minneapolis', 'Worthington', 176],
  ['Minneapolis', 'Albert Lea', 97],
  ['Minneapolis', 'Austin', 102],
  ['Minneapolis', 'Fergus Falls', 178],
  ['Minneapolis', 'Hinckley', 78],
  ['Minneapolis', 'Grand Rapids', 178],
  ['Minneapolis', 'Montevideo', 130],
  ['Minneapolis', 'Ortonville', 163],
  ['Minneapolis', 'Northfield', 43],
  ['St. Paul', 'Stillwater', 20],
  ['St. Paul', 'Red Wing', 46],
  ['Duluth', 'Bemidji', 151],
  ['Duluth', 'International Falls', 161],
  ['Duluth', 'Brainerd', 115],
  ['Duluth', 'Hibbing', 76],
  ['Duluth', 'Two Harbors', 27],
  ['Duluth', 'Grand Rapids', 81],
  ['Duluth', 'Grand Marais', 110],
  ['Duluth', 'Ely', 114],
  ['St. Cloud', 'Duluth', 143],
  ['St. Cloud', 'Willmar', 62],
  ['St. Cloud', 'Brainerd', 65],
  ['Rochester', 'Winona', 45],
  ['Rochester', 'Mankato', 84],
  ['Rochester', 'Albert Lea', 63],
  ['Austin', 'Albert Lea', 22],
  ['New Ulm', 'Mankato', 28],
  ['Mankato', 'Worthington', 96],
  ['Marshall', 'Willmar', 69],
  ['Luverne', 'Pipestone', 25],
  ['Worthington', 'Luverne', 31],
  ['Fergus Falls', 'Alexandria', 48],
  ['Moorhead', 'Detroit Lakes', 45],
  ['Park Rapids', 'Bemidji', 50],
  ['Bemidji', 'International Falls', 112],
  ['Bemidji', 'Grand Rapids', 69],
  ['Bemidji', 'Crookston', 87],
  ['Bemidji', 'Thief River Falls', 92],
  ['Hibbing', 'Grand Rapids', 34],
  ['Baudette', 'International Falls', 69],
  ['Warroad', 'Baudette', 37],
];

test('road miles between towns are within 12 percent of the published ones, 4 on average', () => {
  const { places, roads: numbered } = loadRoads(ourContent);
  const legs = numbered.flatMap((road) => road.legs);
  const milesFrom = (town: string): number[] => {
    const miles = places.map(({ name }) => (name === town ? 0 : Number.POSITIVE_INFINITY));
    for (let changed = true; changed; ) {
      changed = false;
      for (const leg of legs)
        for (const [from, to] of [
          [leg.from, leg.to],
          [leg.to, leg.from],
        ] as const) {
          const there = (miles[from] ?? 0) + leg.miles;
          if (there < (miles[to] ?? 0)) [miles[to], changed] = [there, true];
        }
    }
    return miles;
  };
  const computed = new Map([...new Set(roadMiles.map(([from]) => from))].map((town) => [town, milesFrom(town)]));
  const errors = roadMiles.map(([from, to, miles]) => {
    const there = computed.get(from)?.[places.findIndex(({ name }) => name === to)] ?? 0;
    return { drive: `${from} to ${to}: ${Math.round(there)} miles, not ${miles}`, off: Math.abs(there / miles - 1) };
  });
  expect(errors.filter(({ off }) => off > 0.12).map(({ drive }) => drive)).toEqual([]);
  expect(errors.reduce((sum, { off }) => sum + off, 0) / errors.length).toBeLessThan(0.04);
});

test('highways and ZIP codes together are at most 12 KB', () => {
  expect(brotliCompressSync(JSON.stringify({ roads, zips })).length).toBeLessThan(12_000);
});

describe('a road list is rejected with the road and the place', () => {
  const towns = [
    { name: 'Duluth', ...at(46.79, -92.1) },
    { name: 'Virginia', ...at(47.52, -92.54) },
    { name: 'Tower', ...at(47.8, -92.28) },
    { name: 'Ely', ...at(47.9, -91.87) },
    { name: 'Cook', ...at(47.85, -92.69) },
  ];
  const sound: RoadList = {
    winding: { interstate: 1.02, open: 1.05 },
    places: [],
    roads: { 'US 53': [{ through: ['Duluth', 'Virginia'] }], 'MN 169': [{ through: ['Virginia', 'Tower', 'Ely'] }] },
    farTrailheads: {},
  };
  const issuesIn = (list: RoadList): string[] => {
    const made = makeRoads(list, towns);
    return 'issues' in made ? made.issues.map(({ field, expected }) => `${field}: ${expected}`) : [];
  };
  const withRoad = (...stretches: RoadList['roads'][string]) =>
    issuesIn({ ...sound, roads: { ...sound.roads, 'MN 1': stretches } });
  const withJunctions = (junctions: Record<string, [number, number]>, roads: RoadList['roads'] = {}) =>
    issuesIn({ ...sound, places: [{ known: 'a test', towns: {}, junctions }], roads: { ...sound.roads, ...roads } });

  test('a road list is rejected with the road and the place but not if it is valid', () => {
    expect(issuesIn(sound)).toEqual([]);
  });

  test('a road list is rejected with the road and the place if a town is unknown', () => {
    expect(withRoad({ through: ['Ely', 'Dulth'] })).toEqual([
      'roads.MN 1: places that are known, not "Dulth"; did you mean "Duluth"?',
    ]);
  });

  test('a road list with a leg over 60 miles without a reason is rejected with road and place', () => {
    const through = ['Duluth', 'Ely'];
    expect(withRoad({ through })).toEqual(['roads.MN 1: at most 60 miles between neighbors, not 77 (Duluth – Ely)']);
    expect(withRoad({ through, longLeg: 'nobody lives there' })).toEqual([]);
  });

  test('a road list with miles shorter than the straight line is rejected with road and place', () => {
    expect(withRoad({ through: ['Cook', { Tower: 5 }] })).toEqual([
      'roads.MN 1: at least the 19 miles of the straight line, not 5 (Cook – Tower)',
    ]);
  });

  test('a road list is rejected with the road and the place if a road has an unknown kind of winding', () => {
    expect(withRoad({ through: ['Cook', 'Tower'], winds: 'swamps' })).toEqual([
      'roads.MN 1: winds to be one of interstate, open, not "swamps"',
    ]);
  });

  test('a road list is rejected with the road and the place if a road cannot be reached from the others', () => {
    const through = ['Here', 'There'];
    expect(withJunctions({ Here: [48, -90], There: [48.1, -90] }, { 'MN 1': [{ through }] })).toEqual([
      'roads.MN 1: roads that can be reached from Duluth; at Here this one cannot',
    ]);
  });

  test('a road list is rejected with the road and the place if two roads cross without a common place', () => {
    expect(withRoad({ through: ['Duluth', 'Cook'], longLeg: 'a test' })).toEqual([
      'roads.MN 169: a place in common with MN 1 where they cross (Virginia – Tower, Duluth – Cook)',
    ]);
  });

  test('a road list with a place defined twice or on no road is rejected with road and place', () => {
    expect(withJunctions({ Ely: [47.9, -91.9] })).toEqual([
      'places.0.junctions.Ely: a place that is not known yet; Ely is in the list of towns or stands above',
    ]);
    expect(withJunctions({ Nowhere: [47, -91] })).toEqual(['places.0: places on a road; Nowhere is on none']);
  });

  test('a road list with a trailhead over 12 miles from every road is rejected with road and place', () => {
    const trail = first(ourContent.trails);
    const inTheWoods = { ...trail, trailhead: { ...trail.trailhead, latitude: 48.2, longitude: -91.4 } };
    expect(() => loadRoads({ ...ourContent, trails: [inTheWoods] })).toThrow(
      `expected a road within 12 miles of the trailhead of ${trail.id}`,
    );
  });
});
