/** Requests past a rate limit are refused without a write: a durable commit for each would slow everybody down. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { mistakeReportLimits } from '../../domain/wire/mistake-reports.ts';
import { appealCalls } from '../../server/features/appeals/routes.ts';
import { conditionLimits } from '../../server/features/conditions/routes.ts';
import { hikerChanges } from '../../server/features/hikers/routes.ts';
import { proofLimit } from '../../server/features/proofs/routes.ts';
import { savedHikeChanges } from '../../server/features/saved-hikes/routes.ts';
import { openMistakeReports } from '../../server/store/mistake-reports.ts';
import type { TestApp } from '../app.ts';
import { places } from '../badges.ts';
import { build, newDatabase } from '../databases.ts';
import { type Hiker, makeHiker } from '../hiker.ts';
import { getPage, smallSite } from '../small-site.ts';

const page = '/trails/north-shore/lighthouse';
const site = new Map([...smallSite, [page, getPage('<!doctype html><title>Lighthouse</title>')]]);

const report = ({ app }: TestApp, remoteAddress: string, changes: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/v1/reports',
    remoteAddress,
    payload: {
      reportId: randomUUID(),
      page,
      facts: ['water'],
      words: '',
      contact: '',
      writtenAt: '2026-07-04T14:00:00Z',
      ...changes,
    },
  });

const addHiker = (hiker: Hiker) =>
  hiker.call({
    method: 'POST',
    url: '/v1/hikers',
    payload: { hikerId: randomUUID(), name: randomUUID().slice(0, 20), color: 'pine' },
  });

const changeHiker = (hiker: Hiker) =>
  hiker.call({ method: 'PUT', url: `/v1/hikers/${randomUUID()}`, payload: { name: 'Max', color: 'pine' } });

/** Each call is a new report about the first claim, whose id is derived from the account's. */
async function reportConditions(hiker: Hiker) {
  const claimId = hiker.id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  if ((await hiker.claims()).length === 0) await hiker.claim(places.gorge, { claimId });
  return hiker.report(claimId, ['icy']);
}

/** How many writes and transactions were started meanwhile; no row may change. */
async function writesDuring({ store: { db } }: TestApp, work: () => Promise<void>) {
  const rowsChanged = async () => (await sql<{ n: number }>`select total_changes() as n`.execute(db)).rows[0]?.n;
  const before = await rowsChanged();
  const begun = (['insertInto', 'updateTable', 'deleteFrom', 'transaction'] as const).map((name) => vi.spyOn(db, name));
  await work();
  const count = begun.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  for (const spy of begun) spy.mockRestore();
  expect(await rowsChanged()).toBe(before);
  return count;
}

