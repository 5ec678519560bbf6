/** Claims and what follows from them: badges, appeals, saved hikes. Each beside the rows of another account and of another hiker. */
import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appealLimits } from '../../domain/badge/appeals.ts';
import { places } from '../../test/badges.ts';
import { build } from '../../test/databases.ts';
import { makeHiker } from '../../test/hiker.ts';
import { addManyClaims } from '../../test/history.ts';
import { at, badgeRow, claimRow, makeNeighbors, moment } from '../../test/neighbors.ts';
import {
  type AppealRow,
  answerAppeal,
  appealsAt,
  claimOfAppeal,
  getAppeals,
  grantAppeal,
  openAppeals,
  reopenAppeal,
  saveAppeal,
  writtenHikers,
} from './appeals.ts';
import { addBadges, badgesOfClaim, badgesOfFamily, findBadge, findBadgeOfFamily, getBadges } from './badges.ts';
import {
  addClaims,
  type ClaimKey,
  type ClaimRow,
  claimInRange,
  getClaims,
  getHistory,
  historyQuery,
  isKnownClaim,
  lockUsers,
  pageQuery,
} from './claims.ts';
import { deleteHiker, deleteUser } from './erase.ts';
import { changeSavedHikes, getWishes } from './saved-hikes.ts';
import { type Db, isPostgres } from './schema.ts';

