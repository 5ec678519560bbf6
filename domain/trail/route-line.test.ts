/** Expected values computed by hand: a degree of latitude is 111.19 km on a sphere with a radius of 6371 km. */
import { describe, expect, test } from 'vitest';
import { distanceKm } from '../geo/geo.ts';
import {
  flatAround,
  getTurn,
  lineKm,
  milesAs,
  placeAt,
  type RouteLine,
  toProfile,
  walkedKm,
  whereaboutsOn,
} from './route-line.ts';

const north: RouteLine = [
  [-91, 47],
  [-91, 47.01],
  [-91, 47.02],
];
const degreeKm = (6371 * Math.PI) / 180;

test('the length is the sum of the segments, doubled for out and back', () => {
  expect(lineKm(north)).toBeCloseTo(0.02 * degreeKm, 6);
  expect(walkedKm('one way', north)).toBeCloseTo(0.02 * degreeKm, 6);
  expect(walkedKm('out and back', north)).toBeCloseTo(0.04 * degreeKm, 6);
  expect(lineKm([[-91, 47]])).toBe(0);
});

test('a figure that is published one way is compared one way', () => {
  const miles = (0.02 * degreeKm) / 1.609344;
  expect(milesAs('one way', 'out and back', north)).toBeCloseTo(miles, 6);
  expect(milesAs('whole walk', 'out and back', north)).toBeCloseTo(2 * miles, 6);
  expect(milesAs('whole walk', 'loop', north)).toBeCloseTo(miles, 6);
});

test('the point at a distance along the line is on it; beyond the end there is none', () => {
  const place = placeAt(north, 0.015 * degreeKm);
  expect(place?.latitude).toBeCloseTo(47.015, 6);
  expect(placeAt(north, 0)).toEqual({ latitude: 47, longitude: -91 });
  expect(placeAt(north, 0.03 * degreeKm)).toBeUndefined();
});

test('a loop is walked clockwise or counterclockwise', () => {
  const around: RouteLine = [
    [-91, 47],
    [-91, 47.01],
    [-90.99, 47.01],
    [-91, 47],
  ];
  expect(getTurn(around)).toBe('clockwise');
  expect(getTurn(around.toReversed())).toBe('counterclockwise');
});

describe('a hiker', () => {
  test('a hiker on the line is as far along it as they have walked', () => {
    const here = whereaboutsOn(north, { latitude: 47.015, longitude: -91 });
    expect(here?.alongKm).toBeCloseTo(0.015 * degreeKm, 4);
    expect(here?.leftKm).toBeCloseTo(0.005 * degreeKm, 4);
    expect(here?.offKm).toBeCloseTo(0, 6);
  });
  test('off the line is measured to its nearest point', () => {
    const place = { latitude: 47.005, longitude: -90.99 };
    const here = whereaboutsOn(north, place);
    expect(here?.alongKm).toBeCloseTo(0.005 * degreeKm, 3);
    expect(here?.offKm).toBeCloseTo(distanceKm(place, { latitude: 47.005, longitude: -91 }), 3);
    expect(here?.nearest.longitude).toBeCloseTo(-91, 6);
  });
  test('a hiker before its start is at the start, beyond its end at the end', () => {
    expect(whereaboutsOn(north, { latitude: 46.9, longitude: -91 })?.alongKm).toBe(0);
    const beyond = whereaboutsOn(north, { latitude: 47.1, longitude: -91 });
    expect(beyond?.leftKm).toBeCloseTo(0, 6);
    expect(beyond?.offKm).toBeCloseTo(0.08 * degreeKm, 4);
  });
  test('a hiker has no position on a line without segments', () => {
    expect(whereaboutsOn([[-91, 47]], { latitude: 47, longitude: -91 })).toBeUndefined();
  });
});

test('heights make a profile only where every position has one', () => {
  expect(toProfile(north)).toBeUndefined();
  const risen: RouteLine = [
    [-91, 47, 200],
    [-91, 47.01, 240.5],
  ];
  expect(toProfile(risen)).toEqual([
    { km: 0, meters: 200 },
    { km: expect.closeTo(0.01 * degreeKm, 6), meters: 240.5 },
  ]);
  expect(toProfile([...risen, [-91, 47.02]])).toBeUndefined();
});

describe('a line to the east', () => {
  const east: RouteLine = [
    [-91, 47],
    [-90.9, 47],
    [-90.8, 47.1],
  ];

  test('a line to the east is followed to the east', () => {
    const half = lineKm(east.slice(0, 2)) / 2;
    expect(placeAt(east, half)).toEqual({ latitude: 47, longitude: expect.closeTo(-90.95, 9) });
  });

  test('a line to the east ends at its end', () => {
    expect(placeAt(east, lineKm(east))).toEqual({ latitude: 47.1, longitude: expect.closeTo(-90.8, 9) });
  });

  test('a line to the east is nearest at a right angle on the ground, not in degrees', () => {
    const shrink = Math.cos((47.05 * Math.PI) / 180);
    // Half way along the slanting stretch, then a kilometer off to its right.
    const [alongEast, alongNorth] = [0.1 * shrink, 0.1];
    const length = Math.hypot(alongEast, alongNorth);
    const beside = {
      longitude: -90.85 + alongNorth / length / degreeKm / shrink,
      latitude: 47.05 - alongEast / length / degreeKm,
    };
    const here = whereaboutsOn(east, beside);
    expect(here?.offKm).toBeCloseTo(1, 2);
    expect(here?.nearest.longitude).toBeCloseTo(-90.85, 3);
    expect(here?.nearest.latitude).toBeCloseTo(47.05, 3);
  });
});

test('offsets from a place are in kilometers east and north', () => {
  const [east, north] = flatAround({ latitude: 60, longitude: -91 })([-90.98, 60.01]);
  // At 60 degrees a degree of longitude is half as long as one of latitude.
  expect(east).toBeCloseTo(0.01 * degreeKm, 9);
  expect(north).toBeCloseTo(0.01 * degreeKm, 9);
});

describe('a duplicate position', () => {
  const doubled: RouteLine = [
    [-91, 47],
    [-91, 47],
    [-91, 47.01],
  ];

  test('a duplicate position counts once', () => {
    expect(placeAt(doubled, 0)).toEqual({ latitude: 47, longitude: -91 });
    expect(whereaboutsOn(doubled, { latitude: 47.004, longitude: -91 })?.alongKm).toBeCloseTo(0.004 * degreeKm, 6);
  });

  test('a duplicate position at both ends of a loop is the start for a hiker who is there', () => {
    const loop: RouteLine = [
      [-91, 47],
      [-91, 47.01],
      [-90.99, 47.01],
      [-91, 47],
    ];
    expect(whereaboutsOn(loop, { latitude: 47, longitude: -91 })).toMatchObject({ alongKm: 0, leftKm: lineKm(loop) });
  });
});

test('the elevation of a single position is not a profile', () => {
  expect(toProfile([[-91, 47, 200]])).toBeUndefined();
});
