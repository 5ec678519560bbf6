/** Official pages that have changed since a steward last read them. */
import type { QueueItem } from '../../../../domain/live/desk.ts';
import type { Guide } from '../../../site/catalog.ts';
import { changedPages, markRead, pageKey, waitsForReader, watchedPage } from '../../../store/watched.ts';
import { asRegions, type Kind, keyOf, mayAnswerIn } from './kind.ts';

type Source = Extract<QueueItem, { kind: 'source' }>;

export function makeSources(guide: Guide): Kind<Source> {
  /** The hike of a page; if several share it, the first, and the region only if all have the same. */
  const placeOf = (url: string) => {
    const sharing = guide.hikes.filter(({ pages }) => pages.includes(url));
    const regions = new Set(sharing.map(({ region }) => region));
    const [first] = sharing;
    return {
      hike: sharing.length === 1 ? (first?.slug ?? '') : '',
      region: regions.size === 1 ? (first?.region ?? '') : '',
    };
  };

  return {
    async items(db, caller) {
      return (await changedPages(db))
        .map((page) => ({ page, id: `source:${pageKey(page)}`, ...placeOf(page.url) }))
        .map(({ page, id, hike, region }) => ({
          ...{ kind: 'source', id, hike, region, at: page.changed_at, mayAnswer: mayAnswerIn(caller, region) },
          ...{ url: page.url, changedAt: page.changed_at, readAt: page.read_at ?? page.changed_at },
        }));
    },

    async answer({ id, hike, url }, { answer }, { tx, actor: { now }, note }) {
      await markRead(tx, url, now.toISOString(), answer === 'mute' ? 1 : 0);
      await note({ action: 'answer', subject: id, detail: { answer, hike, url } });
      return true;
    },

    async regionsOf(db, id) {
      const page = await watchedPage(db, keyOf(id));
      return page && asRegions(placeOf(page.url).region);
    },

    async undo(id, { tx, note }) {
      const page = await watchedPage(tx, keyOf(id));
      if (!page || (waitsForReader(page) && page.muted === 0)) return false;
      await markRead(tx, page.url, null, 0);
      await note({ action: 'undo', subject: id });
      return true;
    },
  };
}