describe('a claim', () => {
  it('a claim is known, and in range, in its own account only', async () => {
    const { db, ada, bo } = await makeNeighbors();
    const claim = { claim_id: randomUUID() };
    await addClaims(db, [claimRow(ada, 0, claim), claimRow(bo, 0, { ...claim, outcome: 'too-far' })]);
    expect(await claimInRange(db, ada.id, claim.claim_id, moment(0))).toEqual({
      nearest_badge: 'Gorge',
      taken_at: at(0),
    });
    expect(await claimInRange(db, ada.id, claim.claim_id, moment(1))).toBeUndefined();
    expect(await claimInRange(db, bo.id, claim.claim_id, moment(0))).toBeUndefined();
    await addClaims(db, [claimRow(bo, 0, { ...claim, outcome: 'already-earned' })]);
    expect(await claimInRange(db, bo.id, claim.claim_id, moment(0))).toBeDefined();
    const other = claimRow(bo, 0);
    await addClaims(db, [other]);
    expect([await isKnownClaim(db, bo.id, other.claim_id), await isKnownClaim(db, ada.id, other.claim_id)]).toEqual([
      true,
      false,
    ]);
  });

  it('a claim that is judged again replaces its row, and no other hiker’s', async () => {
    const { db, ada, bo, kid } = await makeNeighbors();
    const claim = { claim_id: randomUUID(), outcome: 'in-the-future' as const };
    await addClaims(db, [
      claimRow(ada, 0, claim),
      claimRow(ada, 0, { ...claim, hiker_id: kid }),
      claimRow(bo, 0, claim),
    ]);
    await addClaims(db, [claimRow(ada, 0, { ...claim, outcome: 'awarded', latitude: null })]);
    const rows = await db.selectFrom('attempts').selectAll().execute();
    expect(rows.filter(({ outcome }) => outcome === 'awarded')).toMatchObject([
      { user_id: ada.id, hiker_id: '', latitude: null },
    ]);
    expect(rows).toHaveLength(3);
  });

  it('a claim is judged by the awards of its hiker just before and after it, and by itself', async () => {
    const { db, ada, bo, kid } = await makeNeighbors();
    const own = [10, 20, 20, 30, 40].map((minute) => claimRow(ada, minute));
    const noAward = [claimRow(ada, 24, { outcome: 'too-far' }), claimRow(ada, 24, { latitude: null })];
    const same = { claim_id: noAward[0]?.claim_id ?? '' };
    const others = [claimRow(ada, 24, { hiker_id: kid }), claimRow(bo, 24), claimRow(bo, 26), claimRow(bo, 22, same)];
    await addClaims(db, [...own, ...noAward, ...others]);
    const key: ClaimKey = { user_id: ada.id, claim_id: randomUUID(), hiker_id: '', taken_at: at(25) };
    const measureTimes = async (claim: ClaimKey, since: Date) =>
      (await getHistory(db, [claim], since)).map((row) => row.taken_at).toSorted();
    expect(await measureTimes(key, moment(4000))).toEqual([at(20), at(30)]);
    expect(await measureTimes({ ...key, taken_at: at(20) }, moment(4000))).toEqual([at(20), at(30)]);
    expect(await measureTimes({ ...key, claim_id: noAward[0]?.claim_id ?? '' }, moment(4000))).toEqual([
      at(20),
      at(24),
      at(30),
    ]);
    expect(await measureTimes(key, moment(30))).toEqual([at(20), at(30), at(40)]);
    expect(await measureTimes({ ...key, hiker_id: kid }, moment(4000))).toEqual([at(24)]);
  });

  it('a claim is exported once, oldest first, also where a page ends within a family', async () => {
    const { db, ada, bo, kid } = await makeNeighbors();
    const rows = Array.from({ length: 600 }, (_, n) => claimRow(ada, Math.floor(((n * 7919) % 4999) / 2)));
    const family = rows.slice(0, 300).map((row) => ({ ...row, hiker_id: kid }));
    // The same claim arrived later for another hiker.
    const late = { ...(rows[1] as ClaimRow), hiker_id: 'other', received_at: rows[500]?.received_at ?? '' };
    await addClaims(db, [...rows, ...family, late, claimRow(bo, 1)]);
    const read: ClaimRow[] = [];
    for await (const page of getClaims(db, ada.id)) read.push(...page);
    const inOrder = (list: ClaimRow[]) => list.map((row) => `${row.received_at} ${row.claim_id} ${row.hiker_id}`);
    expect(inOrder(read).toSorted()).toEqual(inOrder([...rows, ...family, late]).toSorted());
    const ofClaims = read.map((row) => `${row.received_at} ${row.claim_id}`);
    expect(ofClaims).toEqual(ofClaims.toSorted());
  });

  it('a claim locks only accounts that exist', async () => {
    const { db, ada, bo } = await makeNeighbors();
    await deleteUser(db, bo.id);
    expect(await lockUsers(db, [bo.id, ada.id])).toEqual(new Set([ada.id]));
  });

  /** The query plan. */
  async function getPlan(db: Db, query: RawBuilder<unknown>): Promise<string> {
    const { rows } = await (isPostgres(db) ? sql`explain ${query}` : sql`explain query plan ${query}`).execute(db);
    return rows.map((row) => JSON.stringify(row)).join('\n');
  }

  it('a claim costs the same after ten thousand: its queries use indexes', async () => {
    const test = await build();
    const { db } = test.store;
    const hiker = await makeHiker(test);
    await addManyClaims(test, hiker, 10_000);
    const claim = { user_id: hiker.id, claim_id: randomUUID(), hiker_id: '', taken_at: test.now().toISOString() };
    const since = new Date(test.now().getTime() - 10 * 60_000);
    expect(await getHistory(db, [claim], since)).toMatchObject([{ outcome: 'awarded', ...places.lighthouse }]);

    const history = () => getPlan(db, historyQuery(db, JSON.stringify([claim]), since.toISOString()));
    expect(await history()).not.toMatch(/(Merge|Hash) Join|SCAN attempts/);
    const page = await getPlan(db, pageQuery(hiker.id, { received_at: '', claim_id: '' }));
    expect(page).toContain('attempts_in_order');
    expect(page).not.toMatch(/Sort|TEMP B-TREE/);
    if (isPostgres(db)) await sql`analyze attempts`.execute(db);
    const plan = await history();
    expect(plan).not.toMatch(/Seq Scan on attempts|SCAN attempts|SCAN award/);
    for (const index of ['attempts_in_order', 'attempts_awarded']) expect(plan).toContain(index);
    expect(plan).not.toMatch(/Sort Key: award|TEMP B-TREE FOR ORDER BY/);
  });
});

