import { type Kysely, sql } from 'kysely';

/** So that a claim costs the same whether its user has tried three times or a hundred thousand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index attempts_in_order on attempts (user_id, received_at, claim_id)`.execute(db);
  await sql`create index attempts_awarded on attempts (user_id, taken_at) where outcome = 'awarded'`.execute(db);
}
