import { expect, test } from 'vitest';
import { packRoads } from './roads.ts';

test('roads are packed from the south up and from the west, each as the small step from the one before', () => {
  const packed = packRoads({
    junctions: [
      ['', 46.004, -93],
      ['Ely', 45, -92],
      ['', 45, -94],
    ],
    roads: [
      [0, 1, 'US 2', 'us', 12.34],
      [0, 2, 'MN 1', 'state', 7.96],
      [1, 2, 'I 35', 'interstate', 5],
    ],
  });
  expect(packed).toEqual({
    junctions: [...[4500, -9400], ...[4500, -9200], ...[4600, -9300]],
    towns: [1],
    roads: [...[0, 1, 0, 50], ...[0, 2, 2, 80], ...[1, 1, 1, 123]],
  });
});
