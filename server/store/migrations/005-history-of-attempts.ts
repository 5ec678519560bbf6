import { type Kysely, sql } from 'kysely';

/** Indexes, so that the cost of a claim does not depend on the number of earlier ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index attempts_in_order on attempts (user_id, received_at, claim_id)`.execute(db);
  await sql`create index attempts_awarded on attempts (user_id, taken_at) where outcome = 'awarded'`.execute(db);
}
