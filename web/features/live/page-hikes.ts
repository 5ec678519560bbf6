/** The hikes of a prerendered page: its rows, and the data of /now. */

type HikeRow = {
  link: HTMLAnchorElement;
  slug: string;
  /** Today's status belongs here; conditions and alerts are appended to the figures before it. */
  word: HTMLElement;
  figures: Element | null;
};

export const hikeRows = (): HikeRow[] =>
  [...document.querySelectorAll<HTMLElement>('a > [data-live-word]')].map((word) => {
    const link = word.parentElement as HTMLAnchorElement;
    return { link, slug: link.pathname.split('/').pop() ?? '', word, figures: word.previousElementSibling };
  });

export type HikeOnNow = { slug: string; path: string; name: string; region: string };

export const hikesOnNow = (part: HTMLElement): HikeOnNow[] =>
  JSON.parse(part.closest<HTMLElement>('[data-today]')?.dataset.today ?? '[]');