describe('badges', () => {
  it('badges are found for the own hiker or the whole family, never for another account', async () => {
    const { db, ada, bo, kid } = await makeNeighbors();
    const claim = { claim_id: randomUUID() };
    await addBadges(db, [
      badgeRow(ada, 'Ridge', { id: 'own', ...claim }),
      badgeRow(bo, 'Ridge', { id: 'own', ...claim }),
    ]);
    await addBadges(db, [badgeRow(ada, 'Gorge', { id: 'theirs', hiker_id: kid, ...claim }), badgeRow(ada, 'Gorge')]);
    const names = (rows: { badge_name: string; hiker_id: string }[]) =>
      rows.map((row) => [row.badge_name, row.hiker_id]);
    expect(names(await getBadges(db, ada.id))).toEqual([
      ['Ridge', ''],
      ['Gorge', ''],
    ]);
    const family = [
      ['Ridge', ''],
      ['Gorge', kid],
    ];
    expect(names(await badgesOfClaim(db, ada.id, claim.claim_id))).toEqual(family);
    expect(names(await badgesOfFamily(db, ada.id))).toEqual([...family, ['Gorge', '']]);
    expect(names(await badgesOfFamily(db, bo.id))).toEqual([['Ridge', '']]);
    for (const find of [findBadge, findBadgeOfFamily])
      expect([(await find(db, ada.id, 'own'))?.user_id, (await find(db, bo.id, 'own'))?.user_id]).toEqual([
        ada.id,
        bo.id,
      ]);
    expect(await findBadge(db, ada.id, 'theirs')).toBeUndefined();
    expect(await findBadgeOfFamily(db, ada.id, 'theirs')).toMatchObject({ hiker_id: kid });
    expect(await findBadgeOfFamily(db, bo.id, 'theirs')).toBeUndefined();
  });

  it('badges of an account are numbered without a gap, for all its hikers, also in parallel', async () => {
    const { db, ada, bo, kid } = await makeNeighbors();
    const award = (n: number) =>
      db.transaction().execute(async (tx) => {
        await lockUsers(tx, [ada.id, bo.id]);
        await addBadges(tx, [badgeRow(ada, `Badge ${n}`, { hiker_id: n % 2 ? kid : '' }), badgeRow(bo, `Badge ${n}`)]);
      });
    for (const name of ['First', 'Second']) await addBadges(db, [badgeRow(bo, name)]);
    await Promise.all(Array.from({ length: 12 }, (_, n) => award(n)));
    const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
    const getNumbers = async (user: typeof ada) => (await badgesOfFamily(db, user.id)).map(({ sequence }) => sequence);
    expect([await getNumbers(ada), await getNumbers(bo)]).toEqual([upTo(12), upTo(14)]);
  });

  it('badges are given once to each hiker, and only the new ones are returned', async () => {
    const { db, ada, bo, kid } = await makeNeighbors();
    const add = async (...badges: ReturnType<typeof badgeRow>[]) =>
      (await addBadges(db, badges)).map((row) => [row.user_id, row.hiker_id, row.badge_name]);
    await add(badgeRow(ada, 'Gorge'));
    expect(await add(badgeRow(ada, 'Gorge'), badgeRow(ada, 'Gorge', { hiker_id: kid }), badgeRow(bo, 'Gorge'))).toEqual(
      expect.arrayContaining([
        [ada.id, kid, 'Gorge'],
        [bo.id, '', 'Gorge'],
      ]),
    );
    expect(await add(badgeRow(ada, 'Gorge'), badgeRow(bo, 'Gorge'))).toEqual([]);
    expect(await addBadges(db, [])).toEqual([]);
    expect([await badgesOfFamily(db, ada.id), await badgesOfFamily(db, bo.id)].map(({ length }) => length)).toEqual([
      2, 1,
    ]);
  });
});

