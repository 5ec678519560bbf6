import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../schema.ts';

/** Until when a report of conditions is not public. Its rows are deleted once it is: the report itself keeps no time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const withoutRowId = isPostgres(db) ? sql`` : sql`without rowid`;
  await sql`create table condition_waits (
    tag text primary key, ready_at text not null, alone_until text not null) ${withoutRowId}`.execute(db);
}
