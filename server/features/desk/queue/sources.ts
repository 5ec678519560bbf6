/** Official pages that have changed since a steward last read them. */
import type { QueueItem } from '../../../../domain/desk/desk.ts';
import type { Guide } from '../../../site/catalog.ts';
import {
  type ChangedRow,
  changedPages,
  markRead,
  pageKey,
  waitsForReader,
  watchedPage,
} from '../../../store/watched-sources.ts';
import type { Caller } from '../callers.ts';
import { asRegions, getKey, type Kind, makeKind, mayAnswerIn } from './kind.ts';

type Source = Extract<QueueItem, { kind: 'source' }>;

export function makeSources(guide: Guide): Kind {
  /** The hike of a page; if several share it, the first, and the region only if all have the same. */
  const getPlace = (url: string) => {
    const sharing = guide.hikes.filter(({ pages }) => pages.includes(url));
    const regions = new Set(sharing.map(({ region }) => region));
    const [first] = sharing;
    return {
      hike: sharing.length === 1 ? (first?.slug ?? '') : '',
      region: regions.size === 1 ? (first?.region ?? '') : '',
    };
  };

  const toItem = (page: ChangedRow, caller: Caller): Source => {
    const { hike, region } = getPlace(page.url);
    return {
      kind: 'source',
      id: `source:${pageKey(page)}`,
      hike,
      region,
      at: page.changed_at,
      mayAnswer: mayAnswerIn(caller, region),
      url: page.url,
      changedAt: page.changed_at,
      readAt: page.read_at ?? page.changed_at,
    };
  };

  return makeKind<Source>({
    items: async (db, caller) => (await changedPages(db)).map((page) => toItem(page, caller)),

    async answer({ id, hike, url }, { answer }, { tx, actor: { now }, note }) {
      await markRead(tx, url, now.toISOString(), answer === 'mute' ? 1 : 0);
      await note({ action: 'answer', subject: id, detail: { answer, hike, url } });
      return true;
    },

    async getRegions(db, id) {
      const page = await watchedPage(db, getKey(id));
      return page && asRegions(getPlace(page.url).region);
    },

    async undo(id, { tx, note }) {
      const page = await watchedPage(tx, getKey(id));
      if (!page || (waitsForReader(page) && page.muted === 0)) return false;
      await markRead(tx, page.url, null, 0);
      await note({ action: 'undo', subject: id });
      return true;
    },
  });
}
