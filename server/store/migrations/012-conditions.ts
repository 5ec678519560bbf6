import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../schema.ts';

/**
 * What hikers saw, without who they are. A report has no account and no time finer than its day; in SQLite it has no row
 * number either, because row numbers are the order of arrival, which attempts have too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const withoutRowId = isPostgres(db) ? sql`` : sql`without rowid`;
  const statements = [
    sql`create table conditions (
      tag text primary key, id text not null, hike text not null, kinds text not null, day text not null,
      until text not null) ${withoutRowId}`,
    sql`create table condition_keys (day text primary key, key text not null)`,
    sql`create table condition_switches (hike text primary key)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
