/** The hikes, regions and maps of a guide: read, validated, cross-checked, frozen. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Milestone } from '../domain/badge/milestone.ts';
import { contains, distanceOutsideKm, type Point, type Ring } from '../domain/geo/geo.ts';
import { type MapPlan, mapPlanSchema } from '../domain/map/map-plan.ts';
import type { Site, State } from '../domain/site.ts';
import type { Region } from '../domain/trail/region.ts';
import { checkPoints, type Trail } from '../domain/trail/trail.ts';
import { readSite, readState } from './check-site.ts';
import { ContentError, type ContentIssue } from './content-issue.ts';
import type { Fields } from './fields.ts';
import { readMilestones } from './milestones.ts';
import { parseTrailFile } from './parse.ts';
import { readYaml } from './read-yaml.ts';
import { type RegionOutlines, readOutlines, readRegions } from './regions.ts';
import { addRoutes } from './routes.ts';

export type Content = {
  /** The folder it was loaded from, which also has the map data. */
  folder: string;
  site: Site;
  state: State;
  regions: readonly Region[];
  map: MapPlan;
  /** Every hike with a page, in the order of regions, then by park and trail. */
  trails: readonly Trail[];
  /** The hikes that lists show and counts count. */
  listed: readonly Trail[];
  /** Badges for badges. */
  milestones: readonly Milestone[];
};

/** Trailheads of border towns may be slightly outside the state; ten kilometers is a mistake. */
const outsideRegionLimitKm = 10;

/**
 * @param contentFolder another folder of the same shape, for bundles that run elsewhere and for tests
 */
export function loadContent(contentFolder = import.meta.dirname): Content {
  const { regions, map } = loadLayout(contentFolder);
  const site = orThrow(readSite());
  const state = orThrow(readState());
  const outlines = orThrow(readOutlines(contentFolder, regions));
  const trailsFolder = join(contentFolder, 'trails');
  const issues: ContentIssue[] = [];
  const trails: Trail[] = [];
  const files = trailFiles(trailsFolder, regions, issues);
  for (const { region, slug, file } of files) {
    const parsed = parseTrailFile(relative(contentFolder, file), readFileSync(file, 'utf8'));
    if ('issues' in parsed) issues.push(...parsed.issues);
    else {
      const id = `${region}/${slug}`;
      trails.push({ ...parsed.fields, story: parsed.story, id, region, slug, path: `/trails/${id}` });
    }
  }
  const getFile = (trail: Trail) => relative(contentFolder, join(trailsFolder, `${trail.id}.md`));
  const ids = files.map(({ region, slug }) => `${region}/${slug}`);
  issues.push(
    ...sharedNameIssues(trails, getFile),
    ...misplacedIssues(trails, outlines, state, getFile),
    ...addRoutes(contentFolder, ids, trails),
  );
  if (issues.length > 0) throw new ContentError(issues);

  trails.sort(byRegionThenName(regions));
  const listed = trails.filter((trail) => trail.listed);
  return deepFreeze({
    folder: contentFolder,
    site,
    state,
    regions,
    map,
    trails,
    listed,
    milestones: orThrow(readMilestones(contentFolder, regions, listed)),
  });
}

/** The regions and the plan of their map, without a hike. */
export function loadLayout(contentFolder = import.meta.dirname): Pick<Content, 'regions' | 'map'> {
  return {
    regions: orThrow(readRegions(contentFolder)),
    map: orThrow(readYaml(contentFolder, 'map.yaml', mapPlanSchema)),
  };
}

/** Reported first, because everything else depends on it. */
function orThrow<T>(read: Fields<T>): T {
  if ('issues' in read) throw new ContentError(read.issues);
  return read.data;
}

