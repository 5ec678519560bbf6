import { type Kysely, sql } from 'kysely';

/** Figures that are counted once a night, as JSON, with the last day that they count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table nightly_figures (name text primary key, day text not null, figures text not null)`.execute(db);
}
