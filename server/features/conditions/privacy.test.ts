/** The link from a report to its account exists for eight days, to replace, export and delete it, and is then destroyed. */
import { createHmac, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { badgeRule } from '../../../domain/badge/rule.ts';
import { retention } from '../../../domain/time/retention.ts';
import type { TestApp } from '../../../test/app.ts';
import { places } from '../../../test/badges.ts';
import { build } from '../../../test/databases.ts';
import { readNow } from '../../../test/desk.ts';
import { type Dump, type DumpedRow, dump, hasRowNumbers } from '../../../test/dump.ts';
import { type Hiker, makeHiker } from '../../../test/hiker.ts';
import { deleteExpired } from '../../store/cleanup.ts';

const day = 24 * 60;
const keyDays = retention.conditionKeyDays;

async function claimed(hiker: Hiker, place: keyof typeof places = 'lighthouse'): Promise<string> {
  const claimId = randomUUID();
  await hiker.claim(places[place], { claimId });
  return claimId;
}

/** Three hikers at the same trailhead on the same day; only the second of them reports. */
async function threeHikers(test: TestApp) {
  const hikers = [await makeHiker(test), await makeHiker(test), await makeHiker(test)] as const;
  const claims: string[] = [];
  for (const hiker of hikers) claims.push(await claimed(hiker));
  const send = () => hikers[1].report(claims[1] ?? '', ['tree', 'icy', 'gate']);
  return { hikers, reporter: hikers[1], send };
}

/** The hourly cleanup. */
async function cleanUp({ store, now }: TestApp): Promise<void> {
  await deleteExpired(store.db, now());
  await store.eraseDeletedRows();
}

/** Values that a report shares with everyone who was there that day; order and transaction have their own tests. */
const shared = new Set(['hike', 'day', 'kinds', 'until', 'ctid', 'xmin']);

/** Whether a row contains a value of another one, or a part of it. */
const sharesValue = (row: DumpedRow, values: readonly string[]) =>
  Object.values(row).some((cell) => values.some((value) => String(cell).includes(value)));

const toTexts = (all: Dump): string[] =>
  [
    ...new Set(
      [...all.values()].flat().flatMap((row) => Object.values(row).filter((cell) => typeof cell === 'string')),
    ),
  ] as string[];

/** Whether any text in the database, used as the key, produces this tag for account, hike and day. */
function isTagFor(account: string, { tag, hike, day: of }: DumpedRow, texts: readonly string[]): boolean {
  const messages = [JSON.stringify([account, hike, of]), `${account} ${hike} ${of}`, `${account}${hike}${of}`];
  return texts.some((text) =>
    [text, Buffer.from(text, 'hex'), Buffer.from(text, 'base64')].some((key) =>
      messages.some((message) => createHmac('sha256', key).update(message).digest('hex') === tag),
    ),
  );
}

/** The accounts that anything in the database links to a report; all of them if nothing does. */
function suspects(all: Dump, report: DumpedRow, accounts: readonly string[]): string[] {
  const values = Object.entries(report)
    .filter(([name, value]) => !shared.has(name) && value !== '')
    .map(([, value]) => String(value));
  const texts = toTexts(all);
  const tied = accounts.filter((account) => {
    const theirs = [...all].flatMap(([table, rows]) =>
      table === 'conditions' ? [] : rows.filter((row) => sharesValue(row, [account])),
    );
    return theirs.some((row) => sharesValue(row, values)) || isTagFor(account, report, texts);
  });
  return tied.length > 0 ? tied : [...accounts];
}

const reportsIn = (all: Dump): DumpedRow[] => all.get('conditions') ?? [];

describe('who reported a condition', () => {
  it('after eight days no join over a database dump leads from a report to an account', async () => {
    const test = await build();
    const { hikers, reporter, send } = await threeHikers(test);
    expect((await send()).statusCode).toBe(201);
    const accounts = hikers.map(({ id }) => id);
    const seen: string[][] = [];
    for (let passed = 0; passed <= keyDays; passed += 1) {
      await cleanUp(test);
      const all = await dump(test.store.db);
      expect(reportsIn(all)).toHaveLength(1);
      seen.push(...reportsIn(all).map((report) => suspects(all, report, accounts)));
      test.advance(day);
    }
    expect(seen.slice(0, keyDays)).toEqual(Array.from({ length: keyDays }, () => [reporter.id]));
    expect(seen[keyDays]).toEqual(accounts);
    await test.refreshLiveDocument();
    expect((await readNow(test)).conditions).toMatchObject([{ reports: 1, kinds: [{ kind: 'tree' }] }]);
  });

  it('a condition report leaves no trace in other tables after eight days', async () => {
    const test = await build();
    const { send } = await threeHikers(test);
    const before = await dump(test.store.db);
    await send();
    const [fresh] = reportsIn(await dump(test.store.db));
    test.advance(keyDays * day);
    await cleanUp(test);
    const after = await dump(test.store.db);
    const [report] = reportsIn(after);
    expect(report).toMatchObject({ id: '', hike: 'lighthouse', kinds: 'tree', day: '2026-07-04' });
    expect(report?.tag).not.toBe(fresh?.tag);
    for (const all of [before, after]) all.delete('conditions');
    expect(after).toEqual(before);
  });

  it('who reported a condition does not follow from the order of rows', async () => {
    const test = await build();
    const { send } = await threeHikers(test);
    await send();
    const [report] = reportsIn(await dump(test.store.db));
    expect(report).toMatchObject({ day: '2026-07-04', until: '2026-08-03T05:00:00.000Z' });
    const names = Object.keys(report ?? {}).filter((name) => !['ctid', 'xmin'].includes(name));
    expect(names.toSorted()).toEqual(['day', 'hike', 'id', 'kinds', 'tag', 'until']);
  });

  it('who reported a condition is no matter of row numbers: the table has none', async () => {
    const { store } = await build();
    expect(await hasRowNumbers(store.db, 'attempts')).toBe(true);
    expect(await hasRowNumbers(store.db, 'conditions')).toBe(false);
  });

  it('who reported a condition is gone from every byte of every file once its key is destroyed', async () => {
    const test = await build();
    const { send } = await threeHikers(test);
    await send();
    const [fresh] = reportsIn(await dump(test.store.db));
    const [{ key = '' } = {}] = await test.store.db.selectFrom('condition_keys').select('key').execute();
    const isFound = (text: unknown) =>
      readdirSync(test.config.dataDir).some((name) =>
        readFileSync(`${test.config.dataDir}/${name}`, 'latin1').includes(String(text)),
      );
    const traces = [key, fresh?.tag, fresh?.id];
    expect(traces.map(isFound)).toEqual([true, true, true]);
    test.advance(keyDays * day);
    await cleanUp(test);
    expect(traces.map(isFound)).toEqual([false, false, false]);
  });

  it('who reported a condition is not in the request log', async () => {
    const test = await build();
    const { reporter, send } = await threeHikers(test);
    const { id } =
      (await send()) && (await test.store.db.selectFrom('conditions').select('id').executeTakeFirstOrThrow());
    expect(test.log()).toContain('/v1/conditions');
    for (const trace of [reporter.id, reporter.token, id]) expect(test.log()).not.toContain(trace);
  });
});

describe('an account that has reported conditions', () => {
  it('an account that has reported conditions that is deleted during a report leaves no report behind', async () => {
    const test = await build();
    for (let n = 0; n < 10; n += 1) {
      const hiker = await makeHiker(test);
      const claimId = await claimed(hiker);
      await Promise.all([hiker.report(claimId, ['icy']), hiker.del('/v1/account'), hiker.report(claimId, ['muddy'])]);
    }
    expect(reportsIn(await dump(test.store.db))).toEqual([]);
  });
});

it('the key of a day exists as long as reports about claims of that day are accepted', () => {
  expect(keyDays).toBe(badgeRule.longestWaitDays + 1);
});
