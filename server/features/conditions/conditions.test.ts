import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ConditionKind } from '../../../domain/status/condition-reports.ts';
import type { TestApp } from '../../../test/app.ts';
import { places } from '../../../test/badges.ts';
import { build } from '../../../test/databases.ts';
import { endWaits, makeSteward, readNow } from '../../../test/desk.ts';
import { type Hiker, makeHiker } from '../../../test/hiker.ts';
import { liveDocumentSchema } from '../../../test/now.ts';
import { conditionLimits } from './routes.ts';

const day = 24 * 60;
/** The clock of a test starts at ten in the morning of July 4, in Minnesota. */
const untilMidnight = 14 * 60;

/** A claim at the lighthouse, now or some days ago; resolves to its id. */
async function claimed({ now }: TestApp, hiker: Hiker, place: keyof typeof places = 'lighthouse', daysAgo = 0) {
  const claimId = randomUUID();
  const takenAt = new Date(now().getTime() - daysAgo * day * 60_000).toISOString();
  await hiker.claim(places[place], { claimId, takenAt });
  return claimId;
}

/** A new hiker at the lighthouse sends a report. */
async function reported(test: TestApp, kinds: ConditionKind[], place: keyof typeof places = 'lighthouse', daysAgo = 0) {
  const hiker = await makeHiker(test);
  const response = await hiker.report(await claimed(test, hiker, place, daysAgo), kinds);
  if (response.statusCode !== 201) throw new Error(response.body);
  return hiker;
}

/** What is shown once no report waits anymore. */
async function conditions(test: TestApp) {
  await endWaits(test);
  await test.refreshLiveDocument();
  return liveDocumentSchema.parse(await readNow(test)).conditions;
}
const rows = ({ store }: TestApp) => store.db.selectFrom('conditions').selectAll().execute();
const problem = (reply: Awaited<ReturnType<Hiker['report']>>) => [reply.statusCode, reply.json().type];