describe('appeals', () => {
  const appealRow = ({ id }: { id: string }, minute: number, other: Partial<AppealRow> = {}): AppealRow => ({
    user_id: id,
    id: randomUUID(),
    hikers: '-',
    claim_id: null,
    badge_name: 'Gorge',
    reason: 'too-far',
    words: 'Fog.',
    photo_date: null,
    taken_at: at(-9),
    received_at: at(minute),
    state: 'open',
    answer: '',
    answered_at: null,
    ...other,
  });

  it('appeals are listed oldest first, then by id, then by account', async () => {
    const { db, ada, bo } = await makeNeighbors();
    const [first, second] = [randomUUID(), randomUUID()].toSorted();
    const [later, tied, one] = [
      appealRow(ada, 2),
      appealRow(ada, 1, { id: second, badge_name: 'Ridge' }),
      appealRow(ada, 1, { id: first, badge_name: 'Lighthouse' }),
    ];
    const foreign = appealRow(bo, 3, { id: first });
    for (const row of [later, tied, one, foreign]) expect(await saveAppeal(db, row)).toEqual(row);
    expect(await getAppeals(db, ada.id)).toEqual([one, tied, later]);
    expect(await openAppeals(db)).toEqual([one, tied, later, foreign]);
    expect(await appealsAt(db, first ?? '')).toEqual([one, foreign]);
    await answerAppeal(db, one, 'declined', 'No.', moment(5));
    expect(await openAppeals(db)).toEqual([tied, later, foreign]);
  });

  it('appeals are saved once by id, once by badge while open, and up to a limit', async () => {
    const { db, ada, bo, kid } = await makeNeighbors();
    const gorge = appealRow(ada, 0, { hikers: writtenHikers(['', kid, randomUUID()]) });
    expect(await saveAppeal(db, gorge)).toMatchObject({ hikers: `- ${kid}` });
    expect(await saveAppeal(db, { ...gorge, words: 'Again.' })).toMatchObject({ words: 'Fog.' });
    expect(await saveAppeal(db, appealRow(ada, 1))).toBe('same-badge');
    expect(await saveAppeal(db, appealRow(bo, 1))).toMatchObject({ user_id: bo.id });
    expect(await saveAppeal(db, appealRow(ada, 1, { badge_name: 'Ridge', hikers: randomUUID() }))).toBe('nobody');
    for (let n = 1; n < appealLimits.open; n += 1)
      await saveAppeal(db, appealRow(ada, 1, { badge_name: `Badge ${n}` }));
    expect(await saveAppeal(db, appealRow(ada, 1, { badge_name: 'Ridge' }))).toBe('too-many');
    await answerAppeal(db, gorge, 'declined', 'No.', moment(1));
    expect(await saveAppeal(db, appealRow(ada, 1))).toMatchObject({ badge_name: 'Gorge' });
    await deleteUser(db, bo.id);
    expect(await saveAppeal(db, appealRow(bo, 1))).toBe('gone');
  });

  it('appeals are answered once, and give the badge to those who are still in the account and lack it', async () => {
    const { db, ada, bo, kid } = await makeNeighbors();
    const [appeal, foreign] = [appealRow(ada, 0, { hikers: `- ${kid}` }), appealRow(bo, 0)];
    foreign.id = appeal.id;
    for (const row of [appeal, foreign]) await saveAppeal(db, row);
    await addBadges(db, [badgeRow(ada, 'Gorge', { hiker_id: kid })]);
    expect(await grantAppeal(db, appeal, 'Sorry.', moment(3))).toBe(1);
    expect(await grantAppeal(db, appeal, 'Twice.', moment(4))).toBeUndefined();
    expect(await answerAppeal(db, appeal, 'declined', 'No.', moment(4))).toBe(false);
    expect(await getAppeals(db, ada.id)).toMatchObject([{ state: 'granted', answer: 'Sorry.', answered_at: at(3) }]);
    expect(await getAppeals(db, bo.id)).toEqual([foreign]);
    expect(await getBadges(db, ada.id)).toMatchObject([
      { appeal_id: appeal.id, earned_date: at(-9), created_at: at(3) },
    ]);
    expect(await getBadges(db, bo.id)).toEqual([]);
    expect(await grantAppeal(db, foreign, '', moment(4))).toBe(1);
    await reopenAppeal(db, appeal);
    expect(await badgesOfFamily(db, ada.id)).toMatchObject([{ hiker_id: kid, appeal_id: null }]);
    expect(await getAppeals(db, ada.id)).toEqual([appeal]);
    expect(await getBadges(db, bo.id)).toMatchObject([{ appeal_id: appeal.id }]);
    expect(await getAppeals(db, bo.id)).toMatchObject([{ state: 'granted' }]);
  });

  it('know the claim of their own account, of which another may have the id', async () => {
    const { db, ada, bo } = await makeNeighbors();
    const claim_id = randomUUID();
    await addClaims(db, [claimRow(bo, 0, { claim_id, accuracy: 60 }), claimRow(ada, 0, { claim_id, accuracy: 50 })]);
    expect(await claimOfAppeal(db, appealRow(ada, 0, { claim_id }))).toMatchObject({ accuracy: 50 });
    expect(await claimOfAppeal(db, appealRow(ada, 0))).toBeUndefined();
  });

  it('appeals of a deleted hiker alone are deleted, and others lose their id, in that account only', async () => {
    const { db, ada, bo, kid } = await makeNeighbors();
    const alone = appealRow(ada, 0, { hikers: kid });
    const shared = appealRow(ada, 1, { hikers: `- ${kid}`, badge_name: 'Ridge' });
    const foreign = appealRow(bo, 2, { hikers: kid });
    for (const row of [alone, shared, foreign]) await saveAppeal(db, row);
    await deleteHiker(db, ada.id, kid);
    expect(await openAppeals(db)).toEqual([{ ...shared, hikers: '-' }, foreign]);
  });
});

