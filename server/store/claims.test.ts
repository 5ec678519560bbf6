/** The cost of a claim does not depend on the number of earlier claims. */
import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { places } from '../../test/badges.ts';
import { onBothDatabases } from '../../test/databases.ts';
import { makeHiker } from '../../test/hiker.ts';
import { addManyClaims } from '../../test/history.ts';
import { addClaims, type ClaimRow, claimsOf, historyOf, historyQuery, pageQuery } from './claims.ts';
import type { Store } from './open.ts';
import { isPostgres } from './schema.ts';

const many = 10_000;

onBothDatabases('the history that a claim is judged by', (build) => {
  const withHistory = async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    await addManyClaims(test, hiker, many);
    const since = new Date(test.now().getTime() - 10 * 60_000);
    const claim = { user_id: hiker.id, claim_id: randomUUID(), hiker_id: '', taken_at: test.now().toISOString() };
    return { test, hiker, since, claim };
  };

  it('is a handful of rows: the same claim, recent ones, and the awards before and after', async () => {
    const { test, hiker, since, claim } = await withHistory();
    const [award] = await historyOf(test.store.db, [claim], since);
    expect(award).toMatchObject({ outcome: 'awarded', latitude: places.lighthouse.latitude });

    const all = await hiker.claims();
    const known = all[4321];
    const between = { ...claim, claim_id: known?.claim_id ?? '', taken_at: all[4250]?.taken_at ?? '' };
    await hiker.claim(places.nowhere);
    const rows = await historyOf(test.store.db, [between], since);
    expect(rows.map((row) => row.claim_id).toSorted()).toEqual(
      [known, all[4200], all[4300], (await hiker.claims()).at(-1)].map((row) => row?.claim_id ?? '').toSorted(),
    );
  });

  /** The query plan. */
  async function planOf({ db }: Store, query: RawBuilder<unknown>): Promise<string> {
    const { rows } = await (isPostgres(db) ? sql`explain ${query}` : sql`explain query plan ${query}`).execute(db);
    return rows.map((row) => JSON.stringify(row)).join('\n');
  }

  it('is read by indexes only', async () => {
    const { test, since, claim } = await withHistory();
    const { db } = test.store;
    if (isPostgres(db)) await sql`analyze attempts`.execute(db);
    const plan = await planOf(test.store, historyQuery(db, JSON.stringify([claim]), since.toISOString()));
    expect(plan).not.toMatch(/Seq Scan on attempts|SCAN attempts|SCAN award/);
    for (const index of ['attempts_in_order', 'attempts_awarded']) expect(plan).toContain(index);
    expect(plan).not.toMatch(/Sort Key: award|TEMP B-TREE FOR ORDER BY/);
  });

  it('is exported page by page in index order, also without table statistics', async () => {
    const { test, hiker } = await withHistory();
    const plan = await planOf(test.store, pageQuery(hiker.id, { received_at: '', claim_id: '' }));
    expect(plan).toContain('attempts_in_order');
    expect(plan).not.toMatch(/Sort|TEMP B-TREE/);
  });

  it('is exported completely, every attempt once, also if a page ends within a family', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    await addManyClaims(test, hiker, 200);
    const own = await hiker.claims();
    const family = ['', 'one', 'other'].flatMap((hiker_id) => own.map((row) => ({ ...row, hiker_id })));
    await addClaims(test.store.db, family);

    const rows: ClaimRow[] = [];
    for await (const page of claimsOf(test.store.db, hiker.id)) rows.push(...page);
    const named = (list: { claim_id: string; hiker_id: string }[]) =>
      list.map((row) => `${row.claim_id} ${row.hiker_id}`).toSorted();
    expect(named(rows)).toEqual(named(family));
    expect(rows.map((row) => row.received_at)).toEqual(rows.map((row) => row.received_at).toSorted());
  });

  it('is exported completely if one claim arrived twice, for one hiker and later for another', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    await addManyClaims(test, hiker, 300);
    const own = await hiker.claims();
    // Its second row is the last of the first page, after all the others.
    const early = { ...(own[100] as ClaimRow), claim_id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' };
    const late = { ...early, hiker_id: 'other', received_at: own[247]?.received_at ?? '' };
    await addClaims(test.store.db, [early, late]);
    const stored = await hiker.claims();

    const rows: ClaimRow[] = [];
    for await (const page of claimsOf(test.store.db, hiker.id)) rows.push(...page);
    expect(rows).toHaveLength(stored.length);
    expect(rows).toContainEqual(early);
  });

  it('is looked up by index per claim, also without table statistics', async () => {
    const { test, since, claim } = await withHistory();
    const query = historyQuery(test.store.db, JSON.stringify([claim]), since.toISOString());
    const plan = await planOf(test.store, query);
    expect(plan).not.toMatch(/(Merge|Hash) Join|SCAN attempts/);
  });
});
