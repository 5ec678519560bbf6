import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { places } from '../../test/badges.ts';
import { onBothDatabases } from '../../test/databases.ts';
import { makeHiker } from '../../test/hiker.ts';
import { blockAccount } from './accounts.ts';
import { deleteExpired } from './cleanup.ts';
import { saveReport } from './reports.ts';
import { badgesByMonth, claimsByTrailhead, countAccounts, openWork } from './stats.ts';

const north = ({ latitude, longitude }: { latitude: number; longitude: number }, degrees: number) => ({
  latitude: latitude + degrees,
  longitude,
});

onBothDatabases('the figures for the operator', (build) => {
  it('count claims and refusals by trailhead, a family’s claim once, with the median distance of the refused', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    await hiker.claim(places.lighthouse, { hikers: [hiker.id, await hiker.bring('Max')] });
    for (const degrees of [0.03, 0.04, 0.05, 0.2]) await hiker.claim(north(places.lighthouse, degrees));
    await hiker.claim(places.lighthouse, { accuracy: 5000 });
    const [first, ...others] = await claimsByTrailhead(test.store.db);
    expect(first).toMatchObject({ badge: 'Lighthouse', tries: 5, refused: 4 });
    expect(first?.medianKm).toBeCloseTo(0.045 * 111.2, 1);
    expect(others).toEqual([{ badge: null, tries: 1, refused: 1, medianKm: null }]);
    await deleteExpired(test.store.db, new Date(test.now().getTime() + 91 * 24 * 60 * 60_000));
    expect(await claimsByTrailhead(test.store.db), 'what was erased is not counted').toEqual([]);
  });

  it('count a family’s claim as refused only if it earned nobody a badge', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const max = await hiker.bring('Max');
    await hiker.claim(places.ridgeStart, { hikers: [max] });
    test.advance(1);
    const { hikers } = (await hiker.claim(places.lighthouse, { hikers: [hiker.id, max] })).json();
    expect(hikers.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['awarded', 'too-fast']);
    const [lighthouse] = (await claimsByTrailhead(test.store.db)).filter(({ badge }) => badge === 'Lighthouse');
    expect(lighthouse).toMatchObject({ tries: 1, refused: 0, medianKm: null });
  });

  it('count badges by month, accounts, and open items with their age', async () => {
    const test = await build();
    const { db } = test.store;
    expect(await openWork(db)).toEqual({
      ...{ reports: { count: 0, oldest: null }, appeals: { count: 0, oldest: null } },
    });
    const hiker = await makeHiker(test);
    await hiker.claim(places.lighthouse);
    await hiker.appeal('Gorge');
    await blockAccount(db, (await makeHiker(test)).id, 'why', test.now());
    const at = test.now().toISOString();
    const page = '/trails/north-shore/split-rock';
    const report = { page, facts: 'water', words: '', contact: '', written_at: at };
    await saveReport(db, { ...report, id: randomUUID(), received_at: at });
    await saveReport(db, { ...report, id: randomUUID(), received_at: '2026-07-01T00:00:00.000Z' });
    expect(await openWork(db)).toEqual({
      reports: { count: 2, oldest: '2026-07-01T00:00:00.000Z' },
      appeals: { count: 1, oldest: at },
    });
    expect(await countAccounts(db)).toEqual({ all: 2, blocked: 1 });
    expect(await badgesByMonth(db, '2026-01')).toEqual([{ month: '2026-07', badges: 1 }]);
    expect(await badgesByMonth(db, '2026-08')).toEqual([]);
  });
});
