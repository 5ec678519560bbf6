/** Reports from readers about pages. Not linked to accounts: the author is known only from the contact field. */
import { columns, type Db, type Schema } from './schema.ts';

export type MistakeReportRow = Schema['reports'];

/** Idempotent by id. */
export async function saveMistakeReport(db: Db, row: MistakeReportRow): Promise<void> {
  await db
    .insertInto('reports')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Oldest first. */
export const openMistakeReports = (db: Db): Promise<MistakeReportRow[]> =>
  db.selectFrom('reports').select(columns.reports).orderBy('received_at').orderBy('id').execute();

export const mistakeReportAt = (db: Db, id: string): Promise<MistakeReportRow | undefined> =>
  db.selectFrom('reports').select(columns.reports).where('id', '=', id).executeTakeFirst();

export async function deleteMistakeReport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reports').where('id', '=', id).execute();
}
