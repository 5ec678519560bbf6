import { expect, test } from 'vitest';
import { readAtlas } from '../../../art/maps/atlas.ts';
import { loadContent } from '../../../content/load.ts';
import { findTown } from './place.ts';

const { towns } = readAtlas(loadContent());

test.each([
  ['Duluth', 'Duluth'],
  ['duluth', 'Duluth'],
  ['dulut', 'Duluth'],
  ['St. Paul', 'St. Paul'],
  ['Saint Paul', 'St. Paul'],
  ['saint cloud', 'St. Cloud'],
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
