/** Loads content/regions.yaml in its order, with validation across regions. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ring } from '../domain/geo/geo.ts';
import { type Region, regionsSchema } from '../domain/trail/region.ts';
import type { ContentIssue } from './content-issue.ts';
import type { Fields } from './fields.ts';
import { readYaml } from './read-yaml.ts';

const file = 'regions.yaml';
export const outlinesFile = 'geo/region-outlines.json';

export function readRegions(contentFolder: string): Fields<Region[]> {
  const read = readYaml(contentFolder, file, regionsSchema);
  if ('issues' in read) return read;
  const regions = Object.entries(read.data).map(([slug, fields]): Region => ({ slug, ...fields }));
  const issues = [...toldApartBy.flatMap((field) => sharedIssues(regions, field)), ...sharedCountyIssues(regions)];
  return issues.length > 0 ? { issues } : { data: regions };
}

const toldApartBy = ['code', 'path', 'name'] as const;

function sharedIssues(regions: readonly Region[], field: (typeof toldApartBy)[number]): ContentIssue[] {
  return regions.flatMap((region, i) => {
    const other = regions.slice(0, i).find((candidate) => candidate[field] === region[field]);
    if (!other) return [];
    const expected = `a ${field} of its own; "${region[field]}" is taken by ${other.slug}`;
    return [{ file, field: `${region.slug}.${field}`, expected, hint: 'Regions are told apart by it.' }];
  });
}

function sharedCountyIssues(regions: readonly Region[]): ContentIssue[] {
  const owners = new Map<string, string>();
  return regions.flatMap(({ slug, counties }) =>
    counties.flatMap((county) => {
      const owner = owners.get(county);
      owners.set(county, slug);
      if (!owner) return [];
      const expected = `counties of its own; ${county} belongs to ${owner}`;
      return [
        { file, field: `${slug}.counties`, expected, hint: 'A county belongs to one region: take it out there.' },
      ];
    }),
  );
}

export type RegionOutlines = ReadonlyMap<string, readonly Ring[]>;

/** Outlines by slug, generated from the counties by `node tools/maintain/make-region-outlines.ts`. */
export function readOutlines(contentFolder: string, regions: readonly Region[]): Fields<RegionOutlines> {
  const file = join(contentFolder, outlinesFile);
  const rings: Record<string, Ring[]> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const missing = regions.filter(({ slug }) => !rings[slug]);
  if (missing.length === 0) return { data: new Map(Object.entries(rings)) };
  const hint = 'Run node tools/maintain/make-region-outlines.ts, which makes them from the counties.';
  return { issues: missing.map(({ slug }) => ({ file: outlinesFile, field: slug, expected: 'its outline', hint })) };
}
