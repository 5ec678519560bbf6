import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ourContent } from '../../../test/content.ts';
import { catalog } from './catalog.ts';

const { regions, listed } = ourContent;
const published = JSON.parse(JSON.stringify(catalog(regions, listed, () => '/art/picture.svg')));

test('the catalog says which version it is and under which license', () => {
  expect(published).toMatchObject({ version: 1, license: 'https://creativecommons.org/licenses/by/4.0/' });
});

test('version 1 keeps its fields', () => {
  const promised =
    'id region park trail badge town summary difficulty distance duration climb season fees surface restrooms camping kids pets parking address managedBy trailhead checkPoints sights notices sources checked url picture';
  for (const trail of published.trails) expect(Object.keys(trail)).toEqual(expect.arrayContaining(promised.split(' ')));
  expect(published.trails).toHaveLength(listed.length);
});

test('docs/how-to/use-the-data.md names every field of a trail', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../docs/how-to/use-the-data.md'), 'utf8');
  const named = docs.split('\n').flatMap((line) => line.match(/^\| (`.+?`) \|/)?.[1]?.match(/\w+/g) ?? []);
  const fields = new Set<string>(published.trails.flatMap(Object.keys));
  expect([...fields].filter((field) => !named.includes(field))).toEqual([]);
});

test('a hike with several check points lists all of them', () => {
  const several = listed.filter(({ alsoAccept }) => alsoAccept.length > 0);
  expect(several.length).toBeGreaterThan(0);
  for (const { slug, region, alsoAccept } of several) {
    const entry = published.trails.find(({ id }: { id: string }) => id.endsWith(slug) && id.includes(region));
    expect(entry.checkPoints).toEqual(JSON.parse(JSON.stringify(alsoAccept)));
  }
});

test('every hike is in a region that the catalog lists', () => {
  const known = published.regions.map((region: { id: string }) => region.id);
  for (const trail of published.trails) expect(known).toContain(trail.region);
});
