/** Where a guide becomes a large one, and shows its hikes in steps. */
import type { Region } from './trail/region.ts';
import type { Trail } from './trail/trail.ts';

/** From so many hikes on nobody is given all of them unasked: not by the finder, nor for reading offline. */
export const manyHikes = 500;

/** In one list. What is beyond them stands on pages of its own. */
export const hikesInList = 60;

/** The hikes of a region, a page at a time; of today's regions each is one. */
export function inSteps<T>(hikes: readonly T[]): T[][] {
  const count = Math.max(1, Math.ceil(hikes.length / hikesInList));
  return Array.from({ length: count }, (_, i) => hikes.slice(i * hikesInList, (i + 1) * hikesInList));
}

/** The first page is the region's own. */
export const stepPath = (region: { path: string }, number: number): string =>
  number === 1 ? region.path : `${region.path}/${number}`;

type Hikes = { regions: readonly Pick<Region, 'slug' | 'path'>[]; listed: readonly Pick<Trail, 'region'>[] };

/** The pages on which the lists of large regions go on. */
export const stepsOf = ({ regions, listed }: Hikes): string[] =>
  regions.flatMap((region) =>
    inSteps(listed.filter((trail) => trail.region === region.slug))
      .slice(1)
      .map((_, i) => stepPath(region, i + 2)),
  );
