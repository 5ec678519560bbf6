/** The hikes of a prerendered page: its rows, and the data of /now. */
import type { StatusKind } from '../../../domain/status/kinds.ts';
import { definePart } from '../../lib/part.ts';
import { rowNews } from '../../ui/row-news.ts';

export const hikeRows = () =>
  (rowNews.all() as HTMLAnchorElement[]).map((link) => ({
    link,
    slug: link.pathname.split('/').pop() ?? '',
    status: rowNews.place(link, 'status'),
    conditions: rowNews.place(link, 'conditions'),
    alert: rowNews.place(link, 'alert'),
  }));

/** A status of today, with its sign. Drawn in row-status.tsx. */
export const rowStatus = definePart<{ sign: StatusKind | 'past-end' }>('row-status');

export type HikeOnStatusPage = { slug: string; path: string; name: string; region: string };

export const hikesOnStatusPage = (part: HTMLElement): HikeOnStatusPage[] =>
  JSON.parse(part.closest<HTMLElement>('[data-today]')?.dataset.today ?? '[]');

/** One of several hikes in a sentence. Drawn in hike-link.tsx. */
export const hikeLink = definePart<{ comma: boolean; hike: { text: string; href: string } }>('hike-link');

export const hikeLinks = (hikes: readonly HikeOnStatusPage[]): Node[] =>
  hikes.map(({ path, name }, i) => hikeLink.clone({ comma: i > 0, hike: { text: name, href: path } }));
