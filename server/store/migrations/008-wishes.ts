import { type Kysely, sql } from 'kysely';

/** A removed saved hike keeps its row as a tombstone for a while: another device may still have the older state. */
const statements = [
  sql`create table wishes (
    user_id text not null references users (id) on delete cascade, hike text not null, wanted integer not null,
    changed_at text not null, primary key (user_id, hike))`,
  sql`create index wishes_taken_off on wishes (changed_at) where wanted = 0`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
