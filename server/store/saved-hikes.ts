/** Saved hike lists: one per account, shared by all its devices and its whole family. */
import { sql } from 'kysely';
import { lockUsers } from './claims.ts';
import { rowsFor, toRows } from './prepared.ts';
import { columns, type Db, type Schema } from './schema.ts';

export type SavedHikeRow = Schema['wishes'];

/** Including recently removed hikes; in the order of the changes. */
export const getWishes = (db: Db, userId: string): Promise<SavedHikeRow[]> =>
  db
    .selectFrom('wishes')
    .select(columns.wishes)
    .where('user_id', '=', userId)
    .orderBy('changed_at')
    .orderBy('hike')
    .execute();

/** Last write per hike wins, from any device and however late it arrives. False if the account was deleted. */
export const changeSavedHikes = (db: Db, userId: string, changes: readonly SavedHikeRow[]): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const users = await lockUsers(tx, [userId]);
    if (!users.has(userId)) return false;
    await tx
      .insertInto('wishes')
      .columns(columns.wishes)
      .expression(toRows(tx, 'wishes', rowsFor('wishes', newestOfEach(changes))))
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'hike'])
          .doUpdateSet({ wanted: sql`excluded.wanted`, changed_at: sql`excluded.changed_at` })
          .whereRef('excluded.changed_at', '>', 'wishes.changed_at'),
      )
      .execute();
    return true;
  });

const newestOfEach = (changes: readonly SavedHikeRow[]): SavedHikeRow[] => [
  ...new Map(
    changes.toSorted((a, b) => a.changed_at.localeCompare(b.changed_at)).map((change) => [change.hike, change]),
  ).values(),
];