describe('a condition report', () => {
  it('a report by a hiker verified at the trailhead becomes public with day, count and expiry', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const response = await hiker.report(await claimed(test, hiker), ['tree', 'muddy']);
    expect([response.statusCode, response.json()]).toEqual([201, { day: '2026-07-04', kinds: ['muddy', 'tree'] }]);
    expect(await conditions(test)).toEqual([
      {
        hike: 'lighthouse',
        day: '2026-07-04',
        reports: 1,
        kinds: [
          { kind: 'muddy', reports: 1, until: '2026-07-07T05:00:00.000Z' },
          { kind: 'tree', reports: 1, until: '2026-08-03T05:00:00.000Z' },
        ],
      },
    ]);
  });

  it('a condition report is accepted from a hiker who already has the badge', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    await claimed(test, hiker);
    test.advance(2 * day);
    expect((await hiker.report(await claimed(test, hiker), ['clear'])).statusCode).toBe(201);
    expect(await hiker.badges()).toEqual(['Lighthouse']);
  });

  it('a condition report of a family counts once', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const claimId = randomUUID();
    await hiker.claim(places.gorge, {
      claimId,
      hikers: [hiker.id, await hiker.bring('Max'), await hiker.bring('Mia')],
    });
    await hiker.report(claimId, ['bugs']);
    expect(await conditions(test)).toMatchObject([{ hike: 'gorge', reports: 1 }]);
  });

  it('a condition report is refused for a claim that was out of range, too fast, foreign or unknown', async () => {
    const test = await build();
    const [hiker, other] = [await makeHiker(test), await makeHiker(test)];
    const far = await claimed(test, hiker, 'nowhere');
    const foreign = await claimed(test, other);
    await claimed(test, hiker, 'gorge');
    const tooFast = await claimed(test, hiker, 'ridgeEnd');
    for (const claimId of [far, tooFast, foreign, randomUUID()])
      expect(problem(await hiker.report(claimId, ['icy']))).toEqual([404, 'claim_not_found']);
    expect(await rows(test)).toEqual([]);
  });

  it('a condition report is refused once its claim is more than seven days old', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const claimId = await claimed(test, hiker);
    test.advance(7 * day);
    expect((await hiker.report(claimId, ['tree'])).statusCode).toBe(201);
    test.advance(1);
    expect(problem(await hiker.report(claimId, ['tree']))).toEqual([404, 'claim_not_found']);
  });

  it.each([
    ['nobody', {}],
    ['no kind', { kinds: [] }],
    ['five kinds', { kinds: ['clear', 'icy', 'snow', 'muddy', 'bugs'] }],
    ['a kind of its own', { kinds: ['dragons'] }],
    ['no id', { id: 'mine' }],
    ['no claim', { claimId: 'mine' }],
  ])('a condition report with %s is refused', async (name, other) => {
    const test = await build();
    const hiker = await makeHiker(test);
    const payload = { id: randomUUID(), claimId: await claimed(test, hiker), kinds: ['icy'], ...other };
    const call = { method: 'POST', url: '/v1/conditions', payload } as const;
    const response = name === 'nobody' ? await test.app.inject(call) : await hiker.call(call);
    expect(response.statusCode).toBe(name === 'nobody' ? 401 : 400);
    expect(await rows(test)).toEqual([]);
  });

  it('a condition report is idempotent: a retry gets the first answer, even with other content', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const [claimId, id] = [await claimed(test, hiker), randomUUID()];
    await hiker.report(claimId, ['icy'], id);
    for (const kinds of [['icy'], ['muddy']]) {
      const again = await hiker.report(claimId, kinds, id.toUpperCase());
      expect([again.statusCode, again.json()]).toEqual([200, { day: '2026-07-04', kinds: ['icy'] }]);
    }
    expect(await rows(test)).toMatchObject([{ kinds: 'icy' }]);
  });

  it('a late condition report counts for its own day, and the response lists what has expired', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const claimId = await claimed(test, hiker, 'lighthouse', 4);
    const response = await hiker.report(claimId, ['icy', 'color']);
    expect([response.statusCode, response.json()]).toEqual([201, { day: '2026-06-30', kinds: ['color'] }]);
    const only = await hiker.report(claimId, ['icy', 'water']);
    expect(problem(only)).toEqual([410, 'condition_expired']);
    expect(await conditions(test)).toMatchObject([{ day: '2026-06-30', kinds: [{ kind: 'color' }] }]);
  });

  it('a condition report from a phone whose clock is ahead is dated today, not tomorrow', async () => {
    const test = await build();
    test.advance(untilMidnight - 2);
    const hiker = await makeHiker(test);
    expect((await hiker.report(await claimed(test, hiker, 'gorge', -3 / day), ['clear'])).json().day).toBe(
      '2026-07-04',
    );
  });
});

