/** Erased means erased: what a table no longer holds is not left behind elsewhere either. */
import { setImmediate } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { forgetHiker } from './appeals.ts';
import { change } from './audit.ts';
import { lockUsers } from './claims.ts';
import { deleteReportsOf } from './conditions.ts';
import { ownersFirst } from './keys.ts';
import { type Db, isPostgres } from './schema.ts';
import { stewardOf } from './stewards.ts';

/** Much at once would keep everybody else waiting. */
const atOnce = 1000;

/** Positions, and the distance to a trailhead, which tells of a position too. */
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

/** Most of it in steps. Sessions go last, with the user and the rest: whoever's deletion broke off can ask for it again. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await deleteClaims(db, sql`user_id = ${userId}`);
  const remove = async (tx: Db) => {
    await lockUsers(tx, [userId]); // a report that is being saved is saved before, or finds nobody
    await deleteReportsOf(tx, userId);
    await tx.deleteFrom('users').where('id', '=', userId).execute();
  };
  if (!(await stewardOf(db, userId))) return db.isTransaction ? remove(db) : db.transaction().execute(remove);
  // The log of the desk keeps the id, and says that they left by themselves.
  await change(db, { userId, now: new Date() }, async ({ tx, note }) => {
    await remove(tx);
    await note({ action: 'leave', subject: userId });
  });
}

/** With everything that was theirs. Most of it in steps; what a claim adds meanwhile goes with the hiker. */
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

const deleteClaims = (db: Db, whose: RawBuilder<unknown>): Promise<number> =>
  inSteps(async () => {
    const some = sql`select user_id, claim_id, hiker_id from attempts where ${whose} limit ${atOnce}`;
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
    await setImmediate(); // to whoever else has come
  }
}

/**
 * SQLite zeroes what it deletes, but until the next checkpoint the file still holds the page as it was, and the
 * write-ahead log every version since. This moves all of it into the file and empties the log. False where somebody else
 * reads just now: the next cleanup retries.
 */
export async function emptyLog(db: Db): Promise<boolean> {
  if (isPostgres(db)) return true;
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}

/** PostgreSQL keeps deleted and changed rows until they are vacuumed; its own log stays as long as the operator says. */
export async function vacuumTables(db: Kysely<unknown>): Promise<void> {
  const tables = await ownersFirst(db);
  await sql`vacuum ${sql.join(tables.map((name) => sql.table(name)))}`.execute(db);
}
