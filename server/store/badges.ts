import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { ownHiker } from './hikers.ts';
import { type CellOf, prepared, rowsFor, toRows } from './prepared.ts';
import { columns, type Db, type Schema } from './schema.ts';

export type BadgeRow = Schema['badges'];

/** Badges of the account's own hiker, as in the Appwrite-compatible calls. */
export const getBadges = (db: Db, userId: string): Promise<BadgeRow[]> =>
  db
    .selectFrom('badges')
    .select(columns.badges)
    .where('user_id', '=', userId)
    .where('hiker_id', '=', ownHiker)
    .orderBy('sequence')
    .orderBy('id')
    .execute();

/** Of all hikers of the account. */
export const badgesOfFamily = (db: Db, userId: string): Promise<BadgeRow[]> =>
  db
    .selectFrom('badges')
    .select(columns.badges)
    .where('user_id', '=', userId)
    .orderBy('sequence')
    .orderBy('id')
    .execute();

export const findBadge = (db: Db, userId: string, id: string): Promise<BadgeRow | undefined> =>
  db
    .selectFrom('badges')
    .select(columns.badges)
    .where('user_id', '=', userId)
    .where('hiker_id', '=', ownHiker)
    .where('id', '=', id)
    .executeTakeFirst();

/** Of whichever hiker of the account. */
export const findBadgeOfFamily = (db: Db, userId: string, id: string): Promise<BadgeRow | undefined> =>
  db.selectFrom('badges').select(columns.badges).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();

export const badgesOfClaim = (db: Db, userId: string, claimId: string): Promise<BadgeRow[]> =>
  db
    .selectFrom('badges')
    .select(columns.badges)
    .where('user_id', '=', userId)
    .where('claim_id', '=', claimId)
    .orderBy('sequence')
    .execute();

/** Columns that may be null can be left out. */
export type NewBadge = Omit<Insertable<BadgeRow>, 'sequence'>;

type Award = {
  userId: string;
  hikerId: string;
  id?: string | undefined;
  badgeName: string;
  earnedDate: string;
  now: Date;
};

/** The row of a badge, whichever way it was earned; `more` is what only some ways know. */
export const newBadge = (
  { userId, hikerId, id = randomUUID(), badgeName, earnedDate, now }: Award,
  more: Partial<NewBadge>,
): NewBadge => ({
  ...more,
  user_id: userId,
  hiker_id: hikerId,
  id,
  badge_name: badgeName,
  earned_date: earnedDate,
  created_at: now.toISOString(),
});

/**
 * Skips badges that a hiker has, by the unique constraint and not by a lookup. Sequence numbers continue from the user's last
 * one, so the caller must hold the lock on its users.
 */
export async function addBadges(db: Db, badges: NewBadge[]): Promise<BadgeRow[]> {
  if (badges.length === 0) return [];
  const added = await insertBadges(db, { rows: rowsFor('badges', numbered(badges)) });
  return added.sort((a, b) => a.sequence - b.sequence);
}

const insertBadges = prepared<{ rows: string }, BadgeRow>((db, given) =>
  db
    .insertInto('badges')
    .columns(columns.badges)
    .expression(toRows(db, 'badges', given('rows'), { sequence: afterTheLast }))
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns.badges)
    .compile(),
);

/** From 1 per user; the database adds their last number. */
function numbered(badges: NewBadge[]): Insertable<BadgeRow>[] {
  const counts = new Map<string, number>();
  return badges.map((badge) => {
    const sequence = (counts.get(badge.user_id) ?? 0) + 1;
    counts.set(badge.user_id, sequence);
    return { ...badge, sequence };
  });
}

const afterTheLast = (getCell: CellOf) =>
  sql`${getCell('sequence')} + coalesce((select max(own.sequence) from badges as own where own.user_id = ${getCell('user_id')}), 0)`;
