import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../schema.ts';

/**
 * An account may have several hikers. The one it always had is the empty id, which is also what a server of the version
 * before writes while both run. SQLite cannot change the keys of a table: there it is rebuilt.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const keys = isPostgres(db) ? postgresKeys : sqliteKeys;
  for (const statement of [...keys, ...indexes, hikers]) await statement.execute(db);
}

const owner = sql`user_id text not null references users (id) on delete cascade`;

const hikers = sql`create table hikers (
  ${owner}, id text not null, name text not null, color text not null, created_at text not null,
  primary key (user_id, id))`;

const indexes = [
  sql`create index attempts_awarded on attempts (user_id, hiker_id, taken_at) where outcome = 'awarded'`,
  sql`create index attempts_of_hiker on attempts (user_id, hiker_id) where hiker_id <> ''`,
];

const hikerColumn = sql`hiker_id text not null default ''`;

const postgresKeys = [
  sql`alter table badges add column ${hikerColumn}, drop constraint badges_user_id_badge_name_key,
    add unique (user_id, hiker_id, badge_name)`,
  sql`alter table attempts add column ${hikerColumn}, drop constraint attempts_pkey,
    add primary key (user_id, claim_id, hiker_id)`,
  sql`drop index attempts_awarded`,
];

const badgeColumns = sql`user_id, id, badge_name, earned_date, badge_file, claim_id, created_at, sequence`;
const attemptColumns = sql`user_id, claim_id, outcome, taken_at, received_at, waited, latitude, longitude, accuracy,
  nearest_badge, nearest_km`;

const sqliteKeys = [
  sql`create table badges_of_hikers (
    ${owner}, ${hikerColumn}, id text not null, badge_name text not null, earned_date text not null,
    badge_file text, claim_id text, created_at text not null, sequence integer not null default 0,
    primary key (user_id, id), unique (user_id, hiker_id, badge_name))`,
  sql`insert into badges_of_hikers (${badgeColumns}) select ${badgeColumns} from badges`,
  sql`drop table badges`,
  sql`alter table badges_of_hikers rename to badges`,
  sql`create table attempts_of_hikers (
    ${owner}, claim_id text not null, ${hikerColumn}, outcome text not null, taken_at text not null,
    received_at text not null, waited integer not null, latitude double precision, longitude double precision,
    accuracy double precision, nearest_badge text, nearest_km double precision,
    primary key (user_id, claim_id, hiker_id))`,
  sql`insert into attempts_of_hikers (${attemptColumns}) select ${attemptColumns} from attempts`,
  sql`drop table attempts`,
  sql`alter table attempts_of_hikers rename to attempts`,
  sql`create index attempts_with_position on attempts (received_at) where latitude is not null`,
  sql`create index attempts_by_taking on attempts (taken_at) where latitude is not null`,
  sql`create index attempts_in_order on attempts (user_id, received_at, claim_id)`,
];
