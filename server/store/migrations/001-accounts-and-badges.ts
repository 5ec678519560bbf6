import { type Kysely, sql } from 'kysely';

const owner = (column: string) => sql`${sql.ref(column)} text not null references users (id) on delete cascade`;

const statements = [
  sql`create table users (
    id text primary key, name text not null, email text not null, email_verified integer not null,
    created_at text not null, updated_at text not null)`,
  sql`create table identities (
    id text primary key, ${owner('user_id')}, issuer text not null, subject text not null,
    email text not null, name text not null, created_at text not null, updated_at text not null,
    unique (issuer, subject))`,
  sql`create index identities_of_user on identities (user_id)`,
  sql`create table sessions (
    token_hash text primary key, id text not null, ${owner('user_id')},
    created_at text not null, expires_at text not null)`,
  sql`create index sessions_of_user on sessions (user_id)`,
  sql`create index sessions_by_end on sessions (expires_at)`,
  sql`create table sign_ins (
    state_hash text primary key, browser_hash text not null, nonce text not null, code_verifier text not null,
    redirect_uri text not null, success_url text not null, failure_url text not null, expires_at text not null)`,
  // One record per user and badge, also under races; ids come from clients, so they are unique per user only.
  sql`create table badges (
    ${owner('user_id')}, id text not null, badge_name text not null, earned_date text not null,
    badge_file text, claim_id text, created_at text not null,
    primary key (user_id, id), unique (user_id, badge_name))`,
  sql`create table attempts (
    ${owner('user_id')}, claim_id text not null, outcome text not null, taken_at text not null,
    received_at text not null, waited integer not null, latitude double precision, longitude double precision,
    accuracy double precision, nearest_badge text, nearest_km double precision,
    primary key (user_id, claim_id))`,
  sql`create index attempts_with_position on attempts (received_at) where latitude is not null`,
  sql`create table rate_windows (key text primary key, hits integer not null, ends_at text not null)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
