import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drivesFrom, readRoads } from '../domain/drive/drive.ts';
import type { Point } from '../domain/geo/geo.ts';
import { ourContent } from '../test/content.ts';
import { loadDrives, loadHighways } from './roads.ts';

const { roads, zips } = loadDrives(ourContent);
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
  const network = readRoads(roads);
  test.each(drives)('from %s is within 12 percent of what drivers say', (_, from, to, minutes) => {
    const off = drivesFrom(network, from)(to) / minutes - 1;
    expect(Math.abs(off)).toBeLessThan(0.12);
  });

  test('is the same in both directions, and nothing where one is', () => {
    expect(drivesFrom(network, duluth)(minneapolis)).toBeCloseTo(drivesFrom(network, minneapolis)(duluth));
    expect(drivesFrom(network, duluth)(duluth)).toBe(0);
  });

  test('goes by numbered highways alone: nobody drives on the rails that the table holds, nor gets on at a station', () => {
    const { junctions, roads: highways } = loadHighways(ourContent);
    expect(highways.filter(([, , names]) => !/\d/.test(names))).toEqual([]);
    const onHighways = new Set([...highways.map(([from]) => from), ...highways.map(([, to]) => to)]);
    expect(junctions.filter((_, junction) => !onHighways.has(junction))).toEqual([]);
    const [mallOfAmerica, veteransHospital] = [at(44.85, -93.24), at(44.9, -93.2)];
    expect(drivesFrom(network, mallOfAmerica)(veteransHospital)).toBeGreaterThan(6);
  });
});

describe('the data for it', () => {
  test('is light: highways and ZIP codes together at most 25 KB', () => {
    const bytes = [roads, zips].map((data) => brotliCompressSync(JSON.stringify(data)).length);
    expect((bytes[0] ?? 0) + (bytes[1] ?? 0)).toBeLessThan(25_000);
  });
});
