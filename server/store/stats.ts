/** Figures of the desk and the metrics, counted from the tables each time: nothing is recorded for them. */
import { sql } from 'kysely';
import type { Outcome } from '../../domain/wire/wire.ts';
import type { Db } from './schema.ts';

type Open = { count: number; oldest: string | null };

/** Rejected and corrected reports are deleted after a week only. */
export async function openWork(db: Db): Promise<{ reports: Open; appeals: Open }> {
  const count = (table: 'reports' | 'appeals') =>
    db.selectFrom(table).select([sql<number>`count(*)`.as('count'), sql<string | null>`min(received_at)`.as('oldest')]);
  const done = sql<string>`select item from answers where answer in ('page-right', 'corrected')`;
  const reports = await count('reports')
    .where(sql<boolean>`'mistake:' || id not in (${done})`)
    .executeTakeFirstOrThrow();
  const appeals = await count('appeals').where('state', '=', 'open').executeTakeFirstOrThrow();
  return { reports: plain(reports), appeals: plain(appeals) };
}

/** PostgreSQL returns counts as text. */
const plain = ({ count, oldest }: Open): Open => ({ count: Number(count), oldest });

/** Claims of these days, made near a trailhead. */
export type Near = { from: string; before: string; withinKm: number };

const isNear = ({ from, before, withinKm }: Near) =>
  sql<boolean>`received_at >= ${from} and received_at < ${before} and latitude is not null and nearest_badge is not null
    and nearest_km <= ${withinKm}`;

/** A family's claim counts once. */
const claims = sql<number>`count(distinct user_id || ' ' || claim_id)`;

export type ClaimsNear = { badge: string; accounts: number; outcomes: Map<Outcome, number> };

/** Claims near each trailhead, and the number of accounts. */
export async function claimsNear(db: Db, near: Near): Promise<ClaimsNear[]> {
  const byOutcome = await db
    .selectFrom('attempts')
    .select(['nearest_badge as badge', 'outcome', claims.as('claims')])
    .where(isNear(near))
    .groupBy(['nearest_badge', 'outcome'])
    .execute();
  const byAccount = await db
    .selectFrom('attempts')
    .select(['nearest_badge as badge', sql<number>`count(distinct user_id)`.as('accounts')])
    .where(isNear(near))
    .groupBy('nearest_badge')
    .execute();
  return byAccount.map(({ badge, accounts }) => ({
    badge: badge ?? '',
    accounts: Number(accounts),
    outcomes: new Map(byOutcome.filter((row) => row.badge === badge).map((row) => [row.outcome, Number(row.claims)])),
  }));
}

export type RefusedNear = { badge: string; km: number };

/** Distances of refused claims, the latest of each account. */
export async function refusedNear(db: Db, near: Near): Promise<RefusedNear[]> {
  const rows = await db
    .selectFrom('attempts')
    .select(['nearest_badge', 'user_id', 'nearest_km'])
    .where(isNear(near))
    .where('outcome', '=', 'too-far')
    .orderBy('taken_at')
    .execute();
  const latest = new Map(rows.map((row) => [`${row.nearest_badge} ${row.user_id}`, row]));
  return [...latest.values()].map(({ nearest_badge: badge, nearest_km: km }) => ({ badge: badge ?? '', km: km ?? 0 }));
}

/** Received since then, and before. */
export async function claimsByOutcome(db: Db, since: string, before: string): Promise<Map<Outcome, number>> {
  const rows = await db
    .selectFrom('attempts')
    .select(['outcome', claims.as('claims')])
    .where('received_at', '>=', since)
    .where('received_at', '<', before)
    .groupBy('outcome')
    .execute();
  return new Map(rows.map((row) => [row.outcome, Number(row.claims)]));
}

/** By the day of the hike; those that were written before a moment. */
export async function badgesByDay(db: Db, since: string, before: string): Promise<{ day: string; badges: number }[]> {
  const day = sql<string>`substr(earned_date, 1, 10)`;
  const rows = await db
    .selectFrom('badges')
    .select([day.as('day'), sql<number>`count(*)`.as('badges')])
    .where('earned_date', '>=', since)
    .where('created_at', '<', before)
    .groupBy(day)
    .execute();
  return rows.map(({ day, badges }) => ({ day, badges: Number(badges) }));
}

export async function badgesByName(db: Db, before: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('badges')
    .select(['badge_name', sql<number>`count(*)`.as('badges')])
    .where('created_at', '<', before)
    .groupBy('badge_name')
    .execute();
  return new Map(rows.map((row) => [row.badge_name, Number(row.badges)]));
}

/**
 * Figures that are counted once a night and stored as counted: asked again on the same day, they are the same, so that
 * nobody can watch a counter and learn who came when. The first reader of a day has them counted, through `day`, the last day.
 */
export async function nightlyFigures<Figures>(
  db: Db,
  name: string,
  day: string,
  count: () => Promise<Figures>,
): Promise<Figures> {
  const stored = await getFigures<Figures>(db, name, day);
  if (stored) return stored;
  const set = { day, figures: JSON.stringify(await count()) };
  await db
    .insertInto('nightly_figures')
    .values({ name, ...set })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(set).where('nightly_figures.day', '<>', day))
    .execute();
  const first = await getFigures<Figures>(db, name, day); // another server may have been faster
  if (!first) throw new Error('the figures just stored were not found');
  return first;
}

async function getFigures<Figures>(db: Db, name: string, day: string): Promise<Figures | undefined> {
  const row = await db
    .selectFrom('nightly_figures')
    .select('figures')
    .where('name', '=', name)
    .where('day', '=', day)
    .executeTakeFirst();
  return row && JSON.parse(row.figures);
}
