/** The hikers of an account. */
import { hikerLimits, sameHikerName } from '../../domain/badge/hikers.ts';
import type { CreateHikerRequest, HikerFields } from '../../domain/wire/wire.ts';
import { lockUsers } from './claims.ts';
import { isIn, type List, listFor, prepared } from './prepared.ts';
import { columns, type Db, type Schema } from './schema.ts';

export type HikerRow = Schema['hikers'];

/** The account's own hiker, who has no row and uses the account's name. */
export const ownHiker = '';

/** In the order in which they were added. */
export const getHikers = (db: Db, userId: string): Promise<HikerRow[]> => hikersOfAll(db, [userId]);

export const hikersOfAll = (db: Db, userIds: string[]): Promise<HikerRow[]> =>
  selectHikers(db, { userIds: listFor(db, userIds) });

const selectHikers = prepared<{ userIds: List }, HikerRow>((db, given) =>
  db
    .selectFrom('hikers')
    .select(columns.hikers)
    .where(isIn(db, 'user_id', given('userIds')))
    .orderBy('created_at')
    .orderBy('id')
    .compile(),
);

export type Added = HikerRow | 'too-many' | 'same-name' | 'gone';

/** Idempotent by id. */
export const addHiker = (db: Db, userId: string, wanted: CreateHikerRequest, now: Date): Promise<Added> =>
  db.transaction().execute(async (tx): Promise<Added> => {
    const users = await lockUsers(tx, [userId]);
    if (!users.has(userId)) return 'gone';
    const { hikerId, name, color } = wanted;
    const id = hikerId.toLowerCase();
    const hikers = await getHikers(tx, userId);
    const known = hikers.find((hiker) => hiker.id === id);
    if (known) return known;
    if (hikers.length >= hikerLimits.others) return 'too-many';
    if (hikers.some((hiker) => sameHikerName(hiker.name, name))) return 'same-name';
    const row = { user_id: userId, id, name, color, created_at: now.toISOString() };
    await tx.insertInto('hikers').values(row).execute();
    return row;
  });

export const changeHiker = (
  db: Db,
  userId: string,
  id: string,
  { name, color }: HikerFields,
): Promise<HikerRow | 'same-name' | undefined> =>
  db.transaction().execute(async (tx) => {
    await lockUsers(tx, [userId]);
    const hikers = await getHikers(tx, userId);
    if (hikers.some((hiker) => hiker.id !== id && sameHikerName(hiker.name, name))) return 'same-name';
    return tx
      .updateTable('hikers')
      .set({ name, color })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning(columns.hikers)
      .executeTakeFirst();
  });