describe('conditions in /now.json', () => {
  it('conditions in /now.json are grouped by hike and day, newest day first, most reported kind first', async () => {
    const test = await build();
    await reported(test, ['icy'], 'lighthouse', 1);
    await reported(test, ['icy', 'muddy']);
    for (const _ of [1, 2]) await reported(test, ['muddy']);
    await reported(test, ['clear']);
    await reported(test, ['bugs'], 'gorge');
    expect(await conditions(test)).toMatchObject([
      { hike: 'gorge', day: '2026-07-04', reports: 1, kinds: [{ kind: 'bugs', reports: 1 }] },
      {
        hike: 'lighthouse',
        day: '2026-07-04',
        reports: 4,
        kinds: [
          { kind: 'muddy', reports: 3 },
          { kind: 'clear', reports: 1 },
          { kind: 'icy', reports: 1 },
        ],
      },
      { hike: 'lighthouse', day: '2026-07-03', reports: 1, kinds: [{ kind: 'icy', reports: 1 }] },
    ]);
  });

  it('expire at midnight after their last day, to the minute', async () => {
    const test = await build();
    await reported(test, ['water', 'icy', 'bugs', 'tree']);
    const kinds = async () => (await conditions(test))?.flatMap((one) => one.kinds.map(({ kind }) => kind));
    const seen: unknown[] = [];
    let passed = 0;
    for (const days of [2, 3, 7, 30]) {
      const midnight = untilMidnight + (days - 1) * day;
      test.advance(midnight - 1 - passed);
      seen.push(await kinds());
      test.advance(1);
      seen.push(await kinds());
      passed = midnight;
    }
    expect(seen).toEqual([
      ['icy', 'water', 'tree', 'bugs'],
      ['icy', 'tree', 'bugs'],
      ['icy', 'tree', 'bugs'],
      ['tree', 'bugs'],
      ['tree', 'bugs'],
      ['tree'],
      ['tree'],
      [],
    ]);
  });

  it('keep their ETag while nothing changes, and change it with every report', async () => {
    const test = await build();
    const etag = async () => {
      await test.refreshLiveDocument();
      return (await test.app.inject({ url: '/now.json' })).headers.etag;
    };
    await reported(test, ['icy']);
    await endWaits(test);
    const first = await etag();
    test.advance(4);
    expect(await etag()).toBe(first);
    await reported(test, ['icy']);
    await endWaits(test);
    expect(await etag()).not.toBe(first);
  });

  it('omit a kind that a newer server has stored, without delaying notices', async () => {
    const test = await build();
    await reported(test, ['muddy']);
    await test.store.db
      .updateTable('conditions')
      .set({ kinds: 'muddy quicksand' as never })
      .execute();
    const kinds = (await conditions(test))?.flatMap((condition) => condition.kinds.map(({ kind }) => kind));
    expect(kinds).toEqual(['muddy']);
    expect((await (await makeSteward(test)).publish()).statusCode).toBe(201);
  });

  it('conditions in /now.json never include a closed gate, not even as a count', async () => {
    const test = await build();
    await reported(test, ['gate']);
    expect(await conditions(test)).toEqual([]);
    await reported(test, ['gate', 'icy']);
    expect(await conditions(test)).toMatchObject([{ reports: 1, kinds: [{ kind: 'icy', reports: 1 }] }]);
    for (const url of ['/now.json', '/now.atom']) expect((await test.app.inject({ url })).body).not.toContain('gate');
  });
});

describe('limits of condition reports', () => {
  it('allow an account ten reports in ten minutes, not counting retries', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const [claimId, id] = [await claimed(test, hiker), randomUUID()];
    for (let n = 1; n < conditionLimits.account.most; n += 1) await hiker.report(claimId, ['icy']);
    expect((await hiker.report(claimId, ['muddy'], id)).statusCode).toBe(201);
    const refused = await hiker.report(claimId, ['icy']);
    expect(problem(refused)).toEqual([429, 'general_rate_limit_exceeded']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await hiker.report(claimId, ['muddy'], id)).statusCode).toBe(200);
    test.advance(10);
    expect((await hiker.report(claimId, ['icy'])).statusCode).toBe(201);
  });

  it('limits of condition reports do not hold the database: a burst stops nobody else', async () => {
    const test = await build({ rejectionDelayMs: 1000 });
    const hiker = await makeHiker(test);
    const claimId = await claimed(test, hiker);
    const responses = await Promise.all(Array.from({ length: 40 }, () => hiker.report(claimId, ['icy'])));
    const count = (status: number) => responses.filter(({ statusCode }) => statusCode === status).length;
    expect([count(201), count(429)]).toEqual([conditionLimits.account.most, 40 - conditionLimits.account.most]);
  });

  it('allow sixty reports an hour per hike, without affecting other hikes', async () => {
    const test = await build();
    const changing = await makeHiker(test);
    const claimId = await claimed(test, changing);
    for (const kind of ['icy', 'snow', 'muddy']) await changing.report(claimId, [kind]); // counts once
    for (let n = 1; n < conditionLimits.hike.most; n += 1) await reported(test, ['icy']);
    const hiker = await makeHiker(test);
    expect(problem(await hiker.report(await claimed(test, hiker), ['icy']))[0]).toBe(429);
    await reported(test, ['icy'], 'gorge');
    test.advance(60);
    await reported(test, ['icy']);
  });
});