describe('the list of saved hikes', () => {
  const savedHike = (hike: string, minute: number, wanted = 1) => ({ hike, wanted, changed_at: at(minute) });
  type SavedHike = ReturnType<typeof savedHike>;

  it('saved hikes have the newest change of each hike, in the order of the changes', async () => {
    const { db, ada, bo } = await makeNeighbors();
    const change = (user: typeof ada, ...savedHikes: SavedHike[]) =>
      changeSavedHikes(
        db,
        user.id,
        savedHikes.map((one) => ({ user_id: user.id, ...one })),
      );
    const list = async (user: typeof ada) =>
      (await getWishes(db, user.id)).map(({ hike, wanted, changed_at: changedAt }) => ({
        hike,
        wanted,
        changed_at: changedAt,
      }));
    await change(bo, savedHike('ridge', 9, 0));
    expect(
      await change(ada, savedHike('ridge', 5), savedHike('gorge', 1), savedHike('ridge', 3, 0), savedHike('falls', 1)),
    ).toBe(true);
    expect(await list(ada)).toEqual([savedHike('falls', 1), savedHike('gorge', 1), savedHike('ridge', 5)]);
    await change(ada, savedHike('ridge', 4, 0), savedHike('falls', 1, 0), savedHike('gorge', 7, 0));
    expect(await list(ada)).toEqual([savedHike('falls', 1), savedHike('ridge', 5), savedHike('gorge', 7, 0)]);
    expect(await list(bo)).toEqual([savedHike('ridge', 9, 0)]);
    await deleteUser(db, ada.id);
    expect(await change(ada, savedHike('falls', 8))).toBe(false);
    expect(await list(bo)).toEqual([savedHike('ridge', 9, 0)]);
  });

  it('the list of saved hikes takes changes of several devices at once', async () => {
    const { db, ada } = await makeNeighbors();
    const change = (n: number) =>
      changeSavedHikes(db, ada.id, [{ user_id: ada.id, ...savedHike(`hike ${n % 3}`, n % 5) }]);
    await Promise.all(Array.from({ length: 20 }, (_, n) => change(n)));
    expect((await getWishes(db, ada.id)).map((row) => row.changed_at)).toEqual([at(4), at(4), at(4)]);
  });
});
