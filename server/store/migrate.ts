/**
 * Brings a database up to date with Kysely's Migrator: one list for both databases, all of it in one transaction, under
 * a lock. Never change a migration that was released: add another. Expand first, so that older servers keep working next to
 * newer ones: tables, nullable columns, columns with a default. Changes that break older ones come a release later and are
 * named NNN-contract-….
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/** Every file of the folder, in the order of their numbers. */
const folder = join(import.meta.dirname, 'migrations');
const migrations: Record<string, Migration> = {};
for (const file of readdirSync(folder).sort()) {
  migrations[basename(file, '.ts')] = await import(pathToFileURL(join(folder, file)).href);
}

export async function migrate(db: Kysely<unknown>): Promise<void> {
  if (await isUpToDate(db)) return;
  await db.transaction().execute(async (tx) => {
    const { adapter } = tx.getExecutor();
    await adapter.acquireMigrationLock(tx, { lockTable: 'migrations_lock', lockRowId: 'migrations' });
    if (await isAhead(tx)) return;
    const migrator = new Migrator({
      db: tx,
      provider: { getMigrations: async () => migrations },
      migrationTableName: 'migrations',
      migrationLockTableName: 'migrations_lock',
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}

/** Almost every start: one read instead of a lock and a look at all tables. */
async function isUpToDate(db: Kysely<unknown>): Promise<boolean> {
  try {
    const applied = await appliedNames(db);
    return applied.length === Object.keys(migrations).length && applied.every((name) => name in migrations);
  } catch {
    return false; // no table yet; any other error comes back from the transaction
  }
}

async function appliedNames(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** A migration that breaks older versions has this in its name; older servers keep working next to any other. */
const contracts = /^\d+-contract-/;

/** True if a newer version has already migrated the database. */
async function isAhead(tx: Kysely<unknown>): Promise<boolean> {
  const applied = await appliedMigrations(tx);
  const newer = applied.filter((name) => !(name in migrations));
  const breaking = newer.filter((name) => contracts.test(name));
  if (breaking.length > 0) {
    throw new Error(
      `a newer version of this server migrated it (${breaking.join(', ')}). Run that version, or restore a backup.`,
    );
  }
  return newer.length > 0 && Object.keys(migrations).every((name) => applied.includes(name));
}

/** The migration table of version 0.1.0 is Kysely's except for a column name; that version can still read it. */
async function appliedMigrations(tx: Kysely<unknown>): Promise<string[]> {
  const list = (await tx.introspection.getTables()).find(({ name }) => name === 'migrations');
  if (!list) return [];
  if (list.columns.some(({ name }) => name === 'applied_at')) {
    await sql`alter table migrations rename column applied_at to timestamp`.execute(tx);
  }
  return appliedNames(tx);
}
