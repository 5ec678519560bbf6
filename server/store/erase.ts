/** Erased means erased: what a table no longer holds is not left behind elsewhere either. */
import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Db, isPostgres } from './schema.ts';

/** Much at once would keep everybody else waiting. */
const atOnce = 1000;

/** Positions, and the distance to a trailhead, which tells of a position too. */
export const erasePositions = (db: Db, since: 'taken_at' | 'received_at', before: string): Promise<number> =>
  inSteps(async () => {
    const due = sql`select user_id, claim_id from attempts
      where ${sql.ref(since)} < ${before} and latitude is not null order by ${sql.ref(since)} limit ${atOnce}`;
    const { numUpdatedRows } = await db
      .updateTable('attempts')
      .set({ latitude: null, longitude: null, accuracy: null, nearest_km: null })
      .where(sql<boolean>`(user_id, claim_id) in (${due})`)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  });

/** Sessions first, so that nothing is added meanwhile; identities and badges go with the user. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await inSteps(async () => {
    const some = sql`select user_id, claim_id from attempts where user_id = ${userId} limit ${atOnce}`;
    const { numDeletedRows } = await db
      .deleteFrom('attempts')
      .where(sql<boolean>`(user_id, claim_id) in (${some})`)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
  await db.deleteFrom('users').where('id', '=', userId).execute();
}

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
 * reads just now: the next sweep tries again.
 */
export async function emptyLog(db: Db): Promise<boolean> {
  if (isPostgres(db)) return true;
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}

const tablesOfPeople = ['users', 'identities', 'sessions', 'sign_ins', 'badges', 'attempts', 'rate_windows', 'reports'];

/** PostgreSQL keeps deleted and changed rows until they are vacuumed; its own log stays as long as the operator says. */
export async function vacuumTables(db: Kysely<unknown>): Promise<void> {
  await sql`vacuum ${sql.join(tablesOfPeople.map((name) => sql.table(name)))}`.execute(db);
}
