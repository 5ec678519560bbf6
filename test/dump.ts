/** Everything in a database: every row of every table, also those that no query of ours reads. */
import { sql } from 'kysely';
import { type Db, isPostgres } from '../server/store/schema.ts';

export type DumpedRow = Record<string, unknown>;
export type Dump = Map<string, DumpedRow[]>;

/** With the order and the transaction of each row, where the database records them. */
export async function dump(db: Db): Promise<Dump> {
  const tables = await db.introspection.getTables();
  const all: Dump = new Map();
  for (const { name } of tables) {
    const { rows } = await sql<DumpedRow>`select ${await hiddenColumns(db, name)} * from ${sql.table(name)}`.execute(
      db,
    );
    all.set(name, rows);
  }
  return all;
}

async function hiddenColumns(db: Db, table: string) {
  if (isPostgres(db)) return sql`ctid::text as ctid, xmin::text as xmin,`;
  return (await hasRowNumbers(db, table)) ? sql`rowid as row_number,` : sql``;
}

/** SQLite numbers rows in insertion order, unless the table is declared otherwise. */
export async function hasRowNumbers(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_schema where name = ${table}`.execute(db);
  return !/without rowid/i.test(rows[0]?.sql ?? '');
}
