/** The list of saved hikes and shared lists: hikes by id, which is region and slug as in the URL of their page. */

/** /trails/north-shore/split-rock → north-shore/split-rock */
export const hikeAt = (path: string): string => path.replace(/^\/trails\//, '');

/** URL value for the reader's own list. */
export const ownList = 'wish';

/** The page of that list, scrolled to the results. */
export const ownListPath = `/hikes?list=${ownList}#find`;

const between = '.';
const longestList = 4000;

/** Slug of a hike in the live document and in shared lists: north-shore/split-rock → split-rock */
export const getSlug = ({ id }: { id: string }): string => id.split('/').at(-1) ?? '';

/** A list in a URL: split-rock.kettle-trail */
export const asSharedList = (ids: Iterable<string>): string => Array.from(ids, (id) => getSlug({ id })).join(between);

/** Validates a list from a URL, which is untrusted input. */
export function listIn(text: string | null): string | undefined {
  return text && text.length <= longestList && /^[a-z\d-]+(\.[a-z\d-]+)*$/.test(text) ? text : undefined;
}

/** The known hikes of a shared list, and the number of unknown ones. */
export function hikesOfList<H extends { id: string }>(list: string, hikes: readonly H[]) {
  const names = new Set(list.split(between));
  const found = hikes.filter((hike) => names.has(getSlug(hike)));
  return { ids: new Set(found.map(({ id }) => id)), unknown: names.size - found.length };
}