function trailFiles(folder: string, regions: readonly Region[], issues: ContentIssue[]) {
  const slugs = regions.map(({ slug }) => slug);
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const region = slugs.find((known) => known === entry.name);
    if (!entry.isDirectory() || !region) {
      const expected = `folders named after regions: ${slugs.join(', ')}`;
      issues.push({ file: join('trails', entry.name), field: '(path)', expected, hint: 'Its path is its address.' });
      return [];
    }
    return readdirSync(join(folder, region))
      .filter((name) => !name.startsWith('.'))
      .flatMap((name) => {
        const [, slug] = /^([a-z\d]+(?:-[a-z\d]+)*)\.md$/.exec(name) ?? [];
        if (slug) return [{ region, slug, file: join(folder, region, name) }];
        const expected = 'a name of lowercase letters, digits and single hyphens that ends in .md';
        const hint = 'The name is the address of the page: mount-tom.md.';
        issues.push({ file: join('trails', region, name), field: '(path)', expected, hint });
        return [];
      });
  });
}

function sharedNameIssues(trails: Trail[], getFile: (trail: Trail) => string): ContentIssue[] {
  const issues: ContentIssue[] = [];
  for (const field of ['slug', 'badge'] as const) {
    const seen = new Map<string, Trail>();
    for (const trail of trails) {
      const value = trail[field]?.toLowerCase();
      if (!value) continue;
      const other = seen.get(value);
      if (other) {
        const expected = `a ${field} of its own; "${trail[field]}" is taken by ${getFile(other)}`;
        issues.push({
          file: getFile(trail),
          field,
          expected,
          hint: 'Badges are stored by name: two may not share one.',
        });
      }
      seen.set(value, trail);
    }
  }
  return issues;
}

function misplacedIssues(
  trails: Trail[],
  outlines: RegionOutlines,
  state: State,
  getFile: (trail: Trail) => string,
): ContentIssue[] {
  const regions = [...outlines.values()];
  const hint = `Check the order and the signs: ${boundsInWords(regions.flat())}.`;
  const isInState = (point: Point) => regions.some((rings) => contains(rings, point));
  return trails.flatMap((trail) =>
    checkPoints(trail).flatMap((point, i) => {
      const file = getFile(trail);
      const field = i === 0 ? 'trailhead' : `alsoAccept.${i - 1}`;
      const offKm = distanceOutsideKm(outlines.get(trail.region) ?? [], point);
      const offStateKm = Math.min(...regions.map((rings) => distanceOutsideKm(rings, point)));
      if (!isInState(point) && offStateKm > 1)
        return [{ file, field, expected: `a place in ${state.name}${slipIn(point, isInState)}`, hint }];
      if (offKm > outsideRegionLimitKm) {
        const expected = `a place at most ${outsideRegionLimitKm} km outside its region, not ${Math.round(offKm)} km`;
        return [{ file, field, expected, hint }];
      }
      return [];
    }),
  );
}

/** "latitude 43 to 50, longitude -98 to -89" */
function boundsInWords(rings: readonly Ring[]): string {
  const range = (degrees: number[]) => `${Math.floor(Math.min(...degrees))} to ${Math.ceil(Math.max(...degrees))}`;
  const places = rings.flat();
  return `latitude ${range(places.map(([, y]) => y))}, longitude ${range(places.map(([x]) => x))}`;
}

/** Common mistakes with coordinates. */
function slipIn({ latitude, longitude }: Point, isInState: (point: Point) => boolean): string {
  if (isInState({ latitude: longitude, longitude: latitude })) return '; latitude and longitude are swapped';
  if (isInState({ latitude, longitude: -longitude })) return '; the longitude has the wrong sign';
  return '';
}

function byRegionThenName(regions: readonly Region[]): (a: Trail, b: Trail) => number {
  const order = new Map(regions.map(({ slug }, i) => [slug, i]));
  const place = ({ region }: Trail) => order.get(region) ?? 0;
  return (a, b) => place(a) - place(b) || a.park.localeCompare(b.park, 'en') || a.trail.localeCompare(b.trail, 'en');
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
