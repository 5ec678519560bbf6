/**
 * Queries whose SQL text is constant. Frequent ones are built once per kind of database and then only bound to values:
 * building one takes longer than sending it. Many values or rows are passed as one parameter, so that the text does not
 * depend on their number: PostgreSQL takes arrays and JSON, SQLite takes JSON.
 */
import { type CompiledQuery, type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely';
import { columns, type Db, isPostgres, type Schema } from './schema.ts';

/** Placeholder for a value. */
class Blank {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Values = Record<string, unknown>;
type Build<Given extends Values, Row> = (
  db: Db,
  given: (name: keyof Given & string) => RawBuilder<string>,
) => CompiledQuery<Row>;

export function prepared<Given extends Values, Row>(build: Build<Given, Row>) {
  const built = new Map<boolean, CompiledQuery<Row>>();
  const queryFor = (db: Db): CompiledQuery<Row> => {
    const kind = isPostgres(db);
    const query = built.get(kind) ?? build(db, (name) => sql`${new Blank(name)}`);
    built.set(kind, query);
    return query;
  };

  return async (db: Db, values: Given): Promise<Row[]> => {
    const query = queryFor(db);
    const parameters = query.parameters.map((one) => (one instanceof Blank ? values[one.name] : one));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

export type List = readonly string[] | string;

/** The parameter in the database's format. */
export const listFor = (db: Db, values: readonly string[]): List => (isPostgres(db) ? values : JSON.stringify(values));

export const isIn = (db: Db, column: string, list: RawBuilder<string>): RawBuilder<SqlBool> =>
  isPostgres(db)
    ? sql`${sql.ref(column)} = any(${list}::text[])`
    : sql`${sql.ref(column)} in (select value from json_each(${list}))`;

/** SQLite 3.51 has a function that does not serialize each row to text and parse it again. */
export const eachRow = sql.raw((process.versions.sqlite ?? '') >= '3.51' ? 'jsonb_each' : 'json_each');

/** The rows in the database's format. A column that a row leaves out is null. */
export const rowsFor = <Table extends keyof typeof columns>(
  _table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): string => JSON.stringify(rows);

/** The cell of a column in a row that is about to be inserted. */
export type CellOf = (column: string) => RawBuilder<unknown>;

/** The select of an insert from rows as JSON: every column of the table in order, from the row or computed. */
export function toRows<Table extends keyof typeof columns>(
  db: Db,
  table: Table,
  rows: RawBuilder<string> | string,
  make: Record<string, (getCell: CellOf) => RawBuilder<unknown>> = {},
) {
  const names: readonly string[] = columns[table];
  const select = (getCell: CellOf) => sql.join(names.map((name) => make[name]?.(getCell) ?? getCell(name)));
  // SQLite needs the 'where' to distinguish 'on conflict' from the 'on' of a join.
  return isPostgres(db)
    ? sql`select ${select((name) => sql.ref(`given.${name}`))} from json_populate_recordset(null::${sql.table(table)}, ${rows}) as given`
    : sql`select ${select((name) => sql`value ->> ${sql.lit(name)}`)} from ${eachRow}(${rows}) where true`;
}
