/** An observer who polls /now.json and the desk all day, and wants to know that one hiker is at a trailhead right now. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ConditionKind } from '../../domain/status/condition-reports.ts';
import { deleteExpired } from '../../server/store/cleanup.ts';
import type { TestApp } from '../app.ts';
import { places } from '../badges.ts';
import { build } from '../databases.ts';
import { makeSteward, readNow } from '../desk.ts';
import { type Hiker, makeHiker } from '../hiker.ts';

/** Claims at the lighthouse, now or some minutes ago, and reports. */
async function report(test: TestApp, kinds: ConditionKind[], minutesAgo = 0): Promise<Hiker> {
  const hiker = await makeHiker(test);
  const claimId = randomUUID();
  const takenAt = new Date(test.now().getTime() - minutesAgo * 60_000).toISOString();
  await hiker.claim(places.lighthouse, { claimId, takenAt });
  expect((await hiker.report(claimId, kinds)).statusCode).toBe(201);
  return hiker;
}

const seen = async (test: TestApp) => {
  await test.refreshLiveDocument();
  return (await readNow(test)).conditions?.map(({ reports, kinds }) => [reports, ...kinds.map(({ kind }) => kind)]);
};

/** The whole minutes, out of so many, after which something else is shown. */
async function changes(test: TestApp, minutes: number) {
  let before = await seen(test);
  const found: [number, typeof before][] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    test.advance(1);
    const now = await seen(test);
    if (JSON.stringify(now) !== JSON.stringify(before)) found.push([minute, now]);
    before = now;
  }
  return found;
}

describe('an observer of a trailhead', () => {
  it('an observer sees the only report of a day at a full hour, two hours after its claim', async () => {
    const test = await build();
    test.advance(7); // 15:07
    await report(test, ['icy']);
    expect(await changes(test, 4 * 60)).toEqual([[173, [[1, 'icy']]]]);
  });

  it('an observer of a trailhead sees two reports at the next full hour', async () => {
    const test = await build();
    test.advance(7);
    await report(test, ['icy']);
    test.advance(21);
    await report(test, ['muddy']);
    expect(await changes(test, 60)).toEqual([[32, [[2, 'icy', 'muddy']]]]);
  });

  it('an observer sees a fallen tree at the next ten minutes, and the rest later', async () => {
    const test = await build();
    test.advance(7);
    await report(test, ['tree', 'icy']);
    expect(await changes(test, 4 * 60)).toEqual([
      [3, [[1, 'tree']]],
      [173, [[1, 'icy', 'tree']]],
    ]);
  });

  it('an observer of a trailhead sees a report that waited for a signal at the next full hour, too', async () => {
    const test = await build();
    test.advance(7);
    await report(test, ['icy'], 5 * 60);
    expect(await changes(test, 2 * 60)).toEqual([[53, [[1, 'icy']]]]);
  });

  it('an observer of a trailhead notices nothing when a report arrives: not a byte, not an ETag', async () => {
    const test = await build();
    test.advance(7);
    const read = async () => {
      const { body, headers } = await test.app.inject({ url: '/now.json' });
      return [body, headers.etag];
    };
    const before = await read();
    await report(test, ['icy', 'gate', 'tree']);
    expect(await read()).toEqual(before);
    await test.refreshLiveDocument();
    expect(await read()).toEqual(before);
  });

  it('an observer of a trailhead learns no more with a role at the desk', async () => {
    const test = await build();
    test.advance(7);
    const reader = await makeSteward(test, 'reader');
    const read = async () => [(await reader.read('/conditions')).json().conditions, await reader.queue()];
    await report(test, ['icy', 'gate']);
    expect(await read()).toEqual([[], []]);
    test.advance(3);
    expect(await read()).toMatchObject([[], [{ kind: 'gate', reports: 1 }]]);
  });
});

describe('a copy of the database', () => {
  it('a copy of the database names no account and no hike in its rate limits', async () => {
    const test = await build();
    test.advance(7);
    await report(test, ['icy']);
    const windows = await test.store.db.selectFrom('rate_windows').selectAll().execute();
    const ours = windows.filter(({ key }) => key.startsWith('conditions'));
    expect(ours).toHaveLength(2);
    for (const { key, ends_at: end } of ours) {
      expect(key).toMatch(/^conditions( of a hike)? [\w-]{43}$/);
      expect(end).toMatch(/:\d0:00\.000Z$/);
    }
  });

  it('a copy of the database has no moment of a report once it is public', async () => {
    const test = await build();
    test.advance(7);
    await report(test, ['icy']);
    const waits = () => test.store.db.selectFrom('condition_waits').selectAll().execute();
    for (const { ready_at: ready, alone_until: alone } of await waits())
      expect([ready, alone]).toEqual(['2026-07-04T15:10:00.000Z', '2026-07-04T18:00:00.000Z']);
    test.advance(3 * 60);
    await deleteExpired(test.store.db, test.now());
    expect(await waits()).toEqual([]);
    expect(await seen(test)).toEqual([[1, 'icy']]);
  });
});
