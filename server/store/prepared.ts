/**
 * Frequent queries are built once per kind of database and then only bound to values: building one takes longer than sending
 * it.
 */
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { type Db, isPostgres } from './schema.ts';

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
