/** Copies everything from one database to another of either kind, and verifies it. */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { getKeyColumns, ownersFirst } from './keys.ts';
import { isPostgres } from './schema.ts';

/** Untyped, because all tables of the migrations are copied. */
type Db = Kysely<unknown>;
type Row = Record<string, unknown>;
export type Moved = { table: string; rows: number };

const pageSize = 1000;
/** Not copied: rate limit windows, nightly figures, the weather and upkeep times, which the new server may have started itself. */
const passing = ['rate_windows', 'nightly_figures', 'upkeep', 'weather'];

export async function moveAll(from: Db, to: Db): Promise<Moved[]> {
  const tables = (await ownersFirst(from)).filter((table) => !passing.includes(table));
  await rejectFull(to, tables);
  return to.transaction().execute(async (tx) => {
    if (isPostgres(to)) await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx); // idle while the other database is read
    const moved: Moved[] = [];
    for (const table of tables) {
      for await (const page of getPages(from, table)) await insert(tx, table, page);
      moved.push(await compare(from, tx, table));
    }
    return moved;
  });
}

async function rejectFull(to: Db, tables: string[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(to);
    if (rows.length > 0) throw new Error(`The target database already has ${table}. Move to an empty one.`);
  }
}

async function insert(to: Db, table: string, rows: Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const cells = (row: Row) => sql`(${sql.join(names.map((name) => row[name]))})`;
  const columns = sql.join(names.map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(rows.map(cells))}`.execute(to);
}

async function* getPages(db: Db, table: string): AsyncGenerator<Row[]> {
  const keys = await getKeyColumns(db, table);
  const key = sql.join(keys.map((name) => sql.ref(name)));
  let after: Row | undefined;
  for (;;) {
    const last = after;
    const beyond = last ? sql`where (${key}) > (${sql.join(keys.map((name) => last[name]))})` : sql``;
    const query = sql<Row>`select * from ${sql.table(table)} ${beyond} order by ${key} limit ${sql.lit(pageSize)}`;
    const { rows } = await query.execute(db);
    if (rows.length > 0) yield rows;
    after = rows.at(-1);
    if (rows.length < pageSize) return;
  }
}

async function compare(from: Db, to: Db, table: string): Promise<Moved> {
  const [there, here] = [await getDigest(from, table), await getDigest(to, table)];
  if (there.rows !== here.rows || there.sum !== here.sum) {
    throw new Error(`${table} differs after copying: ${here.rows} of ${there.rows} rows. Nothing was moved.`);
  }
  return { table, rows: here.rows };
}

/** The checksum does not depend on the row order, which differs by database. */
async function getDigest(db: Db, table: string): Promise<{ rows: number; sum: bigint }> {
  let rows = 0;
  let sum = 0n;
  for await (const page of getPages(db, table)) {
    for (const row of page) {
      const cells = Object.keys(row)
        .toSorted()
        .map((name) => [name, row[name]]);
      sum += BigInt(`0x${createHash('sha256').update(JSON.stringify(cells)).digest('hex')}`);
      rows += 1;
    }
  }
  return { rows, sum };
}
