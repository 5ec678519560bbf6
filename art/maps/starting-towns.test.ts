import { describe, expect, test } from 'vitest';
import { loadDrives } from '../../content/roads.ts';
import { findTown, findZip, isZip } from '../../domain/finder/starting-place.ts';
import { distanceKm } from '../../domain/geo/geo.ts';
import { milesToKm } from '../../domain/units.ts';
import { ourContent } from '../../test/content.ts';
import { readAtlas } from './atlas.ts';
import { startingTowns } from './starting-towns.ts';

const content = ourContent;
const { zips } = loadDrives(content);
const towns = startingTowns(readAtlas(content), zips);

test.each([
  ['Duluth', 'Duluth'],
  ['duluth', 'Duluth'],
  ['dulut', 'Duluth'],
  ['St. Paul', 'St. Paul'],
  ['Saint Paul', 'St. Paul'],
  ['st paul', 'St. Paul'],
  ['saint cloud', 'St. Cloud'],
  ['Rochestor', 'Rochester'],
  ['Minneapols', 'Minneapolis'],
  ['Mpls', 'Minneapolis'],
  ['MSP', 'Minneapolis'],
  ['Fargo', 'Fargo, ND'],
  ['fargo nd', 'Fargo, ND'],
  ['Superior', 'Superior, WI'],
  ['la crosse', 'La Crosse, WI'],
  ['the Cities', 'Minneapolis'],
  ['Uptown', 'Uptown'],
  ['uptown Minneapolis', 'Uptown'],
  ['nordeast', 'Northeast Minneapolis'],
  ['canal park', 'Canal Park'],
])('%s means %s', (typed, name) => {
  expect(findTown(towns, typed)?.name).toBe(name);
});

test.each(['', 'Atlantis', 'Minne'])('"%s" matches no town, or too many', (typed) => {
  expect(findTown(towns, typed)).toBeUndefined();
});

test('every town is in or near Minnesota, and no name occurs twice', () => {
  for (const { name, latitude, longitude } of towns) {
    expect(latitude, name).toSatisfy((degrees: number) => degrees > 43.4 && degrees < 49.5);
    expect(longitude, name).toSatisfy((degrees: number) => degrees > -97.3 && degrees < -89.4);
  }
  expect(new Set(towns.map(({ name }) => name)).size).toBe(towns.length);
});

test('every town with an alternative name is in the list', () => {
  const names = towns.map(({ name }) => name);
  expect(Object.keys(content.map.townsAlsoCalled).filter((name) => !names.includes(name))).toEqual([]);
});

test('every neighborhood is in its town, or within six miles of its center', () => {
  for (const { name, town } of content.map.neighborhoods) {
    const [part, whole] = [findTown(towns, name), findTown(towns, town)];
    if (!part || !whole) throw new Error(`${name} or ${town} is not in the list`);
    expect(distanceKm(part, whole), name).toBeLessThan(milesToKm(6));
  }
});

describe('a ZIP code', () => {
  test.each([
    ['55101', 44.95, -93.09],
    ['55802', 46.77, -92.09],
    ['58102', 46.93, -96.83],
  ])('%s is near its post office', (code, latitude, longitude) => {
    const place = findZip(zips, code);
    expect(place?.name).toBe(code);
    expect(place?.latitude).toBeCloseTo(latitude, 0);
    expect(place?.longitude).toBeCloseTo(longitude, 0);
  });
  test('a ZIP code of another part of the country is unknown', () => {
    expect(findZip(zips, '90210')).toBeUndefined();
  });
  test('a ZIP code has five digits', () => {
    expect(['55101', ' 55101 ', '5510', '551011', 'St. Paul'].map(isZip)).toEqual([true, true, false, false, false]);
  });
});
