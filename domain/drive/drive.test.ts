/** Driving times over a few made-up roads, where every minute can be calculated. content/roads.test.ts tests the real ones. */
import { describe, expect, test } from 'vitest';
import { drivesFrom, getPlaces, minutesByStraightLine, readRoads, toFiveMinutes } from './drive.ts';
import type { Pace } from './road-kinds.ts';
import type { Leg } from './road-list.ts';
import { packRoads } from './road-network.ts';

type Stretch = [from: number, to: number, pace: Pace, miles: number];

/** Along one parallel, about 49 miles apart. */
const west = { latitude: 45, longitude: -96 };
const middle = { latitude: 45, longitude: -95 };
const east = { latitude: 45, longitude: -94 };

const network = (stretches: Stretch[], towns: number[] = []) => {
  const legs = stretches.map(([from, to, pace, miles]): Leg => ({ from, to, pace, miles }));
  const places = [west, middle, east].map((place, i) => ({ ...place, name: `${i}`, isTown: towns.includes(i) }));
  return readRoads(packRoads({ places, roads: [{ name: 'MN 1', kind: 'state', number: '1', legs }] }));
};
const minutes = (roads: ReturnType<typeof network>, from = west, to = east) => drivesFrom(roads, from)(to);

const ends = 6;
const milesInDegree = 69.0934;
const byLocalRoads = (degrees: number) => ((degrees * milesInDegree * 1.35) / 35) * 60;

describe('a drive', () => {
  test.each<[Pace, number]>([
    ['interstate', 60],
    ['divided', (67 / 62) * 60],
    ['two-lane', (67 / 58) * 60],
  ])('a drive of 67 miles on a road of the pace %s takes its time, and six minutes at the ends', (pace, expected) => {
    expect(minutes(network([[0, 2, pace, 67]]))).toBeCloseTo(ends + expected);
  });

  test('a drive takes the faster route even if it is longer', () => {
    const direct: Stretch = [0, 2, 'two-lane', 93];
    const around: Stretch[] = [
      [0, 1, 'interstate', 50],
      [1, 2, 'interstate', 50],
    ];
    expect(minutes(network([direct]))).toBeCloseTo(ends + (93 / 58) * 60);
    expect(minutes(network([direct, ...around]))).toBeCloseTo(ends + (100 / 67) * 60);
  });

  test('a drive takes half a minute more per town on the way, except on a divided highway', () => {
    const twoLegs = (pace: Pace): Stretch[] => [
      [0, 1, pace, 58],
      [1, 2, pace, 58],
    ];
    expect(minutes(network(twoLegs('two-lane'), [1]))).toBeCloseTo(ends + 120.5);
    expect(minutes(network(twoLegs('divided'), [1]))).toBeCloseTo(ends + (116 / 62) * 60);
  });

  test('continues from the highway on slower, winding local roads', () => {
    const roads = network([[0, 2, 'interstate', 67]]);
    const lake = { latitude: 45.1, longitude: -94 };
    expect(minutes(roads, west, lake)).toBeCloseTo(ends + 60 + byLocalRoads(0.1), 1);
    expect(minutes(roads, lake, west)).toBeCloseTo(minutes(roads, west, lake));
  });

  test('enters and leaves a highway between two places if that is nearer', () => {
    const roads = network([[0, 2, 'interstate', 96]]);
    const quarter = { latitude: 45.02, longitude: -95.5 };
    const half = { latitude: 45.02, longitude: -95 };
    const wholeLeg = (96 / 67) * 60;
    expect(minutes(roads, quarter, east)).toBeCloseTo(ends + byLocalRoads(0.02) + wholeLeg * 0.75, 0);
    expect(minutes(roads, quarter, half)).toBeCloseTo(ends + 2 * byLocalRoads(0.02) + wholeLeg * 0.25, 0);
  });

  test('a drive takes local roads where they are faster or no highway goes there', () => {
    const straight = ((98 * 1.35) / 35) * 60;
    expect(minutes(network([[0, 2, 'two-lane', 900]]))).toBeCloseTo(straight, -1);
    expect(minutes(network([[0, 1, 'two-lane', 50]]))).toBeLessThan(straight);
    expect(minutes(network([[0, 1, 'two-lane', 50]]))).toBeGreaterThan(100);
  });

  test('a drive can start anywhere, even far from any highway', () => {
    const abroad = { latitude: 52, longitude: -94 };
    expect(minutes(network([[0, 2, 'interstate', 67]]), abroad, east)).toBeGreaterThan(600);
  });
});

describe('in a grid of crossroads as large as a state', () => {
  /** Every quarter of a degree, each ten miles by Interstate from the next; listed from the south-east on. */
  const wide = 9;
  const at = (row: number, column: number) => ({ latitude: 48 - row / 4, longitude: -96 + column / 4 });
  const cells = Array.from({ length: wide * wide }, (_, i) => [Math.floor(i / wide), i % wide] as const).reverse();
  const getIndex = (row: number, column: number) =>
    cells.findIndex(([otherRow, otherColumn]) => otherRow === row && otherColumn === column);
  const tenMiles = (from: readonly [number, number], to: readonly [number, number]): Leg[] =>
    to[0] < wide && to[1] < wide
      ? [{ from: getIndex(...from), to: getIndex(...to), miles: 10, pace: 'interstate' }]
      : [];
  const crossroads = () => {
    const legs = cells.flatMap(([row, column]) => [
      ...tenMiles([row, column], [row, column + 1]),
      ...tenMiles([row, column], [row + 1, column]),
    ]);
    const places = cells.map(([row, column]) => ({ ...at(row, column), name: `${row} ${column}`, isTown: false }));
    return readRoads(packRoads({ places, roads: [{ name: 'I-1', kind: 'interstate', number: '1', legs }] }));
  };
  const leg = (10 / 67) * 60;

  test.each([
    [[0, 0], [8, 8], 16],
    [[8, 0], [0, 8], 16],
    [[1, 6], [5, 2], 8],
    [[7, 1], [2, 2], 6],
  ] as const)('the drive from %j to %j takes the roads between', ([fromRow, fromColumn], [toRow, toColumn], count) => {
    const drive = drivesFrom(crossroads(), at(fromRow, fromColumn))(at(toRow, toColumn));
    expect(drive).toBeCloseTo(ends + count * leg, 5);
  });

  test('a drive from outside the grid includes the way to it', () => {
    const drive = drivesFrom(crossroads(), { latitude: 47, longitude: -97.5 });
    expect(drive(at(4, 5)) - drive(at(4, 1))).toBeCloseTo(4 * leg, 5);
  });
});

test('places are encoded as hundredths of degrees in a flat list', () => {
  expect(getPlaces([4498, -9326, 4679, -9210])).toEqual([
    { latitude: 44.98, longitude: -93.26 },
    { latitude: 46.79, longitude: -92.1 },
  ]);
});

test('an estimate is rounded to five minutes and never to zero', () => {
  expect([0, 2, 7, 8, 62.4, 62.6].map(toFiveMinutes)).toEqual([5, 5, 5, 10, 60, 65]);
});

test('without roads, 40 miles in a straight line take an hour', () => {
  expect(minutesByStraightLine(40 * 1.609344)).toBeCloseTo(60);
});
