/** Wish lists: one per account, shared by all its devices and its whole family. */
import { sql } from 'kysely';
import { lockUsers } from './claims.ts';
import { rowsFor, rowsOf } from './prepared.ts';
import { columns, type Db, type Schema } from './schema.ts';

export type WishRow = Schema['wishes'];

/** Including recently removed hikes; in the order of the changes. */
export const wishesOf = (db: Db, userId: string): Promise<WishRow[]> =>
  db
    .selectFrom('wishes')
    .select(columns.wishes)
    .where('user_id', '=', userId)
    .orderBy('changed_at')
    .orderBy('hike')
    .execute();

/** Last write per hike wins, from any device and however late it arrives. False if the account was deleted. */
export const changeWishes = (db: Db, userId: string, changes: readonly WishRow[]): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const users = await lockUsers(tx, [userId]);
    if (!users.has(userId)) return false;
    await tx
      .insertInto('wishes')
      .columns(columns.wishes)
      .expression(rowsOf(tx, 'wishes', rowsFor('wishes', newestOfEach(changes))))
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'hike'])
          .doUpdateSet({ wanted: sql`excluded.wanted`, changed_at: sql`excluded.changed_at` })
          .whereRef('excluded.changed_at', '>', 'wishes.changed_at'),
      )
      .execute();
    return true;
  });

const newestOfEach = (changes: readonly WishRow[]): WishRow[] => [
  ...new Map(
    changes.toSorted((a, b) => a.changed_at.localeCompare(b.changed_at)).map((change) => [change.hike, change]),
  ).values(),
];
