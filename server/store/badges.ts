import type { Db, Schema } from './schema.ts';

export type BadgeRow = Schema['badges'];

export const badgesOf = (db: Db, userId: string): Promise<BadgeRow[]> =>
  db.selectFrom('badges').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();

export const findBadge = (db: Db, userId: string, id: string): Promise<BadgeRow | undefined> =>
  db.selectFrom('badges').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();

export const badgesOfClaim = (db: Db, userId: string, claimId: string): Promise<BadgeRow[]> =>
  db.selectFrom('badges').selectAll().where('user_id', '=', userId).where('claim_id', '=', claimId).execute();

/** Leaves out what the user has already; the constraint decides, not a look-up. */
export async function addBadges(db: Db, rows: BadgeRow[]): Promise<BadgeRow[]> {
  if (rows.length === 0) return [];
  return db
    .insertInto('badges')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
}
