/**
 * Passes many values or rows as one parameter, so that the SQL text does not depend on their number and is prepared once. PostgreSQL takes arrays and JSON, SQLite takes JSON.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { columns, type Db, isPostgres, type Schema } from './schema.ts';

export type List = readonly string[] | string;

/** The parameter in the database's format. */
export const listFor = (db: Db, values: readonly string[]): List => (isPostgres(db) ? values : JSON.stringify(values));

export const isOneOf = (db: Db, column: string, list: RawBuilder<string>): RawBuilder<SqlBool> =>
  isPostgres(db)
    ? sql`${sql.ref(column)} = any(${list}::text[])`
    : sql`${sql.ref(column)} in (select value from json_each(${list}))`;

/** SQLite 3.51 has a function that does not serialize each row to text and parse it again. */
export const eachRow = sql.raw((process.versions.sqlite ?? '') >= '3.51' ? 'jsonb_each' : 'json_each');

/** The rows in the database's format. */
export const rowsFor = <Table extends keyof typeof columns>(_table: Table, rows: readonly Schema[Table][]): string =>
  JSON.stringify(rows);

/** The cell of a column in a row that is about to be inserted. */
export type CellOf = (column: string) => RawBuilder<unknown>;

/** The select of an insert from rows as JSON: every column of the table in order, from the row or computed. */
export function rowsOf<Table extends keyof typeof columns>(
  db: Db,
  table: Table,
  rows: RawBuilder<string> | string,
  make: Record<string, (cellOf: CellOf) => RawBuilder<unknown>> = {},
) {
  const names: readonly string[] = columns[table];
  const select = (cellOf: CellOf) => sql.join(names.map((name) => make[name]?.(cellOf) ?? cellOf(name)));
  // SQLite needs the 'where' to distinguish 'on conflict' from the 'on' of a join.
  return isPostgres(db)
    ? sql`select ${select((name) => sql.ref(`given.${name}`))} from json_populate_recordset(null::${sql.table(table)}, ${rows}) as given`
    : sql`select ${select((name) => sql`value ->> ${sql.lit(name)}`)} from ${eachRow}(${rows}) where true`;
}
