/** Appeals and their answers. */
import { appealLimits } from '../../domain/badge/appeals.ts';
import { addBadges, newBadge } from './badges.ts';
import { type ClaimRow, lockUsers } from './claims.ts';
import { getHikers, ownHiker } from './hikers.ts';
import { columns, type Db, type Schema } from './schema.ts';

export type AppealRow = Schema['appeals'];

export type Saved = AppealRow | 'too-many' | 'same-badge' | 'nobody' | 'gone';

/** Idempotent by id. Hikers who were removed from the account are left out: the appeal may have waited on a device. */
export const saveAppeal = (db: Db, given: AppealRow): Promise<Saved> =>
  db.transaction().execute(async (tx): Promise<Saved> => {
    const users = await lockUsers(tx, [given.user_id]);
    if (!users.has(given.user_id)) return 'gone';
    const appeals = await getAppeals(tx, given.user_id);
    const saved = appeals.find(({ id }) => id === given.id);
    if (saved) return saved;
    const known = await knownHikers(tx, given);
    if (known.length === 0) return 'nobody';
    const row = { ...given, hikers: writtenHikers(known) };
    const open = appeals.filter(({ state }) => state === 'open');
    if (open.some(({ badge_name: name }) => name === row.badge_name)) return 'same-badge';
    if (open.length >= appealLimits.open) return 'too-many';
    await tx.insertInto('appeals').values(row).execute();
    return row;
  });

/** Oldest first. */
export const getAppeals = (db: Db, userId: string): Promise<AppealRow[]> =>
  db
    .selectFrom('appeals')
    .select(columns.appeals)
    .where('user_id', '=', userId)
    .orderBy('received_at')
    .orderBy('id')
    .execute();

export const openAppeals = (db: Db): Promise<AppealRow[]> =>
  db
    .selectFrom('appeals')
    .select(columns.appeals)
    .where('state', '=', 'open')
    .orderBy('received_at')
    .orderBy('id')
    .execute();

/** The device chooses the id: two accounts may have the same. Oldest first. */
export const appealsAt = (db: Db, id: string): Promise<AppealRow[]> =>
  db.selectFrom('appeals').select(columns.appeals).where('id', '=', id).orderBy('received_at').execute();

/** The refused claim, unless it has been deleted. */
export const claimOfAppeal = (
  db: Db,
  { user_id: userId, claim_id: claimId }: AppealRow,
): Promise<ClaimRow | undefined> =>
  db
    .selectFrom('attempts')
    .select(columns.attempts)
    .where('user_id', '=', userId)
    .where('claim_id', '=', claimId ?? '')
    .executeTakeFirst();

/**
 * Inside a change. Number of hikers who got the badge, without those who have it or were removed. Undefined: no longer
 * open.
 */
export async function grantAppeal(tx: Db, appeal: AppealRow, answer: string, now: Date): Promise<number | undefined> {
  const { user_id: userId, id, badge_name: badgeName, taken_at: takenAt } = appeal;
  await lockUsers(tx, [userId]);
  if (!(await answerAppeal(tx, appeal, 'granted', answer, now))) return undefined;
  const badges = await addBadges(
    tx,
    (await knownHikers(tx, appeal)).map((hikerId) =>
      newBadge({ userId, hikerId, badgeName, earnedDate: takenAt, now }, { appeal_id: id }),
    ),
  );
  return badges.length;
}

/** Reopens it and revokes its badges. */
export async function reopenAppeal(tx: Db, { user_id: userId, id }: AppealRow): Promise<void> {
  await lockUsers(tx, [userId]);
  await tx.deleteFrom('badges').where('user_id', '=', userId).where('appeal_id', '=', id).execute();
  await tx
    .updateTable('appeals')
    .set({ state: 'open', answer: '', answered_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** The appeal's hikers who are still in the account. */
async function knownHikers(tx: Db, appeal: AppealRow): Promise<string[]> {
  const known = [ownHiker, ...(await getHikers(tx, appeal.user_id)).map(({ id }) => id)];
  return storedHikers(appeal).filter((id) => known.includes(id));
}

/** Deletes appeals of this hiker alone, and removes their id from the others. */
export async function forgetHiker(tx: Db, userId: string, hikerId: string): Promise<void> {
  const naming = (await getAppeals(tx, userId)).filter((appeal) => storedHikers(appeal).includes(hikerId));
  for (const appeal of naming) {
    const others = storedHikers(appeal).filter((id) => id !== hikerId);
    const { id } = appeal;
    const shared = { hikers: writtenHikers(others) };
    if (others.length === 0)
      await tx.deleteFrom('appeals').where('user_id', '=', userId).where('id', '=', id).execute();
    else await tx.updateTable('appeals').set(shared).where('user_id', '=', userId).where('id', '=', id).execute();
  }
}

/** Whether it was still open: it may have been answered meanwhile, or the account was deleted. */
export async function answerAppeal(
  db: Db,
  { user_id: userId, id }: AppealRow,
  state: 'granted' | 'declined',
  answer: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('appeals')
    .set({ state, answer, answered_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Encodes hiker ids as one column, separated by spaces; the account's own hiker is a dash. */
export const writtenHikers = (ids: readonly string[]): string => ids.map((id) => id || '-').join(' ');
export const storedHikers = ({ hikers }: Pick<AppealRow, 'hikers'>): string[] =>
  hikers.split(' ').map((id) => (id === '-' ? ownHiker : id));
