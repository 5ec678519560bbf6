/** What the guide holds, counted from its content: a hike that is added changes no test. */

import { find, fromSearch, makeFinderIndex } from '../domain/finder/finder.ts';
import { toHike } from '../domain/finder/hike.ts';
import type { Point } from '../domain/geo/geo.ts';
import { countInWords } from '../domain/units.ts';
import { ourContent } from '../test/content.ts';

const guide = ourContent;
export const { listed, regions } = guide;

export const hikesIn = (region: string) => listed.filter((trail) => trail.region === region);

/** "Six of fifty", as a collection says it. */
export const ofAll = `of ${countInWords(listed.length)}`;
export const allRegions = `all ${countInWords(regions.length)} regions`;

const index = makeFinderIndex(listed.map(toHike), guide);

/** How many hikes answer a question that stands in an address. */
export const foundBy = (search: string, origin?: Point): number =>
  find(index, fromSearch(search, index.questions), { origin }).found.length;

/** How the finder says so. */
export const saidOf = (count: number): string =>
  `${count || 'No'} ${count === 1 ? 'hike' : 'hikes'} of ${listed.length}`;
export const saidOfAll = `${listed.length} hikes`;
