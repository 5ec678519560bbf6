/**
 * Many values or rows as one parameter: the text of a query stays the same however many there are, so that either
 * database prepares it once. PostgreSQL takes arrays and JSON, SQLite takes JSON.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { columns, type Db, isPostgres, type Schema } from './schema.ts';

export type List = readonly string[] | string;

/** As the database takes it. */
export const listFor = (db: Db, values: readonly string[]): List => (isPostgres(db) ? values : JSON.stringify(values));

export const isOneOf = (db: Db, column: string, list: RawBuilder<string>): RawBuilder<SqlBool> =>
  isPostgres(db)
    ? sql`${sql.ref(column)} = any(${list}::text[])`
    : sql`${sql.ref(column)} in (select value from json_each(${list}))`;

/** SQLite's: from 3.51 on there is one that does not make text of each row only to read it again. */
export const eachRow = sql.raw((process.versions.sqlite ?? '') >= '3.51' ? 'jsonb_each' : 'json_each');

/** As either database takes them. */
export const rowsFor = <Table extends keyof typeof columns>(_table: Table, rows: readonly Schema[Table][]): string =>
  JSON.stringify(rows);

/** The cell of a column in a row that is about to be inserted. */
export type CellOf = (column: string) => RawBuilder<unknown>;

/**
 * What an insert takes in place of its values, from rows as JSON: every column of the table, in their order, as it was given
 * or as it is made.
 */
export function rowsOf<Table extends keyof typeof columns>(
  db: Db,
  table: Table,
  rows: RawBuilder<string> | string,
  make: Record<string, (cellOf: CellOf) => RawBuilder<unknown>> = {},
) {
  const names: readonly string[] = columns[table];
  const select = (cellOf: CellOf) => sql.join(names.map((name) => make[name]?.(cellOf) ?? cellOf(name)));
  // SQLite needs the 'where' to tell the 'on' of a conflict from that of a join.
  return isPostgres(db)
    ? sql`select ${select((name) => sql.ref(`given.${name}`))} from json_populate_recordset(null::${sql.table(table)}, ${rows}) as given`
    : sql`select ${select((name) => sql`value ->> ${sql.lit(name)}`)} from ${eachRow}(${rows}) where true`;
}
