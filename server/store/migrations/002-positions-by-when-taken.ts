/** The cleanup finds positions by when they were taken, besides when they arrived. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index attempts_by_taking on attempts (taken_at) where latitude is not null`.execute(db);
}
