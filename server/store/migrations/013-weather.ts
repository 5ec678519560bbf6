import { type Kysely, sql } from 'kysely';

/** The last good copy of every response of the weather service, shared by all servers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table weather (
    path text primary key, body text, etag text, last_modified text, confirmed_at text, due_at text not null,
    failures integer not null, revision integer not null)`.execute(db);
}
