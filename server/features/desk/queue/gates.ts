/** Reports of closed gates and roads. Never public: only a steward closes a hike. */
import { state } from '../../../../content/state.ts';
import type { QueueItem } from '../../../../domain/desk/desk.ts';
import { conditionEnd } from '../../../../domain/status/condition-reports.ts';
import { holdsAt } from '../../../../domain/status/live-document.ts';
import { startOfDay } from '../../../../domain/time/calendar-day.ts';
import { answersAt, deleteAnswer, saveAnswer } from '../../../store/answers.ts';
import { countedReports, storedKinds } from '../../../store/conditions.ts';
import { noticesEndingAfter, toFields } from '../../../store/notices.ts';
import type { Db } from '../../../store/schema.ts';
import type { DeskHikes } from '../hikes.ts';
import { asRegions, getKey, type Kind, makeKind, mayAnswerIn } from './kind.ts';

type RoadGate = Extract<QueueItem, { kind: 'gate' }>;

/** "Ask me in an hour". */
const laterMs = 60 * 60_000;

const parts = (id: string) => {
  const [hike = '', day = ''] = getKey(id).split('.');
  return { hike, day };
};

/** Number of reports by hike and day, oldest first. */
async function reportsByDay(db: Db, now: Date): Promise<Map<string, number>> {
  const items = new Map<string, number>();
  for (const row of (await countedReports(db, now)).toReversed()) {
    const counts = storedKinds(row).includes('gate') && conditionEnd('gate', row.day, state.clock) > now;
    const id = `gate:${row.hike}.${row.day}`;
    if (counts) items.set(id, (items.get(id) ?? 0) + row.reports);
  }
  return items;
}

export const makeGates = (hikes: DeskHikes): Kind =>
  makeKind<RoadGate>({
    async items(db, caller, now) {
      const answered = await answersAt(db, now);
      const closures = (await noticesEndingAfter(db, now))
        .filter(({ withdrawn }) => withdrawn === 0)
        .map(toFields)
        .filter((notice) => (notice.kind === 'closed' || notice.kind === 'partly') && holdsAt(notice, now));
      return [...(await reportsByDay(db, now))].flatMap(([id, reports]): RoadGate[] => {
        const { hike: slug, day } = parts(id);
        const hike = hikes.bySlug(slug);
        if (!hike || answered.has(id)) return [];
        const { region } = hike;
        const isClosed = closures.some((one) => one.all || one.regions.includes(region) || one.hikes.includes(slug));
        if (isClosed) return [];
        const at = startOfDay(day, state.clock).toISOString();
        return [{ kind: 'gate', id, hike: slug, region, at, mayAnswer: mayAnswerIn(caller, region), reports }];
      });
    },

    async answer({ id, hike }, { answer }, { tx, actor: { now }, note }) {
      const until =
        answer === 'later' ? new Date(now.getTime() + laterMs) : conditionEnd('gate', parts(id).day, state.clock);
      await saveAnswer(tx, { item: id, answer, answered_at: now.toISOString(), until: until.toISOString() });
      await note({ action: 'answer', subject: id, detail: { answer, hike } });
      return true;
    },

    async getRegions(_db, id) {
      const hike = hikes.bySlug(parts(id).hike);
      return hike && asRegions(hike.region);
    },

    async undo(id, { tx, note }) {
      if (!(await deleteAnswer(tx, id))) return false;
      await note({ action: 'undo', subject: id });
      return true;
    },
  });
