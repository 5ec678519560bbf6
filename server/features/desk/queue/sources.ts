/** Official pages that have changed since somebody last read them. */
import type { QueueItem } from '../../../../domain/live/desk.ts';
import type { Guide } from '../../../site/catalog.ts';
import { answersAt, deleteAnswer, saveAnswer } from '../../../store/answers.ts';
import { changedPages, markRead, pageKey, setMuted, watchedPage } from '../../../store/watched.ts';
import { asRegions, type Kind, keyOf, mayAnswerIn } from './kind.ts';

type Source = Extract<QueueItem, { kind: 'source' }>;

export function makeSources(guide: Guide): Kind<Source> {
  /** The hike of a page; where several share one, of the first, and the region only where it is the same for all. */
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
    async items(db, caller, now) {
      const answered = await answersAt(db, now);
      return (await changedPages(db))
        .map((page) => ({ page, id: `source:${pageKey(page)}`, ...placeOf(page.url) }))
        .filter(({ id }) => !answered.has(id))
        .map(({ page, id, hike, region }) => ({
          ...{ kind: 'source', id, hike, region, at: page.changed_at, mayAnswer: mayAnswerIn(caller, region) },
          ...{ url: page.url, changedAt: page.changed_at, readAt: page.read_at ?? page.changed_at },
        }));
    },

    async answer({ id, hike, url }, { answer }, { tx, actor: { now }, note }) {
      const at = now.toISOString();
      await saveAnswer(tx, { item: id, answer, answered_at: at, until: null });
      await markRead(tx, url, at);
      if (answer === 'mute') await setMuted(tx, url, 1);
      await note({ action: 'answer', subject: id, detail: { answer, hike, url } });
      return true;
    },

    async regionsOf(db, id) {
      const page = await watchedPage(db, keyOf(id));
      return page && asRegions(placeOf(page.url).region);
    },

    async undo(id, { tx, note }) {
      const answer = await deleteAnswer(tx, id);
      const page = await watchedPage(tx, keyOf(id));
      if (!answer || !page) return false;
      if (answer.answer === 'mute') await setMuted(tx, page.url, 0);
      await note({ action: 'undo', subject: id });
      return true;
    },
  };
}
