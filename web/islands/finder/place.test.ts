import { expect, test } from 'vitest';
import list from '../../../content/geo/towns.json' with { type: 'json' };
import { findTown, type Town } from './place.ts';

const towns = list.towns.map(
  ([name, latitude, longitude]): Town => ({
    name: String(name),
    latitude: Number(latitude),
    longitude: Number(longitude),
  }),
);

test.each([
  ['Duluth', 'Duluth'],
  ['duluth', 'Duluth'],
  ['dulut', 'Duluth'],
  ['St. Paul', 'Saint Paul'],
  ['Rochestor', 'Rochester'],
  ['Minneapols', 'Minneapolis'],
])('%s means %s', (typed, name) => {
  expect(findTown(towns, typed)?.name).toBe(name);
});

test.each(['', 'Atlantis', 'Minne'])('"%s" means no town, or too many', (typed) => {
  expect(findTown(towns, typed)).toBeUndefined();
});

test('every town lies in Minnesota', () => {
  for (const { name, latitude, longitude } of towns) {
    expect(latitude, name).toSatisfy((degrees: number) => degrees > 43.4 && degrees < 49.5);
    expect(longitude, name).toSatisfy((degrees: number) => degrees > -97.3 && degrees < -89.4);
  }
});
