/** Who has a role at the desk. */
import type { Regions, Role } from '../../domain/desk/desk.ts';
import { type Actor, change } from './audit.ts';
import { withdrawNoticesBy } from './notices.ts';
import { columns, type Db, type Schema } from './schema.ts';
import { endAllSessions } from './sessions.ts';

export type StewardRow = Schema['stewards'];
export type Appointment = { role: Role; regions: Regions };

const everywhere = '*';
export const storedRegions = ({ regions }: Pick<StewardRow, 'regions'>): Regions =>
  regions === everywhere ? 'all' : regions.split(' ').filter(Boolean);
const writtenRegions = (regions: Regions): string => (regions === 'all' ? everywhere : regions.join(' '));

export const toAppointment = (row: StewardRow): Appointment => ({ role: row.role, regions: storedRegions(row) });

export const getSteward = (db: Db, userId: string): Promise<StewardRow | undefined> =>
  db.selectFrom('stewards').select(columns.stewards).where('user_id', '=', userId).executeTakeFirst();

export const hasKeeper = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('stewards').select('user_id').where('role', '=', 'keeper').limit(1).executeTakeFirst()) !==
  undefined;

export type PersonRow = StewardRow & { name: string; email: string };

export const people = (db: Db): Promise<PersonRow[]> =>
  db
    .selectFrom('stewards')
    .innerJoin('users', 'users.id', 'stewards.user_id')
    .select(columns.stewards.map((name) => `stewards.${name}` as const))
    .select(['users.name', 'users.email'])
    .orderBy('users.name')
    .orderBy('user_id')
    .execute();

/** Only e-mail addresses verified by the identity provider: an unverified one could be anyone's. */
export const accountsWithEmail = (db: Db, email: string): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom('users')
    .select(['id', 'name'])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
    .where('email_verified', '=', 1)
    .where('blocked_at', 'is', null)
    .execute();

export type Rejected = 'last-keeper' | 'unknown';

/** Assigns or changes a role. */
export const appoint = (db: Db, actor: Actor, userId: string, to: Appointment): Promise<Rejected | undefined> =>
  change(db, actor, async ({ tx, note }) => {
    const known = await tx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
    if (!known) return 'unknown';
    const before = await getSteward(tx, userId);
    if (to.role !== 'keeper' && (await isLastKeeper(tx, userId))) return 'last-keeper';
    const set = {
      role: to.role,
      regions: writtenRegions(to.regions),
      appointed_at: actor.now.toISOString(),
      appointed_by: actor.userId,
    };
    await tx
      .insertInto('stewards')
      .values({ user_id: userId, ...set })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(set))
      .execute();
    await note({ action: 'appoint', subject: userId, detail: { ...to, before: before && toAppointment(before) } });
    return undefined;
  });

/** Ends the role, and the sessions too unless it is one's own; optionally takes down live notices of a stolen account. */
export const dismiss = (
  db: Db,
  actor: Actor,
  userId: string,
  { takesDown = false } = {},
): Promise<Rejected | undefined> =>
  change(db, actor, async (doing) => {
    const { tx, note } = doing;
    const before = await getSteward(tx, userId);
    if (!before) return 'unknown';
    if (await isLastKeeper(tx, userId)) return 'last-keeper';
    if (takesDown) await withdrawNoticesBy(doing, userId);
    await tx.deleteFrom('stewards').where('user_id', '=', userId).execute();
    if (userId !== actor.userId) await endAllSessions(tx, userId);
    await note({ action: 'dismiss', subject: userId, detail: { before: toAppointment(before) } });
    return undefined;
  });

/** The last keeper cannot be removed: nobody could appoint a new one, and the desk would disappear. */
async function isLastKeeper(tx: Db, userId: string): Promise<boolean> {
  const keepers = await tx.selectFrom('stewards').select('user_id').where('role', '=', 'keeper').execute();
  return keepers.length === 1 && keepers[0]?.user_id === userId;
}

/** Names by id, for accounts that still exist. */
export async function getNames(db: Db, ids: Iterable<string>): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].filter(Boolean);
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', wanted).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
