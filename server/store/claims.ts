import { type RawBuilder, sql } from 'kysely';
import { eachRow, isIn, type List, listFor, prepared, rowsFor, toRows } from './prepared.ts';
import { columns, type Db, isPostgres, type Schema } from './schema.ts';

export type ClaimRow = Schema['attempts'];

/**
 * Locks these users for this transaction across all servers, and returns which of them exist and are not blocked. SQLite has one writer anyway;
 * PostgreSQL locks their rows in a fixed order, which prevents deadlocks.
 */
export async function lockUsers(tx: Db, userIds: string[]): Promise<Set<string>> {
  const rows = await selectForUpdate(tx, { userIds: listFor(tx, userIds) });
  return new Set(rows.filter((row) => row.blocked_at === null).map((row) => row.id));
}

type LockedUser = Pick<Schema['users'], 'id' | 'blocked_at'>;

const selectForUpdate = prepared<{ userIds: List }, LockedUser>((db, given) => {
  const users = db
    .selectFrom('users')
    .select(['id', 'blocked_at'])
    .where(isIn(db, 'id', given('userIds')))
    .orderBy('id');
  return (isPostgres(db) ? users.forUpdate() : users).compile();
});

export async function isKnownClaim(db: Db, userId: string, claimId: string): Promise<boolean> {
  const row = await db
    .selectFrom('attempts')
    .select('claim_id')
    .where('user_id', '=', userId)
    .where('claim_id', '=', claimId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Trailhead and time of a claim of this account; undefined: not in range, too old, or of another account. */
export const claimInRange = (
  db: Db,
  userId: string,
  claimId: string,
  since: Date,
): Promise<Pick<ClaimRow, 'nearest_badge' | 'taken_at'> | undefined> =>
  db
    .selectFrom('attempts')
    .select(['nearest_badge', 'taken_at'])
    .where('user_id', '=', userId)
    .where('claim_id', '=', claimId)
    .where('outcome', 'in', ['awarded', 'already-earned'])
    .where('taken_at', '>=', since.toISOString())
    .limit(1)
    .executeTakeFirst();

/** A claim of one hiker. */
export type ClaimKey = { user_id: string; claim_id: string; hiker_id: string; taken_at: string };

/**
 * The history that decisions need, bounded in size: the claims themselves if they arrived before, the recent ones of their
 * users, and each hiker's awards just before and just after.
 */
export async function getHistory(db: Db, claims: ClaimKey[], recentSince: Date): Promise<ClaimRow[]> {
  const rows = await selectHistory(db, { claims: JSON.stringify(claims), since: recentSince.toISOString() });
  // A recent award is in both results.
  return [...new Map(rows.map((row) => [`${row.user_id} ${row.claim_id} ${row.hiker_id}`, row])).values()];
}

const selectHistory = prepared<{ claims: string; since: string }, ClaimRow>((db, given) =>
  historyQuery(db, given('claims'), given('since')).compile(db),
);

type Text = RawBuilder<string> | string;

/** Exported for a test of the query plan on both databases. */
export function historyQuery(db: Db, claims: Text, since: Text): RawBuilder<ClaimRow> {
  const claim = sql.join(columns.attempts.map((name) => sql.ref(`attempts.${name}`)));
  const award = (side: 'before' | 'after') => sql`(
    select claim_id from attempts as award
    where award.user_id = claim.user_id and award.hiker_id = claim.hiker_id and award.outcome = 'awarded' and award.latitude is not null
      and award.taken_at ${side === 'before' ? sql`<=` : sql`>`} claim.taken_at
    order by award.taken_at ${side === 'before' ? sql`desc` : sql`asc`} limit 1)`;
  const sameUser = sql`attempts.user_id = claim.user_id`;
  const ofHiker = (claimId: RawBuilder<unknown>) =>
    sql`${sameUser} and attempts.claim_id = ${claimId} and attempts.hiker_id = claim.hiker_id`;
  const found = (condition: RawBuilder<unknown>) => sql`select ${claim} from claim ${lookUp(db, condition)}`;
  return sql<ClaimRow>`with claim as (${given(db, claims)})
    ${found(sql`${sameUser} and attempts.claim_id = claim.claim_id`)}
    union all select ${claim} from (select distinct user_id from claim) as claim
      ${lookUp(db, sql`${sameUser} and attempts.received_at > ${since}`)}
    union all ${found(ofHiker(award('before')))}
    union all ${found(ofHiker(award('after')))}`;
}

/**
 * One lookup per claim. PostgreSQL estimates a hundred rows for the parameter and would scan a whole index of a small table;
 * `offset 0` prevents that plan.
 */
const lookUp = (db: Db, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  isPostgres(db)
    ? sql`cross join lateral (select * from attempts where ${condition} offset 0) as attempts`
    : sql`join attempts on ${condition}`;

const given = (db: Db, claims: Text): RawBuilder<unknown> =>
  isPostgres(db)
    ? sql`select * from json_to_recordset(${claims}::json) as claim (user_id text, claim_id text, hiker_id text, taken_at text)`
    : sql`select value ->> 'user_id' as user_id, value ->> 'claim_id' as claim_id,
        value ->> 'hiker_id' as hiker_id, value ->> 'taken_at' as taken_at
        from ${eachRow}(${claims})`;

/** Replaces attempts whose answer was not final. */
export async function addClaims(db: Db, rows: ClaimRow[]): Promise<void> {
  if (rows.length === 0) return;
  await upsertClaims(db, { rows: rowsFor('attempts', rows) });
}

const upsertClaims = prepared<{ rows: string }, unknown>((db, given) => {
  const overwriteAllColumns = columns.attempts.map((name) => [name, sql.ref(`excluded.${name}`)]);
  return db
    .insertInto('attempts')
    .columns(columns.attempts)
    .expression(toRows(db, 'attempts', given('rows')))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'claim_id', 'hiker_id']).doUpdateSet(Object.fromEntries(overwriteAllColumns)),
    )
    .compile();
});

/** Page size, many times the largest family, whose rows of one claim stay together. */
const pageSize = 250;

/**
 * Oldest first, one page at a time, so that a long export does not block others. In index order, so that no page reads and
 * sorts all rows after it.
 */
export async function* getClaims(db: Db, userId: string): AsyncGenerator<ClaimRow[]> {
  let last = { received_at: '', claim_id: '' };
  for (;;) {
    const { rows: page } = await pageQuery(userId, last).execute(db);
    const isLast = page.length < pageSize;
    const cut = page.at(-1); // its other hikers may be on the next page, so it is moved there
    const whole = isLast ? page : page.filter((row) => !isTogether(row, cut));
    if (whole.length > 0) yield whole;
    if (isLast) return;
    last = whole.at(-1) ?? last;
  }
}

/** The same claim may have arrived at another time for another hiker. */
const isTogether = (one: ClaimRow, other: ClaimRow | undefined): boolean =>
  one.claim_id === other?.claim_id && one.received_at === other.received_at;

/** Exported for a test of the query plan on both databases. */
export const pageQuery = (userId: string, after: Pick<ClaimRow, 'received_at' | 'claim_id'>) =>
  sql<ClaimRow>`select ${sql.join(columns.attempts.map((name) => sql.ref(name)))} from attempts
    where user_id = ${userId} and (received_at, claim_id) > (${after.received_at}, ${after.claim_id})
    order by received_at, claim_id limit ${pageSize}`;
