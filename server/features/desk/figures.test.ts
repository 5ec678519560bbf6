import { describe, expect, it } from 'vitest';
import type { Trailheads } from '../../../domain/desk/desk.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import type { TestApp } from '../../../test/app.ts';
import { places, testGuide } from '../../../test/badges.ts';
import { build } from '../../../test/databases.ts';
import { makeSteward } from '../../../test/desk.ts';
import { makeHiker } from '../../../test/hiker.ts';

const beside = ({ latitude, longitude }: Point, north: number, east = 0): Point => ({
  latitude: latitude + north,
  longitude: longitude + east,
});

const claimBy = async (test: TestApp, accounts: number, place: Point) => {
  for (let i = 0; i < accounts; i += 1) await (await makeHiker(test)).claim(place);
};

describe('trailhead health', () => {
  const tomorrow = (test: TestApp) => test.advance(24 * 60);
  const lighthouse = async (test: TestApp) => {
    const { trailheads }: Trailheads = (await (await makeSteward(test, 'reader')).read('/trailheads')).json();
    return trailheads.find(({ hike }) => hike === 'lighthouse');
  };

  it('trailhead health shows nothing for nine accounts, and the outcomes of ten rounded to five', async () => {
    const test = await build();
    const often = await makeHiker(test);
    const family = { hikers: [often.id, await often.bring('Max')] };
    for (let i = 0; i < 4; i += 1) await often.claim(places.lighthouse, family);
    await claimBy(test, 8, places.lighthouse);
    tomorrow(test);
    expect(await lighthouse(test)).toMatchObject({ tries: null, refused: null });
    await claimBy(test, 1, beside(places.lighthouse, 0.03));
    tomorrow(test);
    expect(await lighthouse(test)).toMatchObject({
      tries: { awarded: 10, 'already-earned': 5, 'too-far': 0 },
      refused: null,
    });
  });

  it('trailhead health shows how far away ten refused accounts were, in three bands', async () => {
    const test = await build();
    await claimBy(test, 6, beside(places.lighthouse, 0.02));
    await claimBy(test, 3, beside(places.lighthouse, 0, -0.06));
    tomorrow(test);
    expect((await lighthouse(test))?.refused).toBeNull();
    await claimBy(test, 2, beside(places.lighthouse, 0.07));
    tomorrow(test);
    expect((await lighthouse(test))?.refused).toEqual({ under2: 5, to4: 5, over4: 0 });
  });

  it('trailhead health ignores claims of today, from home, and older than 30 days', async () => {
    const test = await build();
    await claimBy(test, 10, beside(places.lighthouse, 0.2));
    await claimBy(test, 10, beside(places.lighthouse, 0.03));
    test.advance(1);
    expect(await lighthouse(test), 'today').toMatchObject({ tries: null });
    tomorrow(test);
    expect(await lighthouse(test)).toMatchObject({ tries: { 'too-far': 10 } });
    test.advance(30 * 24 * 60);
    expect(await lighthouse(test)).toMatchObject({ tries: null });
  });

  it('trailhead health is counted once a day: late in the day it reads as in the morning', async () => {
    const test = await build();
    await claimBy(test, 10, places.lighthouse);
    tomorrow(test);
    const reader = await makeSteward(test, 'reader');
    const { body } = await reader.read('/trailheads');
    expect(body).toContain('"through":"2026-07-04"');
    expect(body).not.toMatch(/latitude|47\.|91\.|takenAt|Hiker/);
    await claimBy(test, 10, places.lighthouse);
    await test.store.db.deleteFrom('attempts').execute();
    test.advance(12 * 60);
    expect((await reader.read('/trailheads')).body).toBe(body);
  });
});

describe('the figures of the desk', () => {
  it('count badges by week, hike and region, claims by outcome and open items', async () => {
    const test = await build();
    await claimBy(test, 3, places.lighthouse);
    await claimBy(test, 4, places.ridgeEnd);
    await claimBy(test, 1, places.nowhere);
    test.advance(24 * 60);
    await claimBy(test, 1, places.lighthouse);
    await (await makeHiker(test)).appeal('Gorge');
    const reader = await makeSteward(test, 'reader');
    const figures = (await reader.read('/figures')).json();
    expect(figures.weeks).toHaveLength(26);
    expect(figures.weeks.at(-1), 'without the badge of today').toEqual({ week: '2026-06-29', badges: 7 });
    expect(figures.hikes, 'most badges first, then as in the guide').toEqual([
      { hike: 'ridge', region: 'southeast', badges: 4 },
      { hike: 'lighthouse', region: 'north-shore', badges: 3 },
      { hike: 'gorge', region: 'north-shore', badges: 0 },
      { hike: 'swing-bridge', region: 'north-shore', badges: 0 },
    ]);
    expect(figures.regions).toEqual([
      { region: 'north-shore', badges: 3 },
      { region: 'southeast', badges: 4 },
    ]);
    expect(figures.claims).toContainEqual({ outcome: 'awarded', claims: 7 });
    expect(figures.claims).toContainEqual({ outcome: 'too-far', claims: 1 });
    expect(figures.appeals).toEqual({ open: 1, oldest: test.now().toISOString() });
  });

  it('sort facts by the age of their source', async () => {
    const dated = (known: string | null) => ({ field: 'winter', words: 'Snow.', known, source: 'DNR' });
    const facts = ['2026-06', '2025-12-01', '2025', '2024', null].map(dated);
    const [first, ...others] = testGuide.hikes;
    const guide = { ...testGuide, hikes: first ? [{ ...first, facts }, ...others] : [] };
    const reader = await makeSteward(await build({ guide }), 'reader');
    expect((await reader.read('/figures')).json().facts).toEqual([
      { age: 'under-3-months', facts: 1 },
      { age: '3-to-12-months', facts: 2 },
      { age: 'over-a-year', facts: 1 },
      { age: 'undated', facts: 1 },
    ]);
  });
});
