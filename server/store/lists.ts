/**
 * Many values or rows as one parameter: the text of a query stays the same however many there are, so that either
 * database prepares it once. PostgreSQL takes arrays and JSON, SQLite takes JSON.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { columns, type Db, isPostgres, type Schema } from './schema.ts';

export const isOneOf = (db: Db, column: string, values: string[]): RawBuilder<SqlBool> =>
  isPostgres(db)
    ? sql`${sql.ref(column)} = any(${values}::text[])`
    : sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`;

/** What an insert takes in place of its values: every column of the table, in their order. */
export function rowsOf<Table extends keyof typeof columns>(db: Db, table: Table, rows: Schema[Table][]) {
  const json = JSON.stringify(rows);
  const names: readonly string[] = columns[table];
  // SQLite needs the 'where' to tell the 'on' of a conflict from that of a join.
  return isPostgres(db)
    ? sql`select ${sql.join(names.map((name) => sql.ref(name)))} from json_populate_recordset(null::${sql.table(table)}, ${json})`
    : sql`select ${sql.join(names.map((name) => sql`value ->> ${sql.lit(name)}`))} from json_each(${json}) where true`;
}
