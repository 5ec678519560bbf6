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

export const reportAt = (db: Db, id: string): Promise<ReportRow | undefined> =>
  db.selectFrom('reports').select(columns.reports).where('id', '=', id).executeTakeFirst();

export async function deleteReport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reports').where('id', '=', id).execute();
}
