import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parseTrailFile } from '../../../content/parse.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import type { Trailheads } from '../../../domain/live/desk.ts';
import type { TestApp } from '../../../test/app.ts';
import { places, testGuide } from '../../../test/badges.ts';
import { ourContent } from '../../../test/content.ts';
import { onBothDatabases } from '../../../test/databases.ts';
import { makeSteward } from '../../../test/desk.ts';
import { makeHiker } from '../../../test/hiker.ts';
import { guideOf } from '../../site/catalog.ts';

const beside = ({ latitude, longitude }: Point, north: number, east = 0): Point => ({
  latitude: latitude + north,
  longitude: longitude + east,
});

const claimBy = async (test: TestApp, accounts: number, place: Point) => {
  for (let i = 0; i < accounts; i += 1) await (await makeHiker(test)).claim(place);
};

onBothDatabases('trailhead health', (build) => {
  const lighthouse = async (test: TestApp) => {
    const reader = await makeSteward(test, 'reader');
    const { trailheads }: Trailheads = (await reader.read('/trailheads')).json();
    return trailheads.find(({ hike }) => hike === 'lighthouse');
  };

  it('shows nothing for four accounts, however often they claim, and the outcomes of five, a family’s claim once', async () => {
    const test = await build();
    const often = await makeHiker(test);
    const family = { hikers: [often.id, await often.bring('Max')] };
    for (let i = 0; i < 6; i += 1) await often.claim(places.lighthouse, family);
    await claimBy(test, 3, places.lighthouse);
    expect(await lighthouse(test)).toMatchObject({ tries: null, refused: null });
    await claimBy(test, 1, beside(places.lighthouse, 0.03));
    expect(await lighthouse(test)).toMatchObject({
      tries: { awarded: 4, 'already-earned': 5, 'too-far': 1 },
      refused: null,
    });
  });

  it('shows distance and direction from five refused accounts on, and not from four', async () => {
    const test = await build();
    const earnedBefore = await makeHiker(test);
    for (const _ of [1, 2]) await earnedBefore.claim(places.lighthouse);
    await claimBy(test, 4, beside(places.lighthouse, 0.02, -0.03));
    expect((await lighthouse(test))?.refused).toBeNull();
    await claimBy(test, 1, beside(places.lighthouse, -0.03));
    expect((await lighthouse(test))?.refused).toEqual({ accounts: 5, medianMiles: 2, direction: 'northwest' });
    const directionWith = async (north: number, east: number) => {
      await claimBy(test, 1, beside(places.lighthouse, north, east));
      return (await lighthouse(test))?.refused?.direction;
    };
    expect(await directionWith(0.03, 0)).toBe('northwest');
    expect(await directionWith(0, 0.04)).toBe('northwest');
    expect(await directionWith(0.02, 0.03), 'half of them').toBe('northwest');
    expect(await directionWith(0, -0.04), 'fewer than half of them').toBeNull();
  });

  it('has no direction for positions all around, and ignores claims from home', async () => {
    const test = await build();
    for (const [north, east] of [
      [0.03, 0],
      [-0.03, 0],
      [0, 0.04],
      [0, -0.04],
      [0.02, 0.03],
      [0.02, -0.03],
    ] as const)
      await claimBy(test, 1, beside(places.lighthouse, north, east));
    await claimBy(test, 5, beside(places.lighthouse, 0.2));
    expect(await lighthouse(test)).toMatchObject({
      tries: { 'too-far': 6 },
      refused: { accounts: 6, direction: null },
    });
  });

  it('ignores claims older than 30 days, and contains no position, time or name', async () => {
    const test = await build();
    await claimBy(test, 6, beside(places.lighthouse, 0.03));
    const reader = await makeSteward(test, 'reader');
    const { body } = await reader.read('/trailheads');
    expect(body).not.toMatch(/latitude|47\.|91\.|takenAt|Hiker/);
    test.advance(31 * 24 * 60);
    expect(await lighthouse(test)).toMatchObject({ tries: null });
  });
});

onBothDatabases('the figures of the desk', (build) => {
  it('count badges by week, hike and region, claims by outcome and open items, also as CSV', async () => {
    const test = await build();
    await claimBy(test, 3, places.lighthouse);
    await claimBy(test, 1, places.nowhere);
    await (await makeHiker(test)).appeal('Gorge');
    const reader = await makeSteward(test, 'reader');
    const figures = (await reader.read('/figures')).json();
    expect(figures.weeks).toHaveLength(26);
    expect(figures.weeks.at(-1)).toEqual({ week: '2026-06-29', badges: 3 });
    expect(figures.hikes[0]).toEqual({ hike: 'lighthouse', region: 'north-shore', badges: 3 });
    expect(figures.regions).toEqual([
      { region: 'north-shore', badges: 3 },
      { region: 'southeast', badges: 0 },
    ]);
    expect(figures.claims).toContainEqual({ outcome: 'awarded', claims: 3 });
    expect(figures.claims).toContainEqual({ outcome: 'too-far', claims: 1 });
    expect(figures.appeals).toEqual({ open: 1, oldest: test.now().toISOString() });
    const csv = await reader.read('/figures.csv?table=regions');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.body).toBe('region,badges\r\nnorth-shore,3\r\nsoutheast,0\r\n');
    expect((await reader.read('/figures.csv?table=users')).statusCode).toBe(400);
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

onBothDatabases('a suggested check point', (build) => {
  it.each(['north-shore/split-rock', 'twin-cities-metro/minnesota-valley'])(
    'is a patch that applies to %s',
    async (id) => {
      const test = await build({ guide: guideOf(ourContent) });
      const steward = await makeSteward(test);
      const slug = id.split('/')[1];
      const point = { latitude: 47.2000001, longitude: -91.366, place: 'Lot: "north" # side' };
      const { file, patch } = (await steward.send('POST', `/trailheads/${slug}/patch`, point)).json();
      expect(file).toBe(`content/trails/${id}.md`);
      const folder = mkdtempSync(join(tmpdir(), 'patch-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(file, join(folder, file));
      const { stderr } = spawnSync('git', ['apply', '--verbose', '-'], { cwd: folder, input: patch, encoding: 'utf8' });
      expect(stderr).toMatch(/^Applied patch .* cleanly\.$/m);
      expect(stderr, 'its line numbers are right').not.toContain('offset');
      const parsed = parseTrailFile(file, readFileSync(join(folder, file), 'utf8'));
      expect('fields' in parsed && parsed.fields.alsoAccept.at(-1)).toEqual({ ...point, latitude: 47.2 });
    },
  );
});
