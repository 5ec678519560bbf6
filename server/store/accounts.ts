/** Operator commands for an account: find, block, unblock, and restore from a database backup. */
import { type Insertable, sql } from 'kysely';
import { getAppeals } from './appeals.ts';
import { change, operator } from './audit.ts';
import { addBadges, badgesOfFamily } from './badges.ts';
import { getClaims, lockUsers } from './claims.ts';
import { getHikers } from './hikers.ts';
import { columns, type Db, type Schema } from './schema.ts';
import { getIdentities } from './users.ts';

export type AccountRow = Schema['users'] & { badges: number };

/** Maximum number of search results. */
export const mostFound = 20;

/** By a prefix of the id, or any part of name or e-mail address; newest first. */
export async function findAccounts(db: Db, text: string): Promise<AccountRow[]> {
  const literal = text.trim().replace(/[\\%_]/g, '\\$&');
  const has = (column: string, pattern: string) =>
    sql<boolean>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`;
  const rows = await db
    .selectFrom('users')
    .select([...columns.users, 'blocked_at', 'blocked_reason'])
    .select((eb) =>
      eb
        .selectFrom('badges')
        .select(sql<number>`count(*)`.as('n'))
        .whereRef('badges.user_id', '=', 'users.id')
        .as('badges'),
    )
    .where((eb) => eb.or([has('id', `${literal}%`), has('name', `%${literal}%`), has('email', `%${literal}%`)]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostFound)
    .execute();
  return rows.map((row) => ({ ...row, badges: Number(row.badges) })); // PostgreSQL returns counts as text
}

/** Also deletes its sessions. Under the lock of the desk: nothing is published that did not come before the block. */
export const blockAccount = (db: Db, userId: string, reason: string, now: Date): Promise<void> =>
  change(db, { userId: operator, now }, async ({ tx }) => {
    await tx
      .updateTable('users')
      .set({ blocked_at: now.toISOString(), blocked_reason: reason })
      .where('id', '=', userId)
      .execute();
    await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  });

export async function unblockAccount(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').set({ blocked_at: null, blocked_reason: null }).where('id', '=', userId).execute();
}

/** Undefined if the account is not blocked. */
export async function whyBlocked(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('blocked_reason')
    .where('id', '=', userId)
    .where('blocked_at', 'is not', null)
    .executeTakeFirst();
  return row && (row.blocked_reason ?? '');
}

export type Restored = { accountId: string; badges: number; hikers: number };

/**
 * Adds rows of an account that the backup has and the database has not; existing rows stay unchanged. Sessions are not
 * restored. If the owner has signed in again since the deletion, the new account with the same identity gets the rows.
 */
export async function restoreAccount(copy: Db, db: Db, accountId: string): Promise<Restored> {
  const user = await copy.selectFrom('users').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();
  const identities = await getIdentities(copy, accountId);
  const hikers = await getHikers(copy, accountId);
  const badges = await badgesOfFamily(copy, accountId);
  const appeals = await getAppeals(copy, accountId);
  const attempts: Schema['attempts'][] = [];
  for await (const page of getClaims(copy, accountId)) attempts.push(...page);
  const savedHikes = await copy.selectFrom('wishes').select(columns.wishes).where('user_id', '=', accountId).execute();

  return db.transaction().execute(async (tx) => {
    const owner = (await getOwner(tx, identities)) ?? accountId;
    await addMissing(tx, 'users', owner === accountId ? [user] : []);
    await addMissing(tx, 'identities', owner === accountId ? identities : []);
    await lockUsers(tx, [owner]);
    const ofOwner = <Row extends { user_id: string }>(rows: Row[]) => rows.map((row) => ({ ...row, user_id: owner }));
    const addedHikers = await addMissing(tx, 'hikers', ofOwner(hikers));
    await addMissing(tx, 'attempts', ofOwner(attempts));
    await addMissing(tx, 'appeals', ofOwner(appeals));
    await addMissing(tx, 'wishes', ofOwner(savedHikes));
    const addedBadges = await addBadges(tx, ofOwner(badges));
    return { accountId: owner, badges: addedBadges.length, hikers: addedHikers };
  });
}

async function getOwner(db: Db, identities: Schema['identities'][]): Promise<string | undefined> {
  for (const { issuer, subject } of identities) {
    const row = await db
      .selectFrom('identities')
      .select('user_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (row) return row.user_id;
  }
  return undefined;
}

/** Batch size, to stay far below the parameter limit of either database. */
const rowsAtOnce = 500;

async function addMissing<Table extends 'users' | 'identities' | 'hikers' | 'attempts' | 'appeals' | 'wishes'>(
  db: Db,
  table: Table,
  rows: Schema[Table][],
): Promise<number> {
  let added = 0;
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto(table)
      .values(rows.slice(start, start + rowsAtOnce) as Insertable<Schema[Table]>[])
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    added += Number(numInsertedOrUpdatedRows);
  }
  return added;
}
