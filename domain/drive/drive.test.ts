/** Driving times over a few made-up roads, where every minute can be counted. The real ones are tried in content/roads.test.ts. */
import { describe, expect, test } from 'vitest';
import { drivesFrom, minutesByStraightLine, placesOf, readRoads, toFiveMinutes } from './drive.ts';
import { type Highways, packRoads } from './roads.ts';

type Kind = Highways['roads'][number][3];

/** Along one parallel, about 49 miles apart; `town` names those that have one. */
const west = { latitude: 45, longitude: -96 };
const middle = { latitude: 45, longitude: -95 };
const east = { latitude: 45, longitude: -94 };

const network = (roads: [from: number, to: number, kind: Kind, miles: number][], towns = ['', '', '']) =>
  readRoads(
    packRoads({
      junctions: [west, middle, east].map(({ latitude, longitude }, i) => [towns[i] ?? '', latitude, longitude]),
      roads: roads.map(([from, to, kind, miles]) => [from, to, '1', kind, miles]),
    }),
  );
const minutes = (roads: ReturnType<typeof network>, from = west, to = east) => drivesFrom(roads, from)(to);

describe('a drive', () => {
  test.each<[Kind, number]>([
    ['interstate', 60],
    ['us', (68 / 58) * 60],
    ['state', (68 / 54) * 60],
  ])('of 68 miles on a highway of the kind %s takes its time', (kind, expected) => {
    expect(minutes(network([[0, 2, kind, 68]]))).toBeCloseTo(expected);
  });

  test('goes the quicker way, though it is the longer one', () => {
    const direct: [number, number, Kind, number] = [0, 2, 'state', 90];
    const around: [number, number, Kind, number][] = [
      [0, 1, 'interstate', 51],
      [1, 2, 'interstate', 51],
    ];
    expect(minutes(network([direct]))).toBeCloseTo(100);
    expect(minutes(network([direct, ...around]))).toBeCloseTo(90);
  });

  test('loses a minute and a half in a town on the way, none of it on an Interstate', () => {
    const twoRoads = (kind: Kind): [number, number, Kind, number][] => [
      [0, 1, kind, 29],
      [1, 2, kind, 29],
    ];
    expect(minutes(network(twoRoads('us'), ['', 'Middle', '']))).toBeCloseTo(61.5);
    expect(minutes(network(twoRoads('interstate'), ['', 'Middle', '']))).toBeCloseTo((58 / 68) * 60);
  });

  test('leaves the highways on slower, winding roads', () => {
    const roads = network([[0, 2, 'interstate', 68]]);
    const lake = { latitude: 45.1, longitude: -94 };
    const milesOff = 0.1 * 69.0934;
    expect(minutes(roads, west, lake)).toBeCloseTo(60 + ((milesOff * 1.35) / 35) * 60, 1);
    expect(minutes(roads, lake, west)).toBeCloseTo(minutes(roads, west, lake));
  });

  test('goes without a highway where that is quicker, or where none leads there', () => {
    const straight = ((98 * 1.35) / 35) * 60;
    expect(minutes(network([[0, 2, 'state', 900]]))).toBeCloseTo(straight, -1);
    expect(minutes(network([[0, 1, 'us', 50]]))).toBeLessThan(straight);
    expect(minutes(network([[0, 1, 'us', 50]]))).toBeGreaterThan(100);
  });

  test('begins anywhere, also where no highway is near', () => {
    const abroad = { latitude: 52, longitude: -94 };
    expect(minutes(network([[0, 2, 'interstate', 68]]), abroad, east)).toBeGreaterThan(600);
  });
});

describe('in a whole state of crossroads', () => {
  /** Every quarter of a degree, each ten miles by Interstate from the next; listed from the south-east on. */
  const wide = 9;
  const at = (row: number, column: number) => ({ latitude: 48 - row / 4, longitude: -96 + column / 4 });
  const cells = Array.from({ length: wide * wide }, (_, i) => [Math.floor(i / wide), i % wide] as const).reverse();
  const number = (row: number, column: number) =>
    cells.findIndex(([otherRow, otherColumn]) => otherRow === row && otherColumn === column);
  const tenMiles = (from: readonly [number, number], to: readonly [number, number]): Highways['roads'] =>
    to[0] < wide && to[1] < wide ? [[number(...from), number(...to), '1', 'interstate', 10]] : [];
  const crossroads = () =>
    readRoads(
      packRoads({
        junctions: cells.map(([row, column]) => ['', at(row, column).latitude, at(row, column).longitude]),
        roads: cells.flatMap(([row, column]) => [
          ...tenMiles([row, column], [row, column + 1]),
          ...tenMiles([row, column], [row + 1, column]),
        ]),
      }),
    );
  const stretch = (10 / 68) * 60;

  test.each([
    [[0, 0], [8, 8], 16],
    [[8, 0], [0, 8], 16],
    [[4, 4], [4, 4], 0],
    [[1, 6], [5, 2], 8],
    [[7, 1], [2, 2], 6],
  ] as const)('the drive from %j to %j takes the roads between', ([fromRow, fromColumn], [toRow, toColumn], count) => {
    const drive = drivesFrom(crossroads(), at(fromRow, fromColumn))(at(toRow, toColumn));
    expect(drive).toBeCloseTo(count * stretch, 5);
  });

  test('a place between them goes by the nearest, on whichever side it lies', () => {
    const offRoad = (degrees: number) => ((degrees * 69.0934 * 1.35) / 35) * 60;
    const { latitude, longitude } = at(4, 4);
    for (const side of [-0.05, 0.05]) {
      const drive = drivesFrom(crossroads(), { latitude: latitude + side, longitude })(at(4, 8));
      expect(drive).toBeCloseTo(offRoad(0.05) + 4 * stretch, 1);
    }
  });

  test('a place outside of it drives in first', () => {
    const west = { latitude: 47, longitude: -97.5 };
    const drive = drivesFrom(crossroads(), west);
    expect(drive(at(4, 4)) - drive(at(4, 0))).toBeCloseTo(4 * stretch, 5);
  });
});

test('places are written as hundredths of degrees, one after the other', () => {
  expect(placesOf([4498, -9326, 4679, -9210])).toEqual([
    { latitude: 44.98, longitude: -93.26 },
    { latitude: 46.79, longitude: -92.1 },
  ]);
});

test('an estimate is told to five minutes, and never as none', () => {
  expect([0, 2, 7, 8, 62.4, 62.6].map(toFiveMinutes)).toEqual([5, 5, 5, 10, 60, 65]);
});

test('without roads, 40 miles of straight line are an hour', () => {
  expect(minutesByStraightLine(40 * 1.609344)).toBeCloseTo(60);
});
