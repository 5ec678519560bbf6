import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findNearest, measure } from '../../domain/badge/rule.ts';
import type { Point } from '../../domain/geo/geo.ts';
import { ourContent } from '../../test/content.ts';
import { getCatalog, getGuide, readCatalog, writeCatalog } from './catalog.ts';

test('the badges of the build equal those of the content, and a folder without them returns undefined', () => {
  const folder = mkdtempSync(join(tmpdir(), 'badges-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(readCatalog(folder)).toBeUndefined();
  const catalog = getCatalog(ourContent);
  writeCatalog(folder, catalog);
  expect(readCatalog(folder)).toEqual(catalog);
  expect(catalog.badges).toHaveLength(ourContent.listed.filter(({ badge }) => badge).length);
});

test('an official page of a hike is in the guide once, whichever part of it is linked', () => {
  const page = 'https://parks.example/split-rock';
  const trails = ourContent.listed
    .slice(0, 1)
    .map((hike) => ({ ...hike, official: { ...hike.official, page: `${page}#about`, conditions: `${page}#alerts` } }));
  expect(getGuide({ regions: [], trails }).hikes.map(({ pages }) => pages)).toEqual([[page]]);
});

test('at every trailhead the badge of its own hike is the nearest, and in range', () => {
  const { badges } = getCatalog(ourContent);
  const earnedAt = (place: Point) => {
    const nearest = findNearest(measure(badges, { ...place, accuracy: 5 }));
    return nearest?.inRange ? nearest.target.name : undefined;
  };
  const hikes = ourContent.listed.filter(({ badge }) => badge);
  expect(hikes.map(({ trailhead }) => earnedAt(trailhead))).toEqual(hikes.map(({ badge }) => badge));
});