describe('a flood', () => {
  /** One step of each flood, with its limit. */
  const floods: [string, number, (hiker: Hiker, n: number) => ReturnType<Hiker['call']>][] = [
    ['hikers added', hikerChanges.most, addHiker],
    ['hikers changed', hikerChanges.most, changeHiker],
    ['hikers deleted', hikerChanges.most, (hiker) => hiker.del(`/v1/hikers/${randomUUID()}`)],
    ['wishes changed', savedHikeChanges.most, (hiker, n) => hiker.wish('north-shore/gorge', n % 2 === 0)],
    ['appeals', appealCalls.most, (hiker) => hiker.appeal('Gorge')],
    ['proofs', proofLimit.most, (hiker) => hiker.get('/v1/badges/none/credential')],
    ['condition reports', conditionLimits.account.most, reportConditions],
    ['claims', 10, (hiker) => hiker.claim(places.nowhere)],
  ];

  it.each(floods)(
    'a flood of %s is refused after %i from one account, without a write and without harm to others',
    async (_, most, step) => {
      const test = await build();
      const [flooder, other] = [await makeHiker(test), await makeHiker(test)];
      for (let n = 0; n < most; n += 1) expect((await step(flooder, n)).statusCode).not.toBe(429);
      await step(flooder, most); // a claim is known to be over the limit only after it was counted
      const writes = await writesDuring(test, async () => {
        for (const refused of await Promise.all([0, 1, 2, 3, 4].map((n) => step(flooder, n)))) {
          expect([refused.statusCode, refused.json().type]).toEqual([429, 'general_rate_limit_exceeded']);
          expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
        }
      });
      expect(writes).toBe(0);
      expect((await step(other, 0)).statusCode).not.toBe(429);
      test.advance(10);
      expect((await step(flooder, 0)).statusCode).not.toBe(429);
    },
  );

  it('a flood is none as long as every window has fewer calls, however long they go on', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    for (let n = 0; n < 2 * appealCalls.most; n += 1) {
      expect((await hiker.appeal('Gorge')).statusCode).not.toBe(429);
      test.advance(1);
    }
  });

  it('a flood of claims does not affect the retry of an earlier one: it gets the same answer', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const claim = { claimId: randomUUID(), takenAt: test.now().toISOString() };
    const first = await hiker.claim(places.lighthouse, claim);
    for (let n = 0; n < 12; n += 1) await hiker.claim(places.nowhere);
    expect((await hiker.claim(places.nowhere)).statusCode).toBe(429);
    expect((await hiker.claim(places.lighthouse, claim)).body).toBe(first.body);
  });

  it('a flood of calls that only read saved hikes is not limited', async () => {
    const hiker = await makeHiker(await build());
    const ask = () => hiker.call({ method: 'PATCH', url: '/v1/wishes', payload: { wishes: [] } });
    for (let n = 0; n <= savedHikeChanges.most; n += 1) expect((await ask()).statusCode).toBe(200);
  });

  it('a flood over two servers on one database has one limit', async () => {
    const { environment, ...database } = { environment: {}, ...(await newDatabase()) };
    const client = { GOOGLE_CLIENT_ID: 'trails', GOOGLE_CLIENT_SECRET: 'of all servers' };
    const options = { ...database, environment: { ...environment, ...client } };
    const servers = [await build(options), await build(options)] as const;
    const hiker = await makeHiker(servers[0]);
    const { cookie } = hiker;
    const remove = (n: number) =>
      servers[n % 2 === 0 ? 0 : 1].app.inject({
        method: 'DELETE',
        url: `/v1/hikers/${randomUUID()}`,
        headers: { cookie },
      });
    for (let n = 0; n < hikerChanges.most; n += 1) expect((await remove(n)).statusCode).toBe(404);
    expect((await Promise.all([remove(0), remove(1)])).map(({ statusCode }) => statusCode)).toEqual([429, 429]);
    for (const [n, server] of servers.entries()) {
      const writes = await writesDuring(server, async () => {
        expect((await remove(n)).statusCode).toBe(429);
      });
      expect(writes).toBe(0);
    }
  });

  it('a flood of reports from one network is refused without a write, before its body is read', async () => {
    const test = await build({ site });
    const { network } = mistakeReportLimits.perHour;
    for (let n = 0; n < network; n += 1) expect((await report(test, `2001:db8:1:${n}::1`)).statusCode).toBe(201);
    const writes = await writesDuring(test, async () => {
      const refused = await report(test, '2001:db8:1:ffff::1', { words: 7 });
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
      const form = await test.app.inject({
        method: 'POST',
        url: '/v1/reports',
        remoteAddress: '2001:db8:1::1',
        payload: `page=${page}&facts=water`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(form.headers.location).toBe('/report-not-sent');
    });
    expect(writes).toBe(0);
    expect(await openMistakeReports(test.store.db)).toHaveLength(network);
  });

  it('a flood of reports from forty networks leaves every other network its first report', async () => {
    const test = await build({ site });
    const { network, others } = mistakeReportLimits.perHour;
    const responses = await Promise.all(
      Array.from({ length: 40 * network }, (_, n) => report(test, `10.0.0.${Math.floor(n / network)}`)),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(40 + others);
    expect((await report(test, '203.0.113.9')).statusCode).toBe(201);
    expect((await report(test, '203.0.113.9')).statusCode).toBe(429);
    expect((await report(test, '203.0.113.10')).statusCode).toBe(201);
    expect(await openMistakeReports(test.store.db)).toHaveLength(42 + others);
  });

  it('a flood of reports from thousands of networks closes reporting, and costs no write', async () => {
    const test = await build({ site });
    await report(test, '203.0.113.1');
    const hits = mistakeReportLimits.perHour.firsts - 1;
    await test.store.db.updateTable('rate_windows').set({ hits }).where('key', '=', 'first reports').execute();
    expect((await report(test, '203.0.113.2')).statusCode).toBe(201);
    const writes = await writesDuring(test, async () => {
      const refused = await Promise.all([3, 4, 5, 6].map((n) => report(test, `203.0.113.${n}`)));
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 429]);
    });
    expect(writes).toBe(0);
    test.advance(60);
    expect((await report(test, '203.0.113.9')).statusCode).toBe(201);
  });

  it('a flood of reports about pages that do not exist counts toward no limit', async () => {
    const test = await build({ site });
    const writes = await writesDuring(test, async () => {
      for (let n = 0; n <= mistakeReportLimits.perHour.network; n += 1) {
        const refused = await report(test, '203.0.113.9', { page: `/trails/north-shore/made-up-${n}` });
        expect([refused.statusCode, refused.json().message]).toEqual([400, 'page: there is no such page.']);
      }
    });
    expect(writes).toBe(0);
    expect((await report(test, '203.0.113.9')).statusCode).toBe(201);
  });
});
