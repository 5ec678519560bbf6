import { type Kysely, sql } from 'kysely';

/** An operator may block an account; its owner reads the reason at the next sign-in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column blocked_at text`.execute(db);
  await sql`alter table users add column blocked_reason text`.execute(db);
}
