/** Notices about to end: still true? */
import { state } from '../../../../content/state.ts';
import { deskLimits, latestEnd, type QueueItem } from '../../../../domain/desk/desk.ts';
import { addDays, dayAt, startOfDay } from '../../../../domain/time/calendar-day.ts';
import {
  type CurrentNotice,
  currentNotice,
  noticeAt,
  noticesEndingAfter,
  revise,
  type Saved,
  toFields,
} from '../../../store/notices.ts';
import type { Db } from '../../../store/schema.ts';
import type { Caller } from '../callers.ts';
import type { DeskHikes } from '../hikes.ts';
import { noticeResponses } from '../notice-response.ts';
import { getKey, type Kind, makeKind } from './kind.ts';

type Ending = Extract<QueueItem, { kind: 'ending' }>;

/** The last two days, or the second half of what is shorter than four. */
function asks({ withdrawn, starts_at: from, ends_at: until }: CurrentNotice, now: Date): boolean {
  const halfMs = (Date.parse(until) - Date.parse(from)) / 2;
  const left = Date.parse(until) - now.getTime();
  return withdrawn === 0 && left <= Math.min(deskLimits.endingHours * 60 * 60_000, halfMs);
}

/** That many days later, as long before midnight: 24 hours a day would miss it when clocks change. */
function laterDay(end: Date, days: number): string {
  const midnight = addDays(dayAt(end, state.clock), 1);
  const before = startOfDay(midnight, state.clock).getTime() - end.getTime();
  return new Date(startOfDay(addDays(midnight, days), state.clock).getTime() - before).toISOString();
}

const isSaved = (saved: Saved): boolean => typeof saved === 'object' && 'saved' in saved;

const parts = (id: string) => {
  const [noticeId = '', revision = ''] = getKey(id).split('.');
  return { noticeId, revision: Number(revision) };
};

export function makeEnding(hikes: DeskHikes): Kind {
  async function toItems(db: Db, notices: CurrentNotice[], caller: Caller, now: Date): Promise<Ending[]> {
    const rows = notices.filter((row) => asks(row, now));
    const responses = await noticeResponses(db, rows, { hikes, caller, now });
    return responses.map((notice) => {
      const regions = hikes.getRegions(notice);
      const [region = ''] = regions !== 'all' && regions.length === 1 ? regions : [];
      const [hike = ''] = notice.hikes.length === 1 && notice.regions.length === 0 ? notice.hikes : [];
      const id = `ending:${notice.id}.${notice.revision}`;
      return { kind: 'ending', id, hike, region, at: notice.revisedAt, mayAnswer: notice.mayChange, notice };
    });
  }

  return makeKind<Ending>({
    items: async (db, caller, now) => toItems(db, await noticesEndingAfter(db, now), caller, now),

    async find(db, id, caller, now) {
      const { noticeId, revision } = parts(id);
      const notice = await currentNotice(db, noticeId);
      if (notice?.revision !== revision || Date.parse(notice.ends_at) <= now.getTime()) return undefined;
      const [item] = await toItems(db, [notice], caller, now);
      return item;
    },

    async answer({ notice }, { answer }, doing) {
      const action = answer === 'over' ? 'withdraw' : 'correct';
      const saved = await revise(doing, action, notice, (current) => {
        if (answer === 'over') return { ...current, withdrawn: 1 };
        const until = laterDay(new Date(current.ends_at), deskLimits.extendDays);
        const latest = latestEnd({ from: current.starts_at }, doing.actor.now).toISOString();
        return { ...current, ends_at: until < latest ? until : latest };
      });
      return isSaved(saved);
    },

    getSubject: (id) => parts(id).noticeId,

    /** Of the notice and of the revision that an undo puts back. */
    async getRegions(db, id) {
      const { noticeId, revision } = parts(id);
      const [notice, before] = [await currentNotice(db, noticeId), await noticeAt(db, noticeId, revision)];
      if (!notice || !before) return undefined;
      const [now, then] = [notice, before].map((content) => hikes.getRegions(toFields(content)));
      return !now || !then || now === 'all' || then === 'all' ? 'all' : [...now, ...then];
    },

    /** Back to the revision that was asked about, if nobody has changed the notice since. */
    async undo(id, doing) {
      const { noticeId, revision } = parts(id);
      const [before, current] = [await noticeAt(doing.tx, noticeId, revision), await currentNotice(doing.tx, noticeId)];
      if (!before || current?.revision !== revision + 1) return false;
      await revise(doing, 'undo', current, () => before);
      return true;
    },
  });
}
