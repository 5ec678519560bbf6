/** What stewards change, and the figures that they see: audit log, notices, roles, answers, reports of mistakes, watched pages. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { NoticeFields } from '../../domain/desk/desk.ts';
import { build } from '../../test/databases.ts';
import { makeHiker } from '../../test/hiker.ts';
import { at, badgeRow, claimRow, makeNeighbors, moment } from '../../test/neighbors.ts';
import { answerAt, answersAt, deleteAnswer, saveAnswer } from './answers.ts';
import { auditHead, auditPage, change, getAudit, lastEntryAbout, operator } from './audit.ts';
import { addBadges } from './badges.ts';
import { addClaims } from './claims.ts';
import { deleteMistakeReport, mistakeReportAt, openMistakeReports, saveMistakeReport } from './mistake-reports.ts';
import {
  correctNotice,
  currentNotice,
  noticeAt,
  noticesEndingAfter,
  publishNotice,
  restoreNotice,
  type Saved,
  withdrawNotice,
  withdrawNoticesBy,
} from './notices.ts';
import {
  badgesByDay,
  badgesByName,
  claimsByOutcome,
  claimsNear,
  nightlyFigures,
  openWork,
  refusedNear,
} from './stats.ts';
import { accountsWithEmail, appoint, dismiss, getNames, getSteward, hasKeeper, people } from './stewards.ts';
import { changedPages, markRead, pageKey, updatePage, type WatchedRow, watchedPage } from './watched-sources.ts';

const fields = (words: string, until = 60): NoticeFields => ({
  hikes: ['gorge', 'gorge'],
  regions: [],
  all: false,
  kind: 'closed',
  words,
  from: at(0),
  until: at(until),
  source: '',
});

describe('the audit log', () => {
  it('the audit log numbers its entries in order, also in parallel', async () => {
    const { db, ada, bo } = await makeNeighbors();
    const note = (n: number) =>
      change(db, { userId: n % 2 ? ada.id : bo.id, now: moment(n) }, ({ note }) =>
        note({ action: 'answer', subject: `item ${n % 3}` }),
      );
    await Promise.all(Array.from({ length: 12 }, (_, n) => note(n)));
    const numbers = (rows: { seq: number }[]) => rows.map(({ seq }) => seq);
    expect(await auditHead(db)).toBe(12);
    expect(numbers(await auditPage(db, 12, 3))).toEqual([11, 10, 9]);
    const [newest] = await auditPage(db, 13, 20);
    expect(numbers(await auditPage(db, 13, 20))).toHaveLength(12);
    const ofAda = await getAudit(db, ada.id);
    expect(ofAda.map((row) => row.by_user)).toEqual(Array(6).fill(ada.id));
    expect(numbers(ofAda)).toEqual(numbers(ofAda).toSorted((a, b) => b - a));
    expect(await lastEntryAbout(db, newest?.subject ?? '')).toEqual(newest);
    expect(await lastEntryAbout(db, 'nothing')).toBeUndefined();
  });

  it('the audit log has no entry of a change that fails, or whose actor is refused', async () => {
    const { db, ada } = await makeNeighbors();
    const actor = { userId: ada.id, now: moment(0) };
    const failing = change(db, actor, async ({ note }) => {
      await note({ action: 'answer', subject: 'x' });
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    const confirm = () => Promise.reject(new Error('no role'));
    await expect(change(db, { ...actor, confirm }, async () => 'done')).rejects.toThrow('no role');
    expect(await auditHead(db)).toBe(0);
  });
});

describe('notices', () => {
  const toWords = (rows: { words: string }[]) => rows.map(({ words }) => words);
  const getOutcome = (saved: Saved) => (typeof saved === 'string' ? saved : Object.keys(saved)[0]);
  const actor = (userId: string, minute: number) => ({ userId, now: moment(minute) });

  it('notices are listed in their current revision, newest first, until their end', async () => {
    const { db, ada, bo } = await makeNeighbors();
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()].toSorted() as [string, string, string];
    await publishNotice(db, actor(ada.id, 1), second, fields('Tied, later by id.'));
    await publishNotice(db, actor(bo.id, 1), first, fields('Tied, first by id.', 30));
    await publishNotice(db, actor(bo.id, 0), third, fields('Before.'));
    expect(toWords(await noticesEndingAfter(db, moment(29)))).toEqual([
      'Tied, first by id.',
      'Tied, later by id.',
      'Before.',
    ]);
    expect(toWords(await noticesEndingAfter(db, moment(30)))).toEqual(['Tied, later by id.', 'Before.']);
    await correctNotice(db, actor(ada.id, 3), { id: third, revision: 1 }, fields('After.'));
    expect(toWords(await noticesEndingAfter(db, moment(30)))).toEqual(['After.', 'Tied, later by id.']);
    expect(await currentNotice(db, third)).toMatchObject({
      ...{ revision: 2, hikes: 'gorge', revised_by: ada.id, created_by: bo.id, created_at: at(0) },
    });
    expect([await noticeAt(db, third, 1), await noticeAt(db, third, 3)]).toMatchObject([
      { words: 'Before.' },
      undefined,
    ]);
  });

  it('notices are saved on top of the revision that their author has seen; a retry is saved once', async () => {
    const { db, ada, bo } = await makeNeighbors();
    const id = randomUUID();
    const publish = async (userId: string, words: string) =>
      getOutcome(await publishNotice(db, actor(userId, 1), id, fields(words)));
    expect(await Promise.all([1, 2, 3].map(() => publish(ada.id, 'One.')))).toEqual(['saved', 'saved', 'saved']);
    expect([await publish(bo.id, 'One.'), await publish(ada.id, 'Two.')]).toEqual(['conflict', 'conflict']);
    const correct = async (userId: string, revision: number, words: string) =>
      getOutcome(await correctNotice(db, actor(userId, 2), { id, revision }, fields(words)));
    expect([await correct(ada.id, 1, 'Two.'), await correct(ada.id, 1, 'Two.')]).toEqual(['saved', 'saved']);
    expect([await correct(bo.id, 1, 'Two.'), await correct(ada.id, 1, 'Three.')]).toEqual(['conflict', 'conflict']);
    expect(await correct(ada.id, 7, 'Three.')).toBe('conflict');
    expect(getOutcome(await withdrawNotice(db, actor(bo.id, 3), { id, revision: 2 }))).toBe('saved');
    expect(getOutcome(await restoreNotice(db, actor(bo.id, 4), { id, revision: 3 }))).toBe('saved');
    expect(await currentNotice(db, id)).toMatchObject({ revision: 4, withdrawn: 0, words: 'Two.' });
    expect(await withdrawNotice(db, actor(ada.id, 3), { id: randomUUID(), revision: 1 })).toBe('unknown');
    expect(await auditHead(db)).toBe(4);
  });

  it('notices that one author was the last to revise are taken down together', async () => {
    const { db, ada, bo } = await makeNeighbors();
    const [own, ended, foreign, corrected] = Array.from({ length: 4 }, () => randomUUID()) as [
      string,
      string,
      string,
      string,
    ];
    await publishNotice(db, actor(ada.id, 0), own, fields('Own.'));
    await publishNotice(db, actor(ada.id, 0), ended, fields('Ended.', 5));
    await publishNotice(db, actor(ada.id, 0), foreign, fields('Set right.'));
    await correctNotice(db, actor(bo.id, 1), { id: foreign, revision: 1 }, fields('Set right.'));
    await publishNotice(db, actor(bo.id, 0), corrected, fields('Bo’s.'));
    await correctNotice(db, actor(ada.id, 1), { id: corrected, revision: 1 }, fields('Made false.'));
    await change(db, actor(operator, 10), (doing) => withdrawNoticesBy(doing, ada.id));
    const withdrawn = await Promise.all([own, ended, foreign, corrected].map((id) => currentNotice(db, id)));
    expect(withdrawn.map((row) => row?.withdrawn)).toEqual([1, 0, 0, 1]);
  });
});

describe('roles at the desk', () => {
  const byOperator = { userId: operator, now: moment(0) };
  const keeper = { role: 'keeper', regions: 'all' } as const;
  const ranger = { role: 'steward', regions: ['north-shore', 'southeast'] } as const;
  const appointed = (regions: readonly string[]) => ({ role: 'steward' as const, regions: [...regions] });

  it('roles at the desk are listed by name, those of the same name by id', async () => {
    const test = await build();
    const { db } = test.store;
    const [one, two] = [await makeHiker(test, 'Mary'), await makeHiker(test, 'Mary')];
    const anna = await makeHiker(test, 'Anna');
    await makeHiker(test, 'Without a role');
    for (const { id } of [two, one, anna]) await appoint(db, byOperator, id, appointed(ranger.regions));
    expect((await people(db)).map((row) => row.user_id)).toEqual([anna.id, ...[one.id, two.id].toSorted()]);
    expect(await getSteward(db, one.id)).toMatchObject({ role: 'steward', regions: 'north-shore southeast' });
    expect(await getNames(db, [anna.id, '', 'unknown', one.id])).toEqual(
      new Map([
        [anna.id, 'Anna'],
        [one.id, 'Mary'],
      ]),
    );
    expect(await getNames(db, [''])).toEqual(new Map());
  });

  it('the desk never loses its last keeper, and a dismissal ends sessions', async () => {
    const { db, ada, bo } = await makeNeighbors();
    expect([await hasKeeper(db), await appoint(db, byOperator, 'nobody', keeper)]).toEqual([false, 'unknown']);
    await appoint(db, byOperator, ada.id, keeper);
    expect([await hasKeeper(db), await appoint(db, byOperator, ada.id, appointed([]))]).toEqual([true, 'last-keeper']);
    expect(await dismiss(db, byOperator, ada.id)).toBe('last-keeper');
    await appoint(db, byOperator, bo.id, keeper);
    expect(await dismiss(db, { userId: bo.id, now: moment(1) }, bo.id)).toBeUndefined();
    expect((await bo.get('/v1/account')).statusCode, 'who steps down stays signed in').toBe(200);
    await appoint(db, byOperator, bo.id, keeper);
    const [left, taken] = [randomUUID(), randomUUID()];
    await publishNotice(db, { userId: ada.id, now: moment(0) }, left, fields('Stays.'));
    expect(await dismiss(db, byOperator, ada.id)).toBeUndefined();
    await appoint(db, byOperator, ada.id, appointed([]));
    await publishNotice(db, { userId: bo.id, now: moment(0) }, taken, fields('Another’s.'));
    expect((await currentNotice(db, left))?.withdrawn).toBe(0);
    expect(await dismiss(db, byOperator, ada.id, { takesDown: true })).toBeUndefined();
    expect([(await currentNotice(db, left))?.withdrawn, (await currentNotice(db, taken))?.withdrawn]).toEqual([1, 0]);
    expect(await dismiss(db, byOperator, ada.id)).toBe('unknown');
    expect([(await ada.get('/v1/account')).statusCode, (await bo.get('/v1/account')).statusCode]).toEqual([401, 200]);
    expect((await people(db)).map((row) => row.user_id)).toEqual([bo.id]);
  });

  it('go to verified e-mail addresses of accounts that are not blocked, in any case', async () => {
    const { db, ada, bo } = await makeNeighbors();
    expect(await accountsWithEmail(db, ` ${ada.email.toUpperCase()} `)).toEqual([{ id: ada.id, name: 'Ada Lake' }]);
    await db.updateTable('users').set({ email_verified: 0 }).where('id', '=', ada.id).execute();
    await db
      .updateTable('users')
      .set({ blocked_at: at(0) })
      .where('id', '=', bo.id)
      .execute();
    expect([await accountsWithEmail(db, ada.email), await accountsWithEmail(db, bo.email)]).toEqual([[], []]);
  });
});

it('answers of the queue are replaced, and end at their moment', async () => {
  const { db } = await makeNeighbors();
  const answer = (item: string, other: object = {}) => ({
    item,
    answer: 'later',
    answered_at: at(0),
    until: null,
    ...other,
  });
  await saveAnswer(db, answer('mistake:1', { until: at(10) }));
  await saveAnswer(db, answer('mistake:2', { until: at(10) }));
  await saveAnswer(db, answer('mistake:2', { answer: 'page-right' }));
  expect([...(await answersAt(db, moment(9))).keys()].toSorted()).toEqual(['mistake:1', 'mistake:2']);
  expect([...(await answersAt(db, moment(10))).values()]).toEqual([answer('mistake:2', { answer: 'page-right' })]);
  expect([await answerAt(db, 'mistake:1', moment(9)), await answerAt(db, 'mistake:1', moment(10))]).toMatchObject([
    { item: 'mistake:1' },
    undefined,
  ]);
  expect(await deleteAnswer(db, 'mistake:2')).toMatchObject({ answer: 'page-right' });
  expect(await deleteAnswer(db, 'mistake:2')).toBeUndefined();
  expect((await answersAt(db, moment(9))).size).toBe(1);
});

it('mistake reports are stored once, listed oldest first, and counted while open', async () => {
  const { db, ada, bo } = await makeNeighbors();
  const ids = [randomUUID(), randomUUID(), randomUUID()].toSorted() as [string, string, string];
  const report = (id: string, minute: number, words = '') => ({
    ...{ id, page: '/', facts: 'water', words, contact: '', written_at: at(0), received_at: at(minute) },
  });
  expect(await openWork(db)).toEqual({ reports: { count: 0, oldest: null }, appeals: { count: 0, oldest: null } });
  for (const row of [report(ids[0], 2), report(ids[2], 1), report(ids[1], 1), report(ids[1], 0, 'Again.')])
    await saveMistakeReport(db, row);
  expect((await openMistakeReports(db)).map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]]);
  await saveAnswer(db, { item: `mistake:${ids[1]}`, answer: 'corrected', answered_at: at(3), until: null });
  for (const { appeal } of [ada, bo]) await appeal('Gorge');
  expect(await openWork(db)).toEqual({ reports: { count: 2, oldest: at(1) }, appeals: { count: 2, oldest: at(0) } });
  await deleteMistakeReport(db, ids[2]);
  expect([await mistakeReportAt(db, ids[2]), await mistakeReportAt(db, ids[1])]).toMatchObject([
    undefined,
    { words: '' },
  ]);
});

describe('figures', () => {
  const near = { from: at(0), before: at(60), withinKm: 10 };

  it('figures count claims near a trailhead by account, and a family’s claim once', async () => {
    const { db, ada, bo, kid } = await makeNeighbors();
    const far = (km: number) => ({ outcome: 'too-far' as const, nearest_km: km });
    const family = { claim_id: randomUUID() };
    await addClaims(db, [
      claimRow(ada, 0, family),
      claimRow(ada, 0, { ...family, hiker_id: kid }),
      claimRow(bo, 1, { claim_id: family.claim_id }),
      claimRow(ada, 5, far(3)),
      claimRow(ada, 4, far(9)),
      claimRow(bo, 6, { ...far(4), nearest_badge: 'Ridge' }),
      ...[claimRow(bo, 7, far(10.1)), claimRow(bo, -1), claimRow(bo, 60), claimRow(bo, 8, { latitude: null })],
    ]);
    const gorge = (await claimsNear(db, near)).find(({ badge }) => badge === 'Gorge');
    expect([gorge?.accounts, Object.fromEntries(gorge?.outcomes ?? [])]).toEqual([2, { awarded: 2, 'too-far': 2 }]);
    expect((await refusedNear(db, near)).toSorted((a, b) => a.km - b.km)).toEqual([
      { badge: 'Gorge', km: 3 },
      { badge: 'Ridge', km: 4 },
    ]);
    expect(Object.fromEntries(await claimsByOutcome(db, at(0), at(60)))).toEqual({ awarded: 3, 'too-far': 4 });
  });

  it('count badges by the day of the hike and by name, of those that were written before a moment', async () => {
    const { db, ada, bo, kid } = await makeNeighbors();
    const day = (earned: string, minute = 0) => ({ earned_date: `${earned}T15:00:00.000Z`, created_at: at(minute) });
    await addBadges(db, [
      badgeRow(ada, 'Gorge', day('2026-07-03')),
      badgeRow(ada, 'Gorge', { ...day('2026-07-03'), hiker_id: kid }),
      badgeRow(bo, 'Gorge', { earned_date: '2026-07-02', created_at: at(0) }),
      badgeRow(bo, 'Ridge', day('2026-07-01')),
      badgeRow(ada, 'Ridge', day('2026-07-03', 60)),
    ]);
    const byDay = await badgesByDay(db, '2026-07-02', at(60));
    expect(byDay.toSorted((a, b) => a.badges - b.badges)).toEqual([
      { day: '2026-07-02', badges: 1 },
      { day: '2026-07-03', badges: 2 },
    ]);
    expect(Object.fromEntries(await badgesByName(db, at(60)))).toEqual({ Gorge: 3, Ridge: 1 });
  });
});

it('nightly figures are counted once a day for each name', async () => {
  const { store } = await build();
  let counted = 0;
  const read = (name: string, day: string) => nightlyFigures(store.db, name, day, async () => ++counted);
  expect([await read('weeks', '1'), await read('weeks', '1'), await read('trailheads', '1')]).toEqual([1, 1, 2]);
  expect([await read('weeks', '2'), await read('weeks', '2'), await read('trailheads', '1')]).toEqual([3, 3, 2]);
});

describe('watched pages', () => {
  const page = (url: string): WatchedRow => ({
    ...{
      url,
      hash: null,
      etag: null,
      last_modified: null,
      asked_at: at(0),
      changed_at: null,
      read_at: null,
      changes: 0,
      muted: 0,
    },
  });

  it('lose no change, also in parallel', async () => {
    const { store } = await build();
    const [one, other] = [page('https://one.example/'), page('https://other.example/')];
    for (const row of [one, other]) await updatePage(store.db, row, (same) => same);
    await Promise.all(
      Array.from({ length: 12 }, () => updatePage(store.db, one, (row) => ({ ...row, changes: row.changes + 1 }))),
    );
    const changes = async ({ url }: WatchedRow) =>
      (await watchedPage(store.db, pageKey({ url, changed_at: at(0) })))?.changes;
    expect([await changes(one), await changes(other)]).toEqual([12, 0]);
  });

  it('wait for a reader once they have changed, until read or muted', async () => {
    const { store } = await build();
    const { db } = store;
    for (const [name, minute] of [
      ['one', 5],
      ['two', 5],
      ['three', 1],
    ] as const)
      await updatePage(db, page(name), (row) => ({ ...row, changed_at: at(minute) }));
    await updatePage(db, page('unchanged'), (row) => row);
    const waiting = async () => (await changedPages(db)).map(({ url }) => url).toSorted();
    expect(await waiting()).toEqual(['one', 'three', 'two']);
    await markRead(db, 'one', at(6), 0);
    await markRead(db, 'two', at(4), 0);
    await markRead(db, 'three', null, 1);
    expect(await waiting()).toEqual(['two']);
    await markRead(db, 'one', null, 0);
    expect(await waiting()).toEqual(['one', 'two']);
  });
});
