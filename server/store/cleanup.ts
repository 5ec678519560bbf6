/** Retention: what is deleted once it is too old, and the windows of rate limits. */
import { sql } from 'kysely';
import { state } from '../../content/state.ts';
import { addDays, dayAt } from '../../domain/time/calendar-day.ts';
import { dayMs, retention } from '../../domain/time/retention.ts';
import { roundedUp } from '../../domain/time/rounded-up.ts';
import { deleteExpiredReports, forgetReporters } from './conditions.ts';
import { erasePositions } from './erase.ts';
import type { Db } from './schema.ts';

/** Windows end at a multiple of ten minutes: an exact end would be the time of the first hit. */
const windowStepMinutes = 10;

/** Counts a hit in the key's window and returns the total over all servers. */
export async function countHit(db: Db, key: string, now: Date, windowMs: number) {
  const at = now.toISOString();
  const endsAt = roundedUp(new Date(now.getTime() + windowMs), windowStepMinutes).toISOString();
  const row = await db
    .insertInto('rate_windows')
    .values({ key, hits: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when rate_windows.ends_at <= ${at} then 1 else rate_windows.hits + 1 end`,
        ends_at: sql<string>`case when rate_windows.ends_at <= ${at} then ${endsAt} else rate_windows.ends_at end`,
      }),
    )
    .returning(['hits', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { hits: row.hits, endsAt: new Date(row.ends_at) };
}

export type Erased = { sessions: number; positions: number; reports: number; appeals: number; wishes: number };

export async function deleteExpired(db: Db, now: Date): Promise<Erased> {
  const at = now.toISOString();
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const sessions = await db.deleteFrom('sessions').where('expires_at', '<=', at).executeTakeFirst();
  await db.deleteFrom('sign_ins').where('expires_at', '<=', at).execute();
  await db.deleteFrom('rate_windows').where('ends_at', '<=', at).execute();
  await deleteAnswered(db, at, before);
  const reports = await db
    .deleteFrom('reports')
    .where('received_at', '<', before(retention.reportDays))
    .executeTakeFirst();
  const appeals = await db
    .deleteFrom('appeals')
    .where('received_at', '<', before(retention.appealDays))
    .executeTakeFirst();
  const savedHikes = await db
    .deleteFrom('wishes')
    .where('wanted', '=', 0)
    .where('changed_at', '<', before(retention.takenOffDays))
    .executeTakeFirst();
  await deleteExpiredReports(db, now);
  await forgetReporters(db, addDays(dayAt(now, state.clock), 1 - retention.conditionKeyDays));
  // Counted from when the position was taken, but not later than its arrival: a device's clock may be ahead.
  const taken = await erasePositions(db, 'taken_at', before(retention.positionDays));
  const received = await erasePositions(db, 'received_at', before(retention.positionDays));
  return {
    sessions: Number(sessions.numDeletedRows),
    positions: taken + received,
    reports: Number(reports.numDeletedRows),
    appeals: Number(appeals.numDeletedRows),
    wishes: Number(savedHikes.numDeletedRows),
  };
}

/** Rejected and corrected reports are deleted after a week. */
async function deleteAnswered(db: Db, at: string, before: (days: number) => string): Promise<void> {
  const done = sql<string>`select substr(item, ${'mistake:'.length + 1}) from answers
    where item like 'mistake:%' and answer in ('page-right', 'corrected') and answered_at < ${before(retention.answeredReportDays)}`;
  await db.deleteFrom('reports').where(sql<boolean>`id in (${done})`).execute();
  await db.deleteFrom('answers').where('until', '<=', at).execute();
  await db.deleteFrom('answers').where('answered_at', '<', before(retention.answerDays)).execute();
}

export type Task = 'sweep' | 'backup';

export async function recordRun(db: Db, name: Task, now: Date): Promise<void> {
  const doneAt = now.toISOString();
  await db
    .insertInto('upkeep')
    .values({ name, done_at: doneAt })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ done_at: doneAt }))
    .execute();
}

/** null: never. */
export async function lastRuns(db: Db): Promise<Record<Task, string | null>> {
  const rows = await db.selectFrom('upkeep').select(['name', 'done_at']).execute();
  const last = (task: Task) => rows.find(({ name }) => name === task)?.done_at ?? null;
  return { sweep: last('sweep'), backup: last('backup') };
}
