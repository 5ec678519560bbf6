/** Counts taken from the content, so that adding a hike changes no test. */

import { find, fromSearch, makeFinderIndex } from '../domain/finder/finder.ts';
import { type Hike, toHike } from '../domain/finder/hike.ts';
import { getSlug } from '../domain/finder/saved-hikes.ts';
import type { Point } from '../domain/geo/geo.ts';
import { hikeStatus } from '../domain/status/status.ts';
import { formatCount } from '../domain/units.ts';
import { ourContent } from './content.ts';

const guide = ourContent;
export const { listed, regions } = guide;

export const hikesIn = (region: string) => listed.filter((trail) => trail.region === region);

/** "Six of fifty", as in the collection. */
export const ofAll = `of ${formatCount(listed.length)}`;
export const allRegions = `all ${formatCount(regions.length)} regions`;

const index = makeFinderIndex(listed.map(toHike), guide);

const isClosed = (hike: Hike): boolean =>
  hikeStatus({ slug: getSlug(hike), closures: hike.closures }, undefined, {
    from: new Date(),
    clock: guide.state.clock,
  }).kind === 'closed';

/** How many hikes match the query of a URL today. */
export const foundBy = (search: string, origin?: Point): number =>
  find(index, fromSearch(search, index.allFilters), { origin, isClosed }).found.length;

/** The finder's text for that count. */
export const getVerdictText = (count: number): string =>
  count === 0 ? 'No exact matches' : `${count} ${count === 1 ? 'hike' : 'hikes'} of ${listed.length}`;
export const saidOfAll = `${listed.length} hikes`;
