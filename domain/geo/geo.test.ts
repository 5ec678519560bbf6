import { describe, expect, test } from 'vitest';
import { contains, distanceKm, distanceOutsideKm, type Ring } from './geo.ts';

const splitRock = { latitude: 47.19879, longitude: -91.3759 };
const minneapolis = { latitude: 44.9778, longitude: -93.265 };
const square: Ring[] = [
  [
    [-94, 46],
    [-93, 46],
    [-93, 47],
    [-94, 47],
  ],
];

describe('distances', () => {
  test('one degree of latitude is a 360th of the circumference', () => {
    const north = { ...minneapolis, latitude: minneapolis.latitude + 1 };
    expect(distanceKm(minneapolis, north)).toBeCloseTo((2 * Math.PI * 6371) / 360, 6);
  });
  test('distances are symmetric, and zero from a point to itself', () => {
    expect(distanceKm(splitRock, minneapolis)).toBe(distanceKm(minneapolis, splitRock));
    expect(distanceKm(splitRock, splitRock)).toBe(0);
  });
});

describe('outlines', () => {
  test('contain the points inside them', () => {
    expect(contains(square, { latitude: 46.5, longitude: -93.5 })).toBe(true);
    expect(contains(square, { latitude: 45.9, longitude: -93.5 })).toBe(false);
  });
  test.each([
    ['south', { latitude: 45.9, longitude: -93.5 }],
    ['east', { latitude: 46.5, longitude: -92.9 }],
    ['north', { latitude: 47.1, longitude: -93.5 }],
    ['west', { latitude: 46.5, longitude: -94.1 }],
  ])('outlines are closed on every side, also in the %s: the last edge connects to the first point', (_, place) => {
    expect(contains(square, place)).toBe(false);
    expect(distanceOutsideKm(square, place)).toBeLessThan(11.2);
  });
  test('outlines may have slanted sides, and vertices at the latitude of the point', () => {
    const diamond: Ring[] = [
      [
        [-93, 48],
        [-92, 46],
        [-93, 45],
        [-95, 46],
      ],
    ];
    const isInside = (latitude: number, longitude: number) => contains(diamond, { latitude, longitude });
    expect([isInside(46, -93), isInside(47, -93.9), isInside(47, -92.6), isInside(45.5, -93.9)]).toEqual([
      ...[true, true, true, true],
    ]);
    expect([isInside(47, -94.1), isInside(47, -92.4), isInside(45.5, -94.1), isInside(45.5, -92.4)]).toEqual([
      ...[false, false, false, false],
    ]);
    expect([isInside(46, -95.1), isInside(46, -91.9), isInside(48, -93.1), isInside(45, -92.9)]).toEqual([
      ...[false, false, false, false],
    ]);
  });
  test('outlines may have holes', () => {
    const hole: Ring = [
      [-93.6, 46.4],
      [-93.4, 46.4],
      [-93.4, 46.6],
      [-93.6, 46.6],
    ];
    expect(contains([...square, hole], { latitude: 46.5, longitude: -93.5 })).toBe(false);
    expect(contains([...square, hole], { latitude: 46.2, longitude: -93.5 })).toBe(true);
  });
  test('measure how far outside a point is', () => {
    expect(distanceOutsideKm(square, { latitude: 46.5, longitude: -93.5 })).toBe(0);
    expect(distanceOutsideKm(square, { latitude: 45.9, longitude: -93.5 })).toBeCloseTo(11.1, 1);
    expect(distanceOutsideKm(square, { latitude: 47.1, longitude: -92.9 })).toBeCloseTo(13.5, 0);
  });
});
