import { type Kysely, sql } from 'kysely';

/** Times of the last cleanup and the last backup, by any server or command. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table upkeep (name text primary key, done_at text not null)`.execute(db);
}
