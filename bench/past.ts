/**
 * The history of very many hikers, generated inside the database: forty attempts each over two years, ten of them a badge. Ids look random,
 * as real ones do, and positions younger than the retention limit are still there.
 */
import { type RawBuilder, sql } from 'kysely';
import { dayMs, retention } from '../domain/time/retention.ts';
import { type Db, isPostgres } from '../server/store/schema.ts';

export const triesEach = 40;
export const badgesEach = 10;
const daysBetweenTries = 18;
const usersAtOnce = 500;

/** SQL fragments that differ between the two dialects. */
const dialects = {
  postgres: {
    series: (from: number, to: number) =>
      sql`(select generate_series(${sql.lit(from)}::bigint, ${sql.lit(to)}::bigint) as n)`,
    hex: (value: RawBuilder<unknown>, width: number) => sql`lpad(to_hex(${value}), ${sql.lit(width)}, '0')`,
    time: (seconds: RawBuilder<unknown>) =>
      sql`to_char(to_timestamp(${seconds}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"')`,
  },
  sqlite: {
    series: (from: number, to: number) =>
      sql`(with recursive s (n) as (select ${sql.lit(from)} union all select n + 1 from s where n < ${sql.lit(to)}) select n from s)`,
    hex: (value: RawBuilder<unknown>, width: number) => sql`printf(${sql.lit(`%0${width}x`)}, ${value})`,
    time: (seconds: RawBuilder<unknown>) => sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', ${seconds}, 'unixepoch')`,
  },
};

function write(db: Db, now: Date) {
  const { series, hex, time } = dialects[isPostgres(db) ? 'postgres' : 'sqlite'];
  /** Scatters neighbors over the whole index, like random ids. */
  const scattered = (n: RawBuilder<unknown>) => sql`((${n} * 2654435761) & 4294967295)`;
  const idOf = (kind: number, n: RawBuilder<unknown>) =>
    sql`(${hex(scattered(n), 8)} || ${sql.lit(`-000${kind}-4000-8000-`)} || ${hex(n, 12)})`;
  const user = idOf(1, sql`u.n`);
  const tryNumber = sql`(u.n * ${sql.lit(triesEach)} + k.n)`;
  const secondsAgo = sql`(k.n * ${sql.lit(daysBetweenTries * 86_400)} + (u.n * 7919) % ${sql.lit(daysBetweenTries * 86_400)} + 3600)`;
  const at = time(sql`(${sql.lit(Math.floor(now.getTime() / 1000))} - ${secondsAgo})`);
  const young = sql`${secondsAgo} < ${sql.lit((retention.positionDays * dayMs) / 1000)}`;
  const awarded = sql`k.n % ${sql.lit(triesEach / badgesEach)} = 0`;
  const badge = sql`('Badge ' || ((u.n + k.n) % 50))`;
  const both = (from: number, to: number) => sql`${series(from, to)} as u cross join ${series(0, triesEach - 1)} as k`;
  return { series, user, idOf, at, young, awarded, badge, both, tryNumber };
}

export const userId = (n: number): string => {
  const scattered = Number((BigInt(n) * 2654435761n) & 4294967295n);
  return `${scattered.toString(16).padStart(8, '0')}-0001-4000-8000-${n.toString(16).padStart(12, '0')}`;
};

export async function makePast(db: Db, users: number, now: Date, told: (done: number) => void): Promise<void> {
  if (!isPostgres(db)) await sql`pragma cache_size = -2000000`.execute(db); // only for generating the rows
  for (let from = 0; from < users; from += usersAtOnce) {
    const to = Math.min(users, from + usersAtOnce) - 1;
    await db.transaction().execute(async (tx) => {
      for (const statement of statements(tx, from, to, now)) await statement.execute(tx);
    });
    told(to + 1);
  }
  await sql`analyze`.execute(db);
}

function statements(db: Db, from: number, to: number, now: Date): RawBuilder<unknown>[] {
  const { series, user, idOf, at, young, awarded, badge, both, tryNumber } = write(db, now);
  const long = sql.lit(now.toISOString());
  const ifYoung = (value: RawBuilder<unknown>) => sql`case when ${young} then ${value} end`;
  return [
    sql`insert into users (id, name, email, email_verified, created_at, updated_at)
      select ${user}, 'Hiker', ${user} || '@mail.example', 1, ${long}, ${long} from ${series(from, to)} as u`,
    sql`insert into identities (id, user_id, issuer, subject, email, name, created_at, updated_at)
      select ${idOf(2, sql`u.n`)}, ${user}, 'https://accounts.example', ${idOf(3, sql`u.n`)}, ${user} || '@mail.example', 'Hiker', ${long}, ${long}
      from ${series(from, to)} as u`,
    sql`insert into attempts (user_id, claim_id, hiker_id, outcome, taken_at, received_at, waited, latitude, longitude, accuracy, nearest_badge, nearest_km)
      select ${user}, ${idOf(4, tryNumber)}, '', case when ${awarded} then 'awarded' else 'too-far' end, ${at}, ${at}, 0,
        ${ifYoung(sql`45.0`)}, ${ifYoung(sql`-93.0`)}, ${ifYoung(sql`12.0`)}, ${badge}, ${ifYoung(sql`2.5`)}
      from ${both(from, to)}`,
    sql`insert into badges (user_id, hiker_id, id, badge_name, earned_date, badge_file, claim_id, created_at, sequence)
      select ${user}, '', ${idOf(5, tryNumber)}, ${badge}, ${at}, null, ${idOf(4, tryNumber)}, ${at}, ${sql.lit(triesEach)} - k.n
      from ${both(from, to)} where ${awarded}`,
  ];
}
