import { expect, test } from 'vitest';
import { distanceKm } from '../geo/geo.ts';
import { nearest } from './nearest.ts';

const itself = <T>(place: T) => place;

test('the result equals measuring and sorting all places, with ties in list order', () => {
  const places = Array.from({ length: 300 }, (_, i) => ({
    latitude: 43.5 + ((i * 37) % 100) / 18,
    longitude: -97 + ((i * 53) % 90) / 12,
    name: i,
  }));
  for (const from of places.slice(0, 60)) {
    const sorted = places.toSorted((a, b) => distanceKm(from, a) - distanceKm(from, b)).slice(0, 5);
    expect(nearest(from, places, itself, 5).map(({ place }) => place.name)).toEqual(sorted.map(({ name }) => name));
  }
});

test('a list with fewer places is returned in full', () => {
  const here = { latitude: 45, longitude: -93 };
  expect(nearest(here, [{ latitude: 46, longitude: -93 }], itself, 3)).toHaveLength(1);
  expect(nearest(here, [], itself, 3)).toEqual([]);
});
