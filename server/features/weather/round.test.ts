/** Which requests a day of rounds sends, to a client that answers or fails at once. */
import { describe, expect, it } from 'vitest';
import { state } from '../../../content/state.ts';
import { build } from '../../../test/databases.ts';
import { recording } from '../../../test/weather-service.ts';
import type { Client } from './client.ts';
import { alertsPath, type Outcome, weatherRound } from './round.ts';
import { nextAfterFailure, nextAfterResponse } from './timetable.ts';
import { Unusable } from './unusable.ts';

const minute = 60_000;
const alerts = alertsPath(state.code);

/** Sixteen hikes, of which close ones share a cell: a tenth of a degree stands for a cell of 2.5 km. */
const hikes = Array.from({ length: 16 }, (_, i) => ({
  slug: `hike-${i}`,
  trailhead: { latitude: 44 + Math.floor(i / 2) * 0.5, longitude: -93 - i * 0.01 },
}));

function toText(path: string, now: Date): string {
  if (path === alerts) return JSON.stringify({ ...recording('alerts', now), features: [] });
  if (path.startsWith('/gridpoints/')) return JSON.stringify(recording('forecast', now));
  const point = recording('points', now);
  const [gridX, gridY] = (path.match(/[\d.]+/g) ?? []).map((degrees) => Math.round(Number(degrees) * 10));
  Object.assign(point.properties, { gridId: 'MPX', gridX, gridY });
  return JSON.stringify(point);
}

async function startRounds(fails?: Unusable) {
  const { store, now, advance } = await build();
  const asked: { path: string; minute: number }[] = [];
  const start = now().getTime();
  const outcomes: Outcome[] = [];
  const client: Client = {
    get: async (path) => {
      asked.push({ path, minute: (now().getTime() - start) / minute });
      if (fails) throw fails;
      return { kind: 'new', text: toText(path, now()), etag: null, lastModified: null, freshMs: 0 };
    },
  };
  const runRound = async (minutes = 0) => {
    advance(minutes);
    const isStopping = () => false;
    const onOutcome = (_: string, outcome: Outcome) => outcomes.push(outcome);
    const common = { area: state.code, wallClock: state.clock, random: Math.random };
    return weatherRound({ store, hikes, client, clock: now, isStopping, onOutcome, ...common });
  };
  const runDay = async () => {
    for (let passed = 0; passed < 24 * 60; passed += 2) await runRound(2);
  };
  const getGaps = (path: string) => {
    const at = asked.filter((one) => one.path === path).map((one) => one.minute);
    return at.slice(1).map((one, i) => one - (at[i] ?? 0));
  };
  const paths = () => [...new Set(asked.map(({ path }) => path))];
  return { asked, outcomes, runRound, runDay, getGaps, paths };
}

describe('the requests of a day', () => {
  it('a day’s weather requests are one an hour for a cell, and alerts every two minutes', async () => {
    const { runDay, asked, getGaps, paths } = await startRounds();
    await runDay();
    const cells = paths().filter((path) => path.startsWith('/gridpoints/'));
    expect(cells.length).toBeGreaterThanOrEqual(8);
    expect(cells.length).toBeLessThan(hikes.length);
    for (const gaps of cells.map(getGaps)) {
      expect(gaps.length).toBeGreaterThanOrEqual(20);
      expect([Math.min(...gaps) >= 60, Math.max(...gaps) <= 70]).toEqual([true, true]);
    }
    expect(new Set(getGaps(alerts))).toEqual(new Set([2]));
    const points = paths().filter((path) => path.startsWith('/points/'));
    expect([points.length, points.flatMap(getGaps)]).toEqual([hikes.length, []]);
    expect(asked.length).toBeLessThanOrEqual(720 + cells.length * 24 + hikes.length);
  });

  it('weather requests have growing pauses on a day on which the service fails', async () => {
    const { runDay, asked, getGaps, paths } = await startRounds(new Unusable('status 503', 'failed'));
    await runDay();
    expect(paths()).toHaveLength(1 + hikes.length);
    for (const path of paths())
      expect(asked.filter((one) => one.path === path).length).toBeLessThanOrEqual(path === alerts ? 150 : 16);
    const pauses = getGaps(alerts);
    for (const [i, least] of [2, 4, 8, 10, 10].entries()) {
      expect(pauses[i]).toBeGreaterThanOrEqual(least);
      expect(pauses[i]).toBeLessThanOrEqual(least + 2); // a tenth of jitter, until the next round
    }
    expect(Math.max(...pauses)).toBeLessThanOrEqual(12);
  });

  it('end with the third failure of a round, and respect Retry-After', async () => {
    const { runRound, asked, outcomes } = await startRounds(new Unusable('status 429', 'failed', 15 * minute));
    expect([...((await runRound()) ?? [])]).toEqual(['alerts', 'points']);
    expect([asked.map(({ path }) => path), outcomes]).toEqual([
      [alerts, '/points/44,-93', '/points/44,-93.01'],
      ['failed', 'failed', 'failed'],
    ]);
    const first = () => asked.filter(({ path }) => path === '/points/44,-93').length;
    for (let passed = 0; passed < 14; passed += 1) await runRound(1);
    expect(first()).toBe(1);
    for (let passed = 0; passed < 4; passed += 1) await runRound(1);
    expect(first()).toBe(2);
  });
});

it.each([
  ['alerts', 0, 2],
  ['alerts', 60, 10],
  ['forecast', 30, 60],
  ['forecast', 120, 120],
  ['forecast', 60 * 24 * 365, 180],
  ['points', 0, 24 * 60],
  ['points', 60 * 24 * 365, 72 * 60],
] as const)(
  '%s that stay fresh for %i minutes are requested again after %i, or with jitter later',
  (kind, fresh, due) => {
    expect(nextAfterResponse(kind, fresh * minute, 0)).toBe(due * minute);
    expect(nextAfterResponse(kind, fresh * minute, 1)).toBeGreaterThanOrEqual(due * minute);
  },
);

it.each([
  ['alerts', 1, 0, 2],
  ['alerts', 9, 0, 10],
  ['forecast', 3, 0, 20],
  ['forecast', 1, 15, 15],
  ['forecast', 1, 600, 120],
  ['points', 9, 0, 6 * 60],
] as const)(
  '%s that failed %i times with Retry-After of %i minutes are requested again after %i',
  (kind, failures, retryAfter, due) => {
    expect(nextAfterFailure(kind, failures, retryAfter * minute, 0)).toBe(due * minute);
    expect(nextAfterFailure(kind, failures, retryAfter * minute, 1)).toBeCloseTo(due * minute * 1.1);
  },
);
