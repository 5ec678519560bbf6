/** Databases of earlier versions go on without loss. test/databases holds one of each, as that version left it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/app.ts';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { openStore } from './open.ts';
import { startSession } from './sessions.ts';
import { databaseFile } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'migrate-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres({ fsync: 'off' });
});
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true });
});

type Row = Record<string, unknown>;
type Place = {
  options: { databaseUrl: string | undefined; dataDir: string };
  query(sql: string): Promise<Row[]>;
};

let count = 0;
async function sqlitePlace(): Promise<Place> {
  count += 1;
  const dataDir = join(folder, String(count));
  mkdirSync(dataDir);
  const query = async (sql: string) => {
    const database = new DatabaseSync(databaseFile(dataDir));
    try {
      if (!sql.startsWith('select')) database.exec(sql);
      return sql.startsWith('select') ? database.prepare(sql).all() : [];
    } finally {
      database.close();
    }
  };
  return { options: { databaseUrl: undefined, dataDir }, query };
}
async function postgresPlace(): Promise<Place> {
  const databaseUrl = await postgres.createDatabase();
  const query = async (sql: string) => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
  return { options: { databaseUrl, dataDir: '' }, query };
}

const onConnectionError = () => {};
const open = async ({ options }: Place) => (await openStore({ ...options, onConnectionError })).close();

const old = readFileSync(join(import.meta.dirname, '../../test/databases/0.1.0.sql'), 'utf8');
/** Of each table the columns that it had then. */
const oldColumns = [...old.matchAll(/^insert into (\w+) \(([^)]+)\)/gm)].map(([, table = '', columns = '']) => ({
  table,
  columns,
}));
const contentOf = async ({ query }: Place) => {
  const tables = new Map(oldColumns.map(({ table, columns }) => [table, columns]));
  tables.delete('migrations');
  const rows = [...tables].map(async ([table, columns]) => {
    const found = await query(`select ${columns} from ${table}`);
    return [table, found.map((row) => JSON.stringify(Object.values(row))).toSorted()];
  });
  return Object.fromEntries(await Promise.all(rows));
};

describe.each([
  ['SQLite', sqlitePlace],
  ['PostgreSQL', postgresPlace],
])('a database of version 0.1.0 on %s', (_name, newPlace) => {
  const oldPlace = async () => {
    const place = await newPlace();
    await place.query(old);
    return place;
  };

  it('keeps every row of every table, at the first start and at the next', async () => {
    const place = await oldPlace();
    const before = await contentOf(place);
    expect(before.badges).toHaveLength(5);
    expect(before.attempts).toHaveLength(4);
    await open(place);
    expect(await contentOf(place)).toEqual(before);
    await open(place);
    expect(await contentOf(place)).toEqual(before);
  });

  it('numbers the badges of each hiker in the order in which they came', async () => {
    const place = await oldPlace();
    await open(place);
    const rows = await place.query('select badge_name, badge_file, sequence from badges order by user_id, sequence');
    expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 1]);
    expect(rows.slice(0, 2).map(({ badge_name: name }) => name)).toEqual(['Gorge', 'Swing Bridge']);
    expect(rows.find(({ badge_name: name }) => name === 'Test Badge')).toMatchObject({ badge_file: 'test.png' });
  });

  it('goes on with what it was told before: the same claim gets the same answer', async () => {
    const place = await oldPlace();
    const test = await buildTestApp({
      databaseUrl: place.options.databaseUrl,
      environment: place.options.databaseUrl ? {} : { DATA_DIR: place.options.dataDir },
    });
    const [{ id, user_id: userId } = {}] = await place.query(
      `select id, user_id from badges where badge_name = 'Ridge'`,
    );
    const token = await startSession(
      test.store.db,
      String(userId),
      test.now(),
      new Date(test.now().getTime() + 60_000),
    );
    const reply = await test.app.inject({
      method: 'POST',
      url: '/v1/badges/attempts',
      headers: { cookie: `a_session_north-star-trails=${token}` },
      payload: {
        claimId: '91c62742-50f3-45d5-a45d-9481c1c30a6e',
        latitude: 44,
        longitude: -91.5,
        accuracy: 10,
        takenAt: '2026-07-05T01:00:00.000Z',
      },
    });
    expect(reply.json()).toMatchObject({ outcome: 'awarded', awarded: [{ $id: id, badgeName: 'Ridge' }] });
    await test.close();
  });
});

it('several servers that start at once on one PostgreSQL migrate it once', async () => {
  const place = await postgresPlace();
  await place.query(old);
  const before = await contentOf(place);
  await Promise.all([open(place), open(place), open(place)]);
  expect(await contentOf(place)).toEqual(before);
});

describe.each([
  ['SQLite', sqlitePlace],
  ['PostgreSQL', postgresPlace],
])('a migration on %s', (_name, newPlace) => {
  it('that cannot be finished leaves the database as it was, and says why', async () => {
    const place = await newPlace();
    await place.query('create table attempts (foreign_to_us text)');
    await expect(open(place)).rejects.toThrow(/attempts.* already exists/);
    await expect(place.query('select * from users')).rejects.toThrow(/users/);
    expect(await place.query('select * from attempts')).toEqual([]);
  });
});
