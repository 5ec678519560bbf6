import { describe, expect, test } from 'vitest';
import type { Route } from '../../../domain/trail/route.ts';
import { ourContent } from '../../../test/content.ts';
import { first } from '../../../test/first.ts';
import { elevation, formatShape, lineMiles, trackLicense } from './route.messages.ts';

const route = first(ourContent.listed.flatMap(({ route }) => route ?? []));

describe('the walk along a line', () => {
  /** Due north, a little over six tenths of a mile. */
  const line: Route['line'] = [
    [-91, 47],
    [-91, 47.009],
  ];

  test.each([
    ['loop', 'A 0.6-mile loop that brings you back to the start.'],
    ['out and back', 'Out and back: 0.6 mile to the turnaround.'],
    ['one way', 'One way, 0.6 mile.'],
  ] as const)('the walk along a line that is a %s reads “%s”', (shape, words) => {
    expect(formatShape({ ...route, shape, line })).toBe(words);
  });

  test('the walk along a line is one mile up to the point where it rounds to more', () => {
    expect([0.62, 1.04, 1.05, 2].map(lineMiles)).toEqual(['0.6 mile', '1.0 mile', '1.1 miles', '2.0 miles']);
  });
});

test('a file with several tracks names each source once, and the license of the rest', () => {
  const osm = { ...route, source: '© OpenStreetMap contributors', license: 'ODbL 1.0' };
  const park = { ...route, source: 'Park Service', license: 'public domain' };
  expect(trackLicense([osm, park, osm], 'CC BY 4.0')).toBe(
    'Tracks: © OpenStreetMap contributors, ODbL 1.0; Park Service, public domain. Everything else: CC BY 4.0.',
  );
});

test('elevations are rounded to ten feet', () => {
  expect([664, 666, 1234].map(elevation.feet)).toEqual(['660 ft', '670 ft', '1,230 ft']);
});
