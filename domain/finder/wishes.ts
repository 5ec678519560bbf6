/** The wish list, and lists that are shared: hikes by their ids, region and name as in the address of their pages. */

/** /trails/north-shore/split-rock → north-shore/split-rock */
export const hikeAt = (path: string): string => path.replace(/^\/trails\//, '');

/** In the address it stands for the list of whoever reads it. */
export const ownList = 'wish';

/** Where that list is, with the answers in sight. */
export const ownListPath = `/hikes?list=${ownList}#find`;

const between = '.';
const longestList = 4000;

/** By which the live document and shared lists name a hike: north-shore/split-rock → split-rock */
export const slugOf = ({ id }: { id: string }): string => id.split('/').at(-1) ?? '';

/** A list as an address carries it: split-rock.kettle-trail */
export const asSharedList = (ids: Iterable<string>): string => Array.from(ids, (id) => slugOf({ id })).join(between);

/** Only what may be a list is taken from an address; anybody can write one. */
export function listIn(text: string | null): string | undefined {
  return text && text.length <= longestList && /^[a-z\d-]+(\.[a-z\d-]+)*$/.test(text) ? text : undefined;
}

/** The hikes of a shared list that the guide has, and how many it does not. */
export function hikesOfList<H extends { id: string }>(list: string, hikes: readonly H[]) {
  const names = new Set(list.split(between));
  const found = hikes.filter((hike) => names.has(slugOf(hike)));
  return { ids: new Set(found.map(({ id }) => id)), unknown: names.size - found.length };
}
