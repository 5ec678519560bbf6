import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table appeals (
    user_id text not null references users (id) on delete cascade, id text not null, hikers text not null,
    claim_id text, badge_name text not null, reason text not null, words text not null, photo_date text,
    taken_at text not null, received_at text not null, state text not null, answer text not null, answered_at text,
    primary key (user_id, id))`,
  sql`create index appeals_by_age on appeals (received_at)`,
  sql`alter table badges add column appeal_id text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
