/** Secure deletion: deleted rows do not remain in free pages or logs either. */
import { setImmediate } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { forgetHiker } from './appeals.ts';
import { change } from './audit.ts';
import { lockUsers } from './claims.ts';
import { deleteConditionReports } from './conditions.ts';
import { ownersFirst } from './keys.ts';
import { type Db, isPostgres } from './schema.ts';
import { getSteward } from './stewards.ts';

/** Batch size, so that a large deletion does not block others. */
const atOnce = 1000;

/** Columns with a position, and the distance to a trailhead, which reveals one. */
export const erasePositions = (db: Db, since: 'taken_at' | 'received_at', before: string): Promise<number> =>
  inSteps(async () => {
    const due = sql`select user_id, claim_id, hiker_id from attempts
      where ${sql.ref(since)} < ${before} and latitude is not null order by ${sql.ref(since)} limit ${atOnce}`;
    const { numUpdatedRows } = await db
      .updateTable('attempts')
      .set({ latitude: null, longitude: null, accuracy: null, nearest_km: null })
      .where(sql<boolean>`(user_id, claim_id, hiker_id) in (${due})`)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  });

/** Mostly in batches. Sessions are deleted last, with the user and the rest, so that the owner can retry a failed deletion. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await deleteClaims(db, sql`user_id = ${userId}`);
  const remove = async (tx: Db) => {
    await lockUsers(tx, [userId]); // a concurrent report is saved before the deletion, or finds no account
    await deleteConditionReports(tx, userId);
    await tx.deleteFrom('users').where('id', '=', userId).execute();
  };
  if (!(await getSteward(db, userId))) return db.isTransaction ? remove(db) : db.transaction().execute(remove);
  // The audit log keeps the id and records that the member left.
  await change(db, { userId, now: new Date() }, async ({ tx, note }) => {
    await remove(tx);
    await note({ action: 'leave', subject: userId });
  });
}

/** Deletes all data of a hiker, mostly in batches; rows that a claim adds meanwhile are deleted with the hiker. */
export async function deleteHiker(db: Db, userId: string, hikerId: string): Promise<boolean> {
  await deleteClaims(db, sql`user_id = ${userId} and hiker_id = ${hikerId}`);
  return db.transaction().execute(async (tx) => {
    await lockUsers(tx, [userId]);
    const theirs = (table: 'attempts' | 'badges') =>
      sql`delete from ${sql.table(table)} where user_id = ${userId} and hiker_id = ${hikerId}`.execute(tx);
    await theirs('attempts');
    await theirs('badges');
    await forgetHiker(tx, userId, hikerId);
    const { numDeletedRows } = await tx
      .deleteFrom('hikers')
      .where('user_id', '=', userId)
      .where('id', '=', hikerId)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  });
}

const deleteClaims = (db: Db, condition: RawBuilder<unknown>): Promise<number> =>
  inSteps(async () => {
    const some = sql`select user_id, claim_id, hiker_id from attempts where ${condition} limit ${atOnce}`;
    const { numDeletedRows } = await db
      .deleteFrom('attempts')
      .where(sql<boolean>`(user_id, claim_id, hiker_id) in (${some})`)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });

async function inSteps(step: () => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const some = await step();
    all += some;
    if (some < atOnce) return all;
    await setImmediate(); // yields to other requests
  }
}

/**
 * SQLite zeroes deleted data, but until the next checkpoint the file still has the old page, and the write-ahead log every
 * version since. This runs a checkpoint and truncates the log. False while another connection reads: the next cleanup
 * retries.
 */
export async function emptyLog(db: Db): Promise<boolean> {
  if (isPostgres(db)) return true;
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}

/** PostgreSQL keeps deleted and changed rows until they are vacuumed; the retention of its WAL is up to the operator. */
export async function vacuumTables(db: Kysely<unknown>): Promise<void> {
  const tables = await ownersFirst(db);
  await sql`vacuum ${sql.join(tables.map((name) => sql.table(name)))}`.execute(db);
}
