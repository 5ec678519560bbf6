import { type Kysely, sql } from 'kysely';

/** Numbers each user's badges in order of arrival, and removes the one file name that the server had invented. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table badges add column sequence integer not null default 0`.execute(db);
  await sql`update badges set sequence = (
    select count(*) from badges as own where own.user_id = badges.user_id
      and (own.created_at < badges.created_at or (own.created_at = badges.created_at and own.id <= badges.id)))`.execute(
    db,
  );
  await sql`update badges set badge_file = null where badge_name = 'Test Badge' and badge_file = 'test-badge.svg'`.execute(
    db,
  );
}
