/**
 * Brings a database up to date with Kysely's Migrator: one list for both databases, all of it in one transaction, under
 * a lock. Never change a migration that was released: add another. Expand first, so that older servers keep working next to
 * newer ones: tables, nullable columns, columns with a default. Changes that break older ones come a release later and are
 * named NNN-contract-….
 */
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as accountsAndBadges from './migrations/001-accounts-and-badges.ts';
import * as positionsByWhenTaken from './migrations/002-positions-by-when-taken.ts';
import * as sequenceOfBadges from './migrations/003-sequence-of-badges.ts';
import * as reports from './migrations/004-reports.ts';
import * as historyOfAttempts from './migrations/005-history-of-attempts.ts';
import * as hikers from './migrations/006-hikers.ts';
import * as appeals from './migrations/007-appeals.ts';
import * as wishes from './migrations/008-wishes.ts';
import * as blockedAccounts from './migrations/009-blocked-accounts.ts';
import * as upkeep from './migrations/010-upkeep.ts';
import * as desk from './migrations/011-desk.ts';
import * as conditions from './migrations/012-conditions.ts';
import * as weather from './migrations/013-weather.ts';

const migrations: Record<string, Migration> = {
  '001-accounts-and-badges': accountsAndBadges,
  '002-positions-by-when-taken': positionsByWhenTaken,
  '003-sequence-of-badges': sequenceOfBadges,
  '004-reports': reports,
  '005-history-of-attempts': historyOfAttempts,
  '006-hikers': hikers,
  '007-appeals': appeals,
  '008-wishes': wishes,
  '009-blocked-accounts': blockedAccounts,
  '010-upkeep': upkeep,
  '011-desk': desk,
  '012-conditions': conditions,
  '013-weather': weather,
};

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
