import { expect, test } from 'vitest';
import type { Leg, NumberedRoad } from './road-list.ts';
import { packRoads } from './road-network.ts';

const place = (name: string, latitude: number, longitude: number, isTown = false) => ({
  name,
  latitude,
  longitude,
  isTown,
});
const road = (...legs: Leg[]): NumberedRoad => ({ name: 'US 2', kind: 'us', number: '2', legs });

test('places are sorted from south to north and west to east, and legs are delta-encoded', () => {
  const packed = packRoads({
    places: [place('north', 46.004, -93), place('Ely', 45, -92, true), place('west', 45, -94)],
    roads: [
      road({ from: 0, to: 1, miles: 12.34, pace: 'divided' }, { from: 1, to: 2, miles: 5, pace: 'interstate' }),
      road({ from: 0, to: 2, miles: 7.96, pace: 'two-lane' }),
    ],
  });
  expect(packed).toEqual({
    places: [...[4500, -9400], ...[4500, -9200], ...[4600, -9300]],
    towns: [1],
    legs: [...[0, 1, 0, 50], ...[0, 2, 2, 80], ...[1, 1, 1, 123]],
  });
});

test('a leg that two roads share is packed once, as the faster of them', () => {
  const slow: Leg = { from: 0, to: 1, miles: 10, pace: 'two-lane' };
  const { legs } = packRoads({
    places: [place('south', 45, -93), place('north', 46, -93)],
    roads: [road(slow), road({ from: 1, to: 0, miles: 10.2, pace: 'interstate' }), road(slow)],
  });
  expect(legs).toEqual([0, 1, 0, 102]);
});
