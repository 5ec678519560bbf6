import { type Kysely, sql } from 'kysely';

/**
 * Stewards and what they do. Notices and the audit log are append-only and name people by id alone, without a foreign key:
 * they outlive accounts. The key of audit is a unique constraint, because SQLite has no index for an integer primary key,
 * and tables are moved by their indexes.
 */
const statements = [
  sql`create table stewards (
    user_id text primary key references users (id) on delete cascade, role text not null, regions text not null,
    appointed_at text not null, appointed_by text not null)`,
  sql`create table notices (
    id text not null, revision integer not null, hikes text not null, regions text not null, everywhere integer not null,
    kind text not null, words text not null, starts_at text not null, ends_at text not null, source text not null,
    withdrawn integer not null, revised_at text not null, revised_by text not null, primary key (id, revision))`,
  sql`create index notices_by_end on notices (ends_at)`,
  sql`create table audit (
    seq integer not null unique, at text not null, by_user text not null, action text not null, subject text not null,
    detail text not null, hash text not null)`,
  sql`create index audit_by_user on audit (by_user, seq)`,
  sql`create table answers (item text primary key, answer text not null, answered_at text not null, until text)`,
  sql`create table watched (
    url text primary key, hash text, etag text, last_modified text, asked_at text, changed_at text, read_at text,
    changes integer not null, muted integer not null)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
