/** What readers have told about pages. Nobody's account: who wrote it is only known where they said so. */
import { columns, type Db, type Schema } from './schema.ts';

export type ReportRow = Schema['reports'];

/** The same report sent again is stored once. */
export async function saveReport(db: Db, row: ReportRow): Promise<void> {
  await db
    .insertInto('reports')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The oldest first. */
export const openReports = (db: Db): Promise<ReportRow[]> =>
  db.selectFrom('reports').select(columns.reports).orderBy('received_at').orderBy('id').execute();

/** What a steward has said of them at the desk. */
export async function answersToReports(db: Db): Promise<Map<string, string>> {
  const prefix = 'mistake:';
  const rows = await db.selectFrom('answers').select(['item', 'answer']).where('item', 'like', `${prefix}%`).execute();
  return new Map(rows.map(({ item, answer }) => [item.slice(prefix.length), answer]));
}

/** Those whose id begins so: nobody types a whole one. */
export const reportsNamed = (db: Db, start: string): Promise<ReportRow[]> =>
  db.selectFrom('reports').select(columns.reports).where('id', 'like', `${start}%`).execute();

export async function deleteReport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reports').where('id', '=', id).execute();
}
