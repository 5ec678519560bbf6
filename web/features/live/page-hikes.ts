/** The hikes of a prerendered page: its rows, and the data of /now. */
import { definePart } from '../../lib/part.ts';
import { rowNews } from '../../ui/row-news.ts';

type HikeRow = {
  link: HTMLAnchorElement;
  slug: string;
  /** For today's status. */
  word: HTMLElement;
  conditions: HTMLElement | null;
  alert: HTMLElement | null;
};

export const hikeRows = (): HikeRow[] =>
  [...document.querySelectorAll<HTMLElement>('a > [data-live-word]')].map((word) => {
    const link = word.parentElement as HTMLAnchorElement;
    const place = (slot: 'conditions' | 'alert') => rowNews.place(link, slot);
    return {
      link,
      slug: link.pathname.split('/').pop() ?? '',
      word,
      conditions: place('conditions'),
      alert: place('alert'),
    };
  });

export type HikeOnNow = { slug: string; path: string; name: string; region: string };

export const hikesOnNow = (part: HTMLElement): HikeOnNow[] =>
  JSON.parse(part.closest<HTMLElement>('[data-today]')?.dataset.today ?? '[]');

/** One of several hikes in a sentence. Drawn in hike-link.tsx. */
export const hikeLink = definePart<{ comma: boolean; hike: { text: string; href: string } }>('hike-link');

export const hikeLinks = (hikes: readonly HikeOnNow[]): Node[] =>
  hikes.map(({ path, name }, i) => hikeLink.clone({ comma: i > 0, hike: { text: name, href: path } }));
