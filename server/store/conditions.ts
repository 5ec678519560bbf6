/**
 * Reports of trail conditions. A report is stored under a tag instead of its account: an HMAC of account, hike and day
 * under a random key of that day. The tag finds an account's own report, to replace, export or delete it. Once the key is
 * destroyed, nothing that is stored leads from a report to one of the accounts that were at the trailhead that day.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { ascending } from '../../domain/order.ts';
import { type ConditionKind, conditionDays, isUrgent, publication } from '../../domain/status/condition-reports.ts';
import { retention } from '../../domain/time/retention.ts';
import { roundedUp } from '../../domain/time/rounded-up.ts';
import { type Actor, change } from './audit.ts';
import { lockUsers } from './claims.ts';
import { isIn, listFor, rowsFor, toRows } from './prepared.ts';
import { columns, type Db, type Schema } from './schema.ts';

export type ConditionRow = Schema['conditions'];

/** One report per hike, account and day. */
export type ReportKey = Pick<ConditionRow, 'hike' | 'day'> & { userId: string };
export type Report = ReportKey & {
  id: string;
  kinds: readonly ConditionKind[];
  until: Date;
  /** Of the claim. */
  takenAt: Date;
  now: Date;
};

const randomHex = (): string => randomBytes(32).toString('hex');

const toTag = (key: string, { userId, hike, day }: ReportKey): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([userId, hike, day]))
    .digest('hex');

export const storedKinds = ({ kinds }: Pick<ConditionRow, 'kinds'>): ConditionKind[] =>
  kinds.split(' ') as ConditionKind[];
const writtenKinds = (kinds: readonly ConditionKind[]): string => kinds.join(' ');

const getKey = async (db: Db, day: string): Promise<string | undefined> =>
  (await db.selectFrom('condition_keys').select('key').where('day', '=', day).executeTakeFirst())?.key;

