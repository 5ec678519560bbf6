/** What ends by itself: condition reports and their keys, retention, rate limits, leases, stored weather. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ConditionKind } from '../../domain/status/condition-reports.ts';
import { retention } from '../../domain/time/retention.ts';
import { build, itOnPostgres } from '../../test/databases.ts';
import { dump } from '../../test/dump.ts';
import { makeHiker } from '../../test/hiker.ts';
import { at, badgeRow, claimRow, makeNeighbors, moment } from '../../test/neighbors.ts';
import { addBadges } from './badges.ts';
import { addClaims } from './claims.ts';
import { countHit, deleteExpired, lastRuns, recordRun } from './cleanup.ts';
import {
  clearKind,
  countedReports,
  deleteConditionReports,
  forgetReporters,
  getReports,
  savedKinds,
  saveReport,
  switchedOff,
  switchReports,
} from './conditions.ts';
import { deleteUser } from './erase.ts';
import { takeLease } from './lease.ts';
import type { Db } from './schema.ts';
import { startSession } from './sessions.ts';
import { deleteWeather, saveWeather, weatherDue, weatherHead, weatherRows } from './weather.ts';

describe('condition reports', () => {
  const report = (
    { id }: { id: string },
    kinds: ConditionKind[],
    other: { hike?: string; day?: string; id?: string } = {},
  ) => ({
    ...{ userId: id, hike: 'gorge', day: '2026-07-04', id: randomUUID(), kinds, until: moment(600) },
    ...{ takenAt: moment(-300), now: moment(-180), ...other },
  });
  const free = async () => undefined;
  const save = async (db: Db, one: ReturnType<typeof report>) => (await saveReport(db, one, free)).kind;
  const getKinds = async (db: Db, { id }: { id: string }) => (await getReports(db, id)).map(({ kinds }) => kinds);

  it('condition reports are one for each account, hike and day, and known to their own account', async () => {
    const { db, ada, bo } = await makeNeighbors();
    const [first, foreign] = [report(ada, ['icy']), report(bo, ['icy'])];
    expect([await save(db, first), await save(db, first), await save(db, foreign)]).toEqual([
      'saved',
      'again',
      'saved',
    ]);
    expect(await saveReport(db, report(ada, ['muddy']), async () => 60)).toEqual({
      kind: 'limited',
      retryAfterSeconds: 60,
    });
    for (const other of [{ hike: 'ridge' }, { day: '2026-07-03' }]) await save(db, report(ada, ['icy'], other));
    expect(await countedReports(db, moment(0))).toEqual([
      { hike: 'gorge', day: '2026-07-04', kinds: 'icy', reports: 2 },
      { hike: 'ridge', day: '2026-07-04', kinds: 'icy', reports: 1 },
      { hike: 'gorge', day: '2026-07-03', kinds: 'icy', reports: 1 },
    ]);
    const replacing = report(ada, ['muddy']);
    expect([await save(db, replacing), await savedKinds(db, first), await savedKinds(db, replacing)]).toEqual([
      ...['saved', undefined, ['muddy']],
    ]);
    expect((await getReports(db, ada.id)).map(({ day, hike, kinds }) => `${day} ${hike} ${kinds}`)).toEqual([
      ...['2026-07-03 gorge icy', '2026-07-04 gorge muddy', '2026-07-04 ridge icy'],
    ]);
    await deleteConditionReports(db, ada.id);
    expect([await getKinds(db, ada), await getKinds(db, bo)]).toEqual([[], ['icy']]);
    expect(await db.selectFrom('condition_waits').selectAll().execute()).toHaveLength(1);
    await deleteUser(db, bo.id);
    expect(await save(db, foreign)).toBe('gone');
  });

  it('condition reports lose a kind that a steward clears, and can be switched off', async () => {
    const { db, ada, bo } = await makeNeighbors();
    await save(db, report(ada, ['icy', 'tree']));
    await save(db, report(bo, ['tree']));
    await save(db, report(bo, ['tree'], { hike: 'ridge' }));
    const actor = { userId: ada.id, now: moment(0) };
    for (const _ of [1, 2]) await clearKind(db, actor, 'gorge', 'tree');
    expect([await getKinds(db, ada), (await getReports(db, bo.id)).map(({ hike }) => hike)]).toEqual([
      ['icy'],
      ['ridge'],
    ]);
    for (const _ of [1, 2]) await switchReports(db, actor, 'ridge', false);
    await switchReports(db, actor, '*', false);
    expect(await switchedOff(db)).toEqual({ all: true, hikes: ['ridge'] });
    await switchReports(db, actor, '*', true);
    expect(await switchedOff(db)).toEqual({ all: false, hikes: ['ridge'] });
    const actions = await db.selectFrom('audit').select('action').orderBy('seq').execute();
    expect(actions.map(({ action }) => action)).toEqual(['clear', 'reports-off', 'reports-off', 'reports-on']);
  });

  it('condition reports of forgotten days belong to no account', async () => {
    const { db, ada, bo } = await makeNeighbors();
    await save(db, report(ada, ['icy', 'tree'], { day: '2026-07-03' }));
    await save(db, report(bo, ['icy'], { day: '2026-07-03' }));
    await save(db, report(ada, ['icy']));
    const [before] = await getReports(db, ada.id);
    await forgetReporters(db, '2026-07-04');
    const rows = await db.selectFrom('conditions').selectAll().orderBy('day').execute();
    expect(rows).toMatchObject([
      { day: '2026-07-03', kinds: 'tree', id: '' },
      { day: '2026-07-04', kinds: 'icy' },
    ]);
    expect(rows[0]?.tag).not.toBe(before?.tag);
    expect((await getReports(db, ada.id)).map(({ day }) => day)).toEqual(['2026-07-04']);
    await forgetReporters(db, '2026-07-04');
    expect((await db.selectFrom('conditions').selectAll().orderBy('day').execute())[0]).toEqual(rows[0]);
  });

  // SQLite stores neither the transaction nor, in this table, the order of a row.
  itOnPostgres()('of forgotten days are written by one transaction, in a new order', async () => {
    const test = await build();
    const { db } = test.store;
    for (let n = 0; n < 20; n += 1) await save(db, report(await makeHiker(test), ['tree'], { day: '2026-07-03' }));
    await forgetReporters(db, '2026-07-04');
    const rows = (await dump(db)).get('conditions') ?? [];
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
    expect(rows.map(({ tag }) => tag)).toEqual(rows.map(({ tag }) => tag).toSorted());
  });
});

describe('the cleanup', () => {
  it('the cleanup deletes what is too old, to the day, and nothing else', async () => {
    const { db, ada, bo, test } = await makeNeighbors();
    const daysAgo = (days: number) => new Date(test.now().getTime() - days * 24 * 60 * 60_000).toISOString();
    const older = (days: number) => daysAgo(days + 0.01);
    const { positionDays, reportDays, takenOffDays, appealDays, answerDays, answeredReportDays } = retention;
    const [kept, tooOld, ahead] = [
      claimRow(ada, 0, { taken_at: daysAgo(positionDays), received_at: daysAgo(1) }),
      claimRow(bo, 0, { taken_at: older(positionDays), received_at: daysAgo(1) }),
      claimRow(bo, 0, { taken_at: daysAgo(-9), received_at: older(positionDays) }),
    ];
    await addClaims(db, [kept, tooOld, ahead]);
    const report = { page: '/', facts: 'water', words: '', contact: '', written_at: at(0) };
    for (const received_at of [daysAgo(reportDays), older(reportDays)])
      await db
        .insertInto('reports')
        .values({ ...report, id: received_at, received_at })
        .execute();
    for (const [id, answer] of Object.entries({ wrong: 'page-right', right: 'reader-right' })) {
      await db
        .insertInto('reports')
        .values({ ...report, id, received_at: daysAgo(9) })
        .execute();
      const answered_at = older(answeredReportDays);
      await db
        .insertInto('answers')
        .values({ item: `mistake:${id}`, answer, answered_at, until: null })
        .execute();
    }
    for (const answered_at of [daysAgo(answerDays), older(answerDays)])
      await db
        .insertInto('answers')
        .values({ item: answered_at, answer: 'changed', answered_at, until: null })
        .execute();
    await db
      .insertInto('answers')
      .values({ item: 'ends', answer: 'later', answered_at: at(0), until: at(0) })
      .execute();
    for (const user of [ada, bo]) await user.appeal('Gorge');
    await db
      .updateTable('appeals')
      .set({ received_at: older(appealDays) })
      .where('user_id', '=', bo.id)
      .execute();
    const savedHike = (hike: string, wanted: number, changed_at: string) => ({
      user_id: ada.id,
      hike,
      wanted,
      changed_at,
    });
    const savedHikes = [
      savedHike('a', 0, daysAgo(takenOffDays)),
      savedHike('b', 0, older(takenOffDays)),
      savedHike('c', 1, older(takenOffDays)),
    ];
    await db.insertInto('wishes').values(savedHikes).execute();
    await addBadges(db, [badgeRow(bo, 'Gorge', { appeal_id: 'granted' })]);
    await startSession(db, ada.id, moment(-9), test.now());
    await countHit(db, 'past', moment(-30), 60_000);
    await countHit(db, 'present', moment(0), 60_000);

    expect(await deleteExpired(db, test.now())).toEqual({
      sessions: 1,
      positions: 2,
      reports: 1,
      appeals: 1,
      wishes: 1,
    });
    const placed = await db.selectFrom('attempts').select('claim_id').where('nearest_km', 'is not', null).execute();
    expect(placed).toEqual([{ claim_id: kept.claim_id }]);
    const left = async (table: 'reports' | 'answers' | 'wishes' | 'rate_windows', column: string) =>
      (await db.selectFrom(table).select(db.dynamic.ref(column)).execute())
        .map((row) => Object.values(row)[0])
        .toSorted();
    expect(await left('reports', 'id')).toEqual([daysAgo(reportDays), 'right']);
    expect(await left('answers', 'item')).toEqual([daysAgo(answerDays), 'mistake:right', 'mistake:wrong']);
    expect(await left('wishes', 'hike')).toEqual(['a', 'c']);
    expect((await left('rate_windows', 'key')).filter((key) => `${key}`.startsWith('p'))).toEqual(['present']);
    expect(await db.selectFrom('badges').select('appeal_id').execute()).toEqual([{ appeal_id: 'granted' }]);
    expect((await db.selectFrom('appeals').select('user_id').execute())[0]).toEqual({ user_id: ada.id });
  });

  it('and the backup record their own last run', async () => {
    const { store } = await build();
    expect(await lastRuns(store.db)).toEqual({ sweep: null, backup: null });
    await recordRun(store.db, 'sweep', moment(1));
    for (const minute of [2, 3]) await recordRun(store.db, 'backup', moment(minute));
    expect(await lastRuns(store.db)).toEqual({ sweep: at(1), backup: at(3) });
  });
});

it('hits of one key are counted in windows that end at a full ten minutes, also in parallel', async () => {
  const { store } = await build();
  const hit = (key: string, minute: number) => countHit(store.db, key, moment(minute), 11 * 60_000);
  const counts = await Promise.all([1, 2, 3].map(() => hit('one', 1)));
  expect(counts.map(({ hits }) => hits).toSorted()).toEqual([1, 2, 3]);
  expect(await hit('other', 1)).toEqual({ hits: 1, endsAt: moment(20) });
  expect(await hit('one', 19)).toEqual({ hits: 4, endsAt: moment(20) });
  expect(await hit('one', 20)).toEqual({ hits: 1, endsAt: moment(40) });
});

it('a lease is taken by one of several, and again when it has ended', async () => {
  const { store } = await build();
  const take = (name: string, minute: number) => takeLease(store.db, name, moment(minute), 5 * 60_000);
  expect((await Promise.all([1, 2, 3].map(() => take('weather', 0)))).toSorted()).toEqual([false, false, true]);
  expect([await take('watch', 4), await take('weather', 4), await take('weather', 5)]).toEqual([true, false, true]);
});

it('stored weather has a new revision with every new body, and none with what only was confirmed', async () => {
  const { store } = await build();
  const { db } = store;
  const row = (path: string, body: string) => ({
    ...{ path, body, etag: null, last_modified: null, confirmed_at: at(0), due_at: at(1), failures: 0 },
  });
  await saveWeather(db, { ...row('/failed', ''), body: null }, false);
  expect(await weatherHead(db), 'a first request that failed').toBe(0);
  await deleteWeather(db, ['/failed']);
  await saveWeather(db, row('/one', '1'), true);
  await saveWeather(db, row('/two', '1'), true);
  await saveWeather(db, { ...row('/one', '1'), due_at: at(2) }, false);
  expect([await weatherHead(db), await weatherDue(db)]).toEqual([
    2,
    expect.arrayContaining([
      { path: '/one', due_at: at(2) },
      { path: '/two', due_at: at(1) },
    ]),
  ]);
  await saveWeather(db, row('/one', '2'), true);
  expect((await weatherRows(db)).map(({ path, body, revision }) => [path, body, revision]).toSorted()).toEqual([
    ['/one', '2', 3],
    ['/two', '1', 2],
  ]);
  await deleteWeather(db, ['/one', '/three']);
  expect((await weatherRows(db)).map(({ path }) => path)).toEqual(['/two']);
});

// SQLite overwrites deleted rows at once: erase.test.ts
itOnPostgres()('every table is vacuumed after a cleanup, where deleted rows stay until then', async () => {
  const { store } = await build();
  await store.eraseDeletedRows();
  const unvacuumed = sql<{ relname: string }>`select relname from pg_stat_user_tables
    where vacuum_count = 0 and relname not like 'migrations%'`;
  // The statistics are updated a little later.
  await expect.poll(async () => (await unvacuumed.execute(store.db)).rows).toEqual([]);
});
