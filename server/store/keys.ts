/**
 * Reads the keys of the database from its catalog.
 *
 * A partial restore can leave tables without the keys that guarantee one record per badge and no badge without its owner. So
 * the keys are compared with those that the migrations create in an empty database, and the server does not start if some
 * are missing.
 */
import { Kysely, sql } from 'kysely';
import { migrate } from './migrate.ts';
import { isPostgres } from './schema.ts';
import { openMemory } from './sqlite.ts';

export async function rejectMissingKeys(db: Kysely<unknown>): Promise<void> {
  const there = new Set(await getKeys(db));
  expected ??= keysOfMigrations();
  const missing = (await expected).filter((key) => !there.has(key));
  if (missing.length === 0) return;
  throw new Error(
    `keys are missing, so badges could be duplicated or orphaned: ${missing.join('; ')}. ` +
      'A restore was probably interrupted, or ran while servers were up. Restore again: docs/how-to/back-up-and-restore.md',
  );
}

let expected: Promise<string[]> | undefined;

async function keysOfMigrations(): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: openMemory() });
  try {
    await migrate(db);
    return await getKeys(db);
  } finally {
    await db.destroy();
  }
}

/** One row per column of a key. */
type Part = { table_name: string; key_name: string; column_name: string; refers_to: string | null };

async function getKeys(db: Kysely<unknown>): Promise<string[]> {
  return [...(await partsByKey(db)).values()].map(written).toSorted();
}

async function partsByKey(db: Kysely<unknown>): Promise<Map<string, Part[]>> {
  const { rows } = await (isPostgres(db) ? partsInPostgres : partsInSqlite).execute(db);
  const keys = new Map<string, Part[]>();
  for (const part of rows) {
    const key = `${part.table_name} ${part.key_name}`;
    keys.set(key, [...(keys.get(key) ?? []), part]);
  }
  return keys;
}

/** Columns of the shortest unique key of a table. */
export async function getKeyColumns(db: Kysely<unknown>, table: string): Promise<string[]> {
  const unique = [...(await partsByKey(db)).values()].filter(
    ([part]) => part?.table_name === table && part.refers_to === null,
  );
  const [shortest = []] = unique.toSorted((one, other) => one.length - other.length);
  return shortest.map(({ column_name }) => column_name);
}

/** All tables, referenced ones first. */
export async function ownersFirst(db: Kysely<unknown>): Promise<string[]> {
  const parts = [...(await partsByKey(db)).values()].flat();
  const left = new Set(parts.map(({ table_name }) => table_name));
  const sorted: string[] = [];
  while (left.size > 0) {
    const waits = (table: string) =>
      parts.some(
        ({ table_name, refers_to }) => table_name === table && refers_to !== table && left.has(refers_to ?? ''),
      );
    const next = [...left].toSorted().filter((table) => !waits(table));
    if (next.length === 0) throw new Error(`Circular foreign keys: ${[...left].join(', ')}`);
    for (const table of next) left.delete(table);
    sorted.push(...next);
  }
  return sorted;
}

function written(parts: Part[]): string {
  const columns = parts.map(({ column_name }) => column_name).toSorted();
  const [{ table_name, refers_to } = { table_name: '', refers_to: null }] = parts;
  return `${table_name} (${columns.join(', ')}) ${refers_to ? `of ${refers_to}` : 'once'}`;
}

const partsInSqlite = sql<Part>`
  select t.name as table_name, i.name as key_name, c.name as column_name, null as refers_to
    from sqlite_schema as t, pragma_index_list(t.name) as i, pragma_index_info(i.name) as c
    where t.type = 'table' and t.name not like 'migrations%' and i."unique" = 1
  union all
  select t.name, 'to ' || f.id, f."from", f."table"
    from sqlite_schema as t, pragma_foreign_key_list(t.name) as f
    where t.type = 'table'`;

const partsInPostgres = sql<Part>`
  with ours as (select oid, relname from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname not like 'migrations%')
  select ours.relname as table_name, i.indexrelid::text as key_name, a.attname as column_name, null as refers_to
    from ours join pg_index as i on i.indrelid = ours.oid and i.indisunique and i.indisvalid
    join pg_attribute as a on a.attrelid = ours.oid and a.attnum = any (i.indkey)
  union all
  select ours.relname, 'to ' || f.oid, a.attname, owner.relname
    from ours join pg_constraint as f on f.conrelid = ours.oid and f.contype = 'f' and f.convalidated
    join pg_class as owner on owner.oid = f.confrelid
    join pg_attribute as a on a.attrelid = ours.oid and a.attnum = any (f.conkey)`;