async function createKey(tx: Db, day: string): Promise<string> {
  await tx
    .insertInto('condition_keys')
    .values({ day, key: randomHex() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const key = await getKey(tx, day);
  if (!key) throw new Error('the key just written was not found');
  return key;
}

const toRow = (db: Db, tag: string): Promise<Pick<ConditionRow, 'id' | 'kinds'> | undefined> =>
  db.selectFrom('conditions').select(['id', 'kinds']).where('tag', '=', tag).executeTakeFirst();

/** The report with this id; undefined if it does not exist or was replaced. */
export async function savedKinds(db: Db, report: ReportKey & { id: string }): Promise<ConditionKind[] | undefined> {
  const key = await getKey(db, report.day);
  const row = key && (await toRow(db, toTag(key, report)));
  return row && row.id === report.id ? storedKinds(row) : undefined;
}

export type Saved =
  | { kind: 'saved' | 'again'; kinds: ConditionKind[] }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'gone' };

/**
 * Idempotent by id; another report of the same account, hike and day replaces the one before. `spend` counts it against
 * rate limits and returns the seconds to wait if it is over: in the same transaction, so that parallel retries are counted
 * once.
 */
export const saveReport = (
  db: Db,
  report: Report,
  spend: (tx: Db, isFirst: boolean) => Promise<number | undefined>,
): Promise<Saved> =>
  db.transaction().execute(async (tx): Promise<Saved> => {
    const { userId, id, hike, day, until } = report;
    if (!(await lockUsers(tx, [userId])).has(userId)) return { kind: 'gone' };
    const tag = toTag(await createKey(tx, day), report);
    const before = await toRow(tx, tag);
    if (before?.id === id) return { kind: 'again', kinds: storedKinds(before) };
    const retryAfterSeconds = await spend(tx, before === undefined);
    if (retryAfterSeconds !== undefined) return { kind: 'limited', retryAfterSeconds };
    const set = { id, kinds: writtenKinds(report.kinds), until: until.toISOString() };
    await tx
      .insertInto('conditions')
      .values({ tag, hike, day, ...set })
      .onConflict((conflict) => conflict.column('tag').doUpdateSet(set))
      .execute();
    await holdBack(tx, tag, report);
    return { kind: 'saved', kinds: [...report.kinds] };
  });

async function holdBack(tx: Db, tag: string, { takenAt, now }: Report): Promise<void> {
  const leavesAt = new Date(takenAt.getTime() + publication.aloneMinutes * 60_000);
  const wait = {
    ready_at: roundedUp(now, publication.urgentMinutes).toISOString(),
    alone_until: roundedUp(leavesAt, publication.minutes).toISOString(),
  };
  await tx
    .insertInto('condition_waits')
    .values({ tag, ...wait })
    .onConflict((conflict) => conflict.column('tag').doUpdateSet(wait))
    .execute();
}

/** A wait has ended if the report would be shown alone, too. */
const deleteEndedWaits = (db: Db, now: Date) =>
  db
    .deleteFrom('condition_waits')
    .where('alone_until', '<=', now.toISOString())
    .where('ready_at', '<=', new Date(now.getTime() - publication.minutes * 60_000).toISOString())
    .execute();

/** Number of reports of exactly these kinds about a hike on a day. */
export type CountedReports = Pick<ConditionRow, 'hike' | 'day' | 'kinds'> & { reports: number };

/** Of the same wait, or of none. */
type StoredReports = CountedReports & { ready_at: string | null; alone_until: string | null };

/**
 * What others may see at a moment, including expired reports until the next cleanup. In a fixed order, so that equal
 * reports give equal lists.
 */
export async function countedReports(db: Db, now: Date): Promise<CountedReports[]> {
  const rows = await db
    .selectFrom('conditions')
    .leftJoin('condition_waits', 'condition_waits.tag', 'conditions.tag')
    .select(['hike', 'day', 'kinds', 'ready_at', 'alone_until'])
    .select(sql<number>`count(*)`.as('reports'))
    .groupBy(['hike', 'day', 'kinds', 'ready_at', 'alone_until'])
    .orderBy('day', 'desc')
    .orderBy('hike')
    .orderBy('kinds')
    .execute();
  const shown = new Map<string, CountedReports>();
  for (const { hike, day, kinds, reports } of withShownKinds(rows, now)) {
    const key = JSON.stringify([day, hike, kinds]);
    const before = shown.get(key)?.reports ?? 0;
    shown.set(key, { hike, day, kinds, reports: before + Number(reports) }); // PostgreSQL returns counts as text
  }
  return [...shown.values()];
}

function withShownKinds(rows: readonly StoredReports[], now: Date): StoredReports[] {
  const at = now.toISOString();
  const isReady = ({ ready_at: ready }: StoredReports) =>
    ready === null || roundedUp(new Date(ready), publication.minutes) <= now;
  const isAlone = ({ hike, day }: StoredReports) => {
    const beside = rows.filter((row) => row.hike === hike && row.day === day && isReady(row));
    return beside.reduce((sum, { reports }) => sum + Number(reports), 0) < 2;
  };
  return rows.flatMap((row) => {
    if (row.ready_at !== null && row.ready_at > at) return [];
    if (isReady(row) && (row.alone_until === null || row.alone_until <= at || !isAlone(row))) return [row];
    const kinds = writtenKinds(storedKinds(row).filter(isUrgent));
    return kinds === '' ? [] : [{ ...row, kinds }];
  });
}

/** Reports that can still be traced to this account. */
export async function getReports(db: Db, userId: string): Promise<ConditionRow[]> {
  const keys = await db.selectFrom('condition_keys').select(['day', 'key']).execute();
  const places = await db.selectFrom('conditions').select(['hike', 'day']).distinct().execute();
  const tags = places.flatMap(({ hike, day }) => {
    const key = keys.find((one) => one.day === day)?.key;
    return key ? [toTag(key, { userId, hike, day })] : [];
  });
  return db
    .selectFrom('conditions')
    .select(columns.conditions)
    .where(isIn(db, 'tag', sql`${listFor(db, tags)}`))
    .orderBy('day')
    .orderBy('hike')
    .execute();
}

/** Must run before the account is deleted, in the same transaction. */
export async function deleteConditionReports(tx: Db, userId: string): Promise<void> {
  const tags = (await getReports(tx, userId)).map(({ tag }) => tag);
  for (const table of ['conditions', 'condition_waits'] as const)
    await tx
      .deleteFrom(table)
      .where(isIn(tx, 'tag', sql`${listFor(tx, tags)}`))
      .execute();
}

/** For all hikes. */
export const everywhere = '*';

export type Switches = { all: boolean; hikes: string[] };

/** Where reports are switched off. */
export async function switchedOff(db: Db): Promise<Switches> {
  const hikes = (await db.selectFrom('condition_switches').select('hike').orderBy('hike').execute()).map(
    ({ hike }) => hike,
  );
  return { all: hikes.includes(everywhere), hikes: hikes.filter((hike) => hike !== everywhere) };
}

/** Switches reports off or on, for a hike or everywhere; off also hides existing ones. */
export const switchReports = (db: Db, actor: Actor, hike: string, on: boolean): Promise<void> =>
  change(db, actor, async ({ tx, note }) => {
    const { all, hikes } = await switchedOff(tx);
    const isOn = hike === everywhere ? !all : !hikes.includes(hike);
    if (isOn === on) return;
    if (on) await tx.deleteFrom('condition_switches').where('hike', '=', hike).execute();
    else await tx.insertInto('condition_switches').values({ hike }).execute();
    const detail = hike === everywhere ? { hikes: '', all: true } : { hikes: hike };
    await note({ action: on ? 'reports-on' : 'reports-off', subject: `reports:${hike}`, detail });
  });

/** Removes one kind from every report about a hike, for example a tree that was cleared. */
export const clearKind = (db: Db, actor: Actor, hike: string, kind: ConditionKind): Promise<void> =>
  change(db, actor, async ({ tx, note }) => {
    const stored = await tx
      .selectFrom('conditions')
      .select(['day', 'kinds'])
      .distinct()
      .where('hike', '=', hike)
      .execute();
    const saying = stored.filter((row) => storedKinds(row).includes(kind));
    for (const { day, kinds } of saying) {
      const rest = writtenKinds(storedKinds({ kinds }).filter((one) => one !== kind));
      const where = sql<boolean>`hike = ${hike} and day = ${day} and kinds = ${kinds}`;
      if (rest) await tx.updateTable('conditions').set({ kinds: rest }).where(where).execute();
      else await tx.deleteFrom('conditions').where(where).execute();
    }
    if (saying.length > 0) await note({ action: 'clear', subject: hike, detail: { hikes: hike, seen: kind } });
  });

export const isOff = ({ all, hikes }: Switches, hike: string): boolean => all || hikes.includes(hike);

/** And the waits that have ended. */
export async function deleteExpiredReports(db: Db, now: Date): Promise<void> {
  await deleteEndedWaits(db, now);
  await db.deleteFrom('conditions').where('until', '<=', now.toISOString()).execute();
}

const outlivesKey = (kind: ConditionKind): boolean => conditionDays[kind] > retention.conditionKeyDays;

/**
 * Destroys the keys of the days before that one. Unexpired reports of those days, which are fallen trees, are rewritten under
 * random tags, sorted by tag, so that the device's id, the other kinds of the report, its order and its transaction are lost.
 */
export const forgetReporters = (db: Db, beforeDay: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx.deleteFrom('condition_keys').where('day', '<', beforeDay).execute();
    const rows = await tx
      .deleteFrom('conditions')
      .where('day', '<', beforeDay)
      .where('id', '<>', '')
      .returning(columns.conditions)
      .execute();
    const rest = rows
      .map((row) => ({ ...row, tag: randomHex(), id: '', kinds: writtenKinds(storedKinds(row).filter(outlivesKey)) }))
      .filter(({ kinds }) => kinds !== '')
      .toSorted((one, other) => ascending(one.tag, other.tag));
    if (rest.length === 0) return;
    await tx
      .insertInto('conditions')
      .columns(columns.conditions)
      .expression(toRows(tx, 'conditions', rowsFor('conditions', rest)))
      .execute();
  });
