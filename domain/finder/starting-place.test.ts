/** Parsing of typed starting places. art/maps/starting-towns.test.ts tests the towns and ZIP codes of the guide. */
import { expect, test } from 'vitest';
import { findTown, findZip, isZip, townNamed } from './starting-place.ts';

const town = (name: string, ...alsoCalled: string[]) => ({ name, latitude: 45, longitude: -94, alsoCalled });
const towns = [
  town('Ely'),
  town('Elysian'),
  town('Elk River'),
  town('Fargo, ND', 'Fargo'),
  town('Minneapolis', 'Mpls'),
  town('Moorhead'),
  town('Morris'),
  town('Norris'),
];

test.each([
  ['Ely', 'Ely'],
  ['  elk river ', 'Elk River'],
  ['mpls', 'Minneapolis'],
  ['mp', 'Minneapolis'],
  ['elys', 'Elysian'],
  ['elk', 'Elk River'],
  ['far', 'Fargo, ND'],
  ['minneapolls', 'Minneapolis'],
  ['morhead', 'Moorhead'],
  ['mooorhead', 'Moorhead'],
])('%s means %s', (typed, name) => {
  expect(findTown(towns, typed)?.name).toBe(name);
});

test.each([
  ['that two towns begin with', 'el'],
  ['one slip away from two towns', 'borris'],
  ['two slips away from a town', 'morhaed'],
  ['half typed and misspelled', 'mineap'],
  ['of a town and more', 'Ely Lake'],
  ['that are none', ' . '],
])('words %s are not a town', (_, typed) => {
  expect(findTown(towns, typed)).toBeUndefined();
});

test('a name inside a sentence must be the whole name', () => {
  expect(townNamed(towns, 'Fargo')?.name).toBe('Fargo, ND');
  expect(townNamed(towns, 'far')).toBeUndefined();
  expect(townNamed(towns, '')).toBeUndefined();
});

test('a ZIP code is located at its post office and keeps its own name', () => {
  const zips = { codes: [55101, 701], places: [4495, -9309, 4677, -9209] };
  expect(findZip(zips, ' 55802 ')).toEqual({ name: '55802', latitude: 46.77, longitude: -92.09 });
  expect(findZip(zips, '55803')).toBeUndefined();
  expect([' 55101 ', '5510', '551011', 'a55101', 'abcde'].map(isZip)).toEqual([true, false, false, false, false]);
});
