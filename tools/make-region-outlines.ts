/**
 * Maintainers: makes content/geo/region-outlines.json from the counties of each region (content/geo/region-counties.json)
 * and the Census boundaries in us-atlas. Run after a county changes region: node tools/make-region-outlines.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { merge } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

type Counties = Topology<{ counties: GeometryCollection<{ name: string }> }>;

const geoFolder = join(import.meta.dirname, '..', 'content', 'geo');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const atlas: Counties = readJson(createRequire(import.meta.url).resolve('us-atlas/counties-10m.json'));
const countiesOf: Record<string, string[]> = readJson(join(geoFolder, 'region-counties.json'));

const minnesota = atlas.objects.counties.geometries.filter((county) => String(county.id).startsWith('27'));
const nameOf = (county: { properties?: object }): string => (county.properties as { name: string }).name;
const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

const outlines = Object.entries(countiesOf).map(([region, names]) => {
  const members = minnesota.filter((county) => names.includes(nameOf(county)));
  if (members.length !== names.length)
    throw new Error(`${region}: ${names.length - members.length} counties not found`);
  const merged = merge(atlas, members as (Polygon | MultiPolygon)[]);
  const rings = merged.coordinates.flat().map((ring) => ring.map(([x = 0, y = 0]) => [rounded(x), rounded(y)]));
  return `  ${JSON.stringify(region)}: ${JSON.stringify(rings)}`;
});
writeFileSync(join(geoFolder, 'region-outlines.json'), `{\n${outlines.join(',\n')}\n}\n`);
