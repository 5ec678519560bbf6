/** Databases of earlier versions are migrated without loss. test/databases has one of each version. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { places } from '../../test/badges.ts';
import { build, itOnPostgres, itOnSqlite, newDatabase } from '../../test/databases.ts';
import { makeHiker } from '../../test/hiker.ts';
import { openStore } from './open.ts';
import { startSession } from './sessions.ts';
import { databaseFile } from './sqlite.ts';

type Row = Record<string, unknown>;
type Options = { databaseUrl?: string; environment?: Record<string, string> };
type Place = { options: Options; query(sql: string): Promise<Row[]> };

/** Direct access to a database, not through our own code. */
function getPlace(options: Options): Place {
  const { databaseUrl, environment } = options;
  if (databaseUrl) return { options, query: (sql) => askPostgres(databaseUrl, sql) };
  return { options, query: async (sql) => askSqlite(databaseFile(environment?.DATA_DIR ?? ''), sql) };
}
function askSqlite(file: string, sql: string): Row[] {
  const database = new DatabaseSync(file);
  try {
    if (sql.startsWith('select')) return database.prepare(sql).all();
    database.exec(sql);
    return [];
  } finally {
    database.close();
  }
}
async function askPostgres(connectionString: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const open = async ({ options: { databaseUrl, environment } }: Place) => {
  const store = await openStore({ databaseUrl, dataDir: environment?.DATA_DIR ?? '', onConnectionError: () => {} });
  await store.close();
};

const old = readFileSync(join(import.meta.dirname, '../../test/databases/0.1.0.sql'), 'utf8');
/** The original columns of each table. */
const oldColumns = new Map(
  [...old.matchAll(/^insert into (\w+) \(([^)]+)\)/gm)].map(([, table = '', columns = '']) => [table, columns]),
);
oldColumns.delete('migrations');

const toContent = async ({ query }: Place): Promise<Record<string, string[]>> => {
  const tables = [...oldColumns].map(async ([table, columns]) => {
    const rows = await query(`select ${columns} from ${table}`);
    return [table, rows.map((row) => JSON.stringify(Object.values(row))).toSorted()];
  });
  return Object.fromEntries(await Promise.all(tables));
};

describe('a database of version 0.1.0', () => {
  const oldPlace = async () => {
    const place = getPlace(await newDatabase());
    await place.query(old);
    return place;
  };

  it('a database of version 0.1.0 keeps every row of every table, at the first start and at the next', async () => {
    const place = await oldPlace();
    const before = await toContent(place);
    expect(before.badges).toHaveLength(5);
    expect(before.attempts).toHaveLength(4);
    await open(place);
    expect(await toContent(place)).toEqual(before);
    await open(place);
    expect(await toContent(place)).toEqual(before);
  });

  it('a database of version 0.1.0 numbers the badges of each hiker in order of arrival', async () => {
    const place = await oldPlace();
    await open(place);
    const rows = await place.query('select badge_name, badge_file, sequence from badges order by user_id, sequence');
    expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 1]);
    expect(rows.slice(0, 2).map(({ badge_name: name }) => name)).toEqual(['Gorge', 'Swing Bridge']);
    expect(rows.find(({ badge_name: name }) => name === 'Test Badge')).toMatchObject({ badge_file: 'test.png' });
  });

  it('still has earlier claims: the same claim gets the same answer', async () => {
    const place = await oldPlace();
    const test = await build(place.options);
    const [{ id, user_id: userId } = {}] = await place.query(
      `select id, user_id from badges where badge_name = 'Ridge'`,
    );
    const tomorrow = new Date(test.now().getTime() + 24 * 60 * 60_000);
    const token = await startSession(test.store.db, String(userId), test.now(), tomorrow);
    const response = await test.app.inject({
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
    expect(response.json()).toMatchObject({ outcome: 'awarded', awarded: [{ $id: id, badgeName: 'Ridge' }] });
  });
});

describe('a migration', () => {
  it('a migration that fails leaves the database unchanged and reports why', async () => {
    const place = getPlace(await newDatabase());
    await place.query('create table attempts (foreign_to_us text)');
    await expect(open(place)).rejects.toThrow(/attempts.* already exists/);
    await expect(place.query('select * from users')).rejects.toThrow(/users/);
    expect(await place.query('select * from attempts')).toEqual([]);
  });

  it('a migration runs once, however many servers start in sequence or in parallel', async () => {
    const options = await newDatabase();
    const place = getPlace(options);
    await place.query(old);
    const before = await toContent(place);
    // main.long.test.ts tests several processes on one SQLite file: in one process they would deadlock.
    if (options.databaseUrl) await Promise.all([open(place), open(place), open(place)]);
    else for (let n = 0; n < 3; n += 1) await open(place);
    expect(await toContent(place)).toEqual(before);
  });
});

describe('an older version', () => {
  it('an older version works next to a newer one that has extended the database, also after a restart', async () => {
    const place = getPlace(await newDatabase());
    await open(place);
    await place.query('alter table badges add column later text');
    await place.query('create table later (id text primary key)');
    await place.query(`insert into migrations values ('998-later', '2027-01-01'), ('999-later-still', '2027-01-02')`);
    const test = await build(place.options);
    const hiker = await makeHiker(test);
    expect((await hiker.claim(places.lighthouse)).json().outcome).toBe('awarded');
    const names = await place.query('select name from migrations order by name');
    expect(names.map(({ name }) => name).slice(-2)).toEqual(['998-later', '999-later-still']);
  });
});

describe('a database without one of its keys', () => {
  /** As after a restore under running servers. */
  const losses: [string, string][] = [
    ['badges (id, user_id) once', 'alter table badges drop constraint badges_pkey'],
    ['identities (issuer, subject) once', 'alter table identities drop constraint identities_issuer_subject_key'],
    ['attempts (user_id) of users', 'alter table attempts drop constraint attempts_user_id_fkey'],
  ];
  itOnSqlite()('is refused at the start, and told which', async () => {
    const place = getPlace(await newDatabase());
    await open(place);
    await open(place);
    await place.query(
      'create table copy as select * from badges; drop table badges; alter table copy rename to badges',
    );
    await expect(open(place)).rejects.toThrow(/badges \(id, user_id\) once; .*badges \(user_id\) of users/);
  });

  itOnPostgres()('is refused at the start, and told which', async () => {
    const place = getPlace(await newDatabase());
    await open(place);
    await open(place);
    for (const [n, [, statement]] of losses.entries()) {
      await place.query(statement);
      const lost = losses.slice(0, n + 1).map(([key]) => key);
      const message = await open(place).catch(String);
      for (const key of lost) expect(message).toContain(key);
    }
  });
});
