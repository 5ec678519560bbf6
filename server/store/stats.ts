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

const near = (since: string, withinKm: number) =>
  sql<boolean>`received_at >= ${since} and latitude is not null and nearest_badge is not null and nearest_km <= ${withinKm}`;

/** A family's claim counts once. */
const claims = sql<number>`count(distinct user_id || ' ' || claim_id)`;

export type ClaimsNear = { badge: string; accounts: number; outcomes: Map<Outcome, number> };

/** Claims near each trailhead, and the number of accounts. */
export async function claimsNear(db: Db, since: string, withinKm: number): Promise<ClaimsNear[]> {
  const byOutcome = await db
    .selectFrom('attempts')
    .select(['nearest_badge as badge', 'outcome', claims.as('claims')])
    .where(near(since, withinKm))
    .groupBy(['nearest_badge', 'outcome'])
    .execute();
  const byAccount = await db
    .selectFrom('attempts')
    .select(['nearest_badge as badge', sql<number>`count(distinct user_id)`.as('accounts')])
    .where(near(since, withinKm))
    .groupBy('nearest_badge')
    .execute();
  return byAccount.map(({ badge, accounts }) => ({
    badge: badge ?? '',
    accounts: Number(accounts),
    outcomes: new Map(byOutcome.filter((row) => row.badge === badge).map((row) => [row.outcome, Number(row.claims)])),
  }));
}

export type RefusedNear = { badge: string; user: string; latitude: number; longitude: number; km: number };

/** Positions of refused claims, the latest of each account: only for a median and a direction. */
export async function refusedNear(db: Db, since: string, withinKm: number): Promise<RefusedNear[]> {
  const rows = await db
    .selectFrom('attempts')
    .select(['nearest_badge as badge', 'user_id as user', 'latitude', 'longitude', 'nearest_km as km'])
    .where(near(since, withinKm))
    .where('outcome', '=', 'too-far')
    .orderBy('taken_at')
    .execute();
  return [...new Map(rows.map((row) => [`${row.badge} ${row.user}`, row as RefusedNear])).values()];
}

export async function claimsByOutcome(db: Db, since: string): Promise<Map<Outcome, number>> {
  const rows = await db
    .selectFrom('attempts')
    .select(['outcome', claims.as('claims')])
    .where('received_at', '>=', since)
    .groupBy('outcome')
    .execute();
  return new Map(rows.map((row) => [row.outcome, Number(row.claims)]));
}

/** By the day of the hike. */
export async function badgesByDay(db: Db, since: string): Promise<{ day: string; badges: number }[]> {
  const day = sql<string>`substr(earned_date, 1, 10)`;
  const rows = await db
    .selectFrom('badges')
    .select([day.as('day'), sql<number>`count(*)`.as('badges')])
    .where('earned_date', '>=', since)
    .groupBy(day)
    .execute();
  return rows.map(({ day, badges }) => ({ day, badges: Number(badges) }));
}

export async function badgesByName(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('badges')
    .select(['badge_name', sql<number>`count(*)`.as('badges')])
    .groupBy('badge_name')
    .execute();
  return new Map(rows.map((row) => [row.badge_name, Number(row.badges)]));
}
