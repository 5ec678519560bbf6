import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { places } from '../../test/badges.ts';
import { build, newDatabase } from '../../test/databases.ts';
import { addReport, makeSteward } from '../../test/desk.ts';
import { makeHiker } from '../../test/hiker.ts';
import { addManyClaims } from '../../test/history.ts';
import { moveAll } from './move.ts';
import { openStore, type Store } from './open.ts';

const tables = [
  ...['users', 'identities', 'sessions', 'badges', 'attempts', 'reports'],
  ...['stewards', 'notices', 'audit', 'answers', 'watched'],
  ...['conditions', 'condition_keys', 'condition_switches'],
];

async function toContent({ db }: Store) {
  const rows = tables.map(async (table) => {
    const all = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    return [table, all.rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted()];
  });
  return Object.fromEntries(await Promise.all(rows));
}

const move = (from: Store, to: Store) => moveAll(from.db as Kysely<unknown>, to.db as Kysely<unknown>);

describe('moving', () => {
  /** With a hiker who has more than one page of attempts. */
  const source = async () => {
    const test = await build();
    const hiker = await makeHiker(test, 'Zoë Ångström');
    await addManyClaims(test, hiker, 2500);
    const claimId = randomUUID();
    const reporter = await makeHiker(test);
    await reporter.claim(places.lighthouse, { claimId });
    await reporter.report(claimId, ['icy', 'tree']);
    const steward = await makeSteward(test, 'keeper');
    await steward.correct(await steward.published(), { words: 'Corrected.' });
    await steward.send('PUT', '/conditions/switch', { hike: 'gorge', on: false });
    await steward.answer(`mistake:${await addReport(test)}`, 'later');
    return test;
  };
  const emptySqlite = async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'move-'));
    const store = await openStore({ databaseUrl: undefined, dataDir, onConnectionError: () => {} });
    onTestFinished(async () => {
      await store.close();
      rmSync(dataDir, { recursive: true });
    });
    return store;
  };

  it('moving to SQLite and back preserves every row of every table', async () => {
    const { store } = await source();
    const before = await toContent(store);
    const sqlite = await emptySqlite();
    const moved = await move(store, sqlite);
    expect(moved.find(({ table }) => table === 'attempts')?.rows).toBe(before.attempts.length);
    expect(await toContent(sqlite)).toEqual(before);
    expect(before.notices).toHaveLength(2);
    const back = (await build(await newDatabase())).store;
    await move(sqlite, back);
    expect(await toContent(back)).toEqual(before);
  });

  it('moving to a non-empty database is refused and changes nothing there', async () => {
    const { store } = await source();
    const full = await build(await newDatabase());
    await makeHiker(full);
    const before = await toContent(full.store);
    await expect(move(store, full.store)).rejects.toThrow('Move to an empty one');
    expect(await toContent(full.store)).toEqual(before);
  });
});
