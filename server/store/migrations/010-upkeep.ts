import { type Kysely, sql } from 'kysely';

/** When the last sweep and the last backup were, by whichever server or command. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table upkeep (name text primary key, done_at text not null)`.execute(db);
}
