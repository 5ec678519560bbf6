import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table reports (
    id text primary key, page text not null, facts text not null, words text not null, contact text not null,
    written_at text not null, received_at text not null)`,
  sql`create index reports_by_age on reports (received_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
