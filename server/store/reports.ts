/** Reports from readers about pages. Not linked to accounts: the author is known only from the contact field. */
import { columns, type Db, type Schema } from './schema.ts';

export type ReportRow = Schema['reports'];

/** Idempotent by id. */
export async function saveReport(db: Db, row: ReportRow): Promise<void> {
  await db
    .insertInto('reports')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Oldest first. */
export const openReports = (db: Db): Promise<ReportRow[]> =>
  db.selectFrom('reports').select(columns.reports).orderBy('received_at').orderBy('id').execute();

/** Stewards' answers to reports. */
export async function answersToReports(db: Db): Promise<Map<string, string>> {
  const prefix = 'mistake:';
  const rows = await db.selectFrom('answers').select(['item', 'answer']).where('item', 'like', `${prefix}%`).execute();
  return new Map(rows.map(({ item, answer }) => [item.slice(prefix.length), answer]));
}

/** By id prefix, because nobody types a whole id. */
export const reportsNamed = (db: Db, start: string): Promise<ReportRow[]> =>
  db.selectFrom('reports').select(columns.reports).where('id', 'like', `${start}%`).execute();

export async function deleteReport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reports').where('id', '=', id).execute();
}
