import { expect, it } from 'vitest';
import { makeRejectionCache } from './rate-limits.ts';

it('a key over its limit stays refused until its window ends', async () => {
  let now = new Date('2026-07-04T15:00:00.000Z');
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const refused = makeRejectionCache(() => now, 0);
  refused.remember('long', inMinutes(60));
  refused.remember('short', inMinutes(1));
  now = inMinutes(5);
  refused.remember('new', inMinutes(10));
  expect(await Promise.all(['long', 'short', 'new'].map(refused.secondsLeft))).toEqual([55 * 60, undefined, 600]);
});

it('a key that may retry in half a second is told to wait one second, not none', () => {
  const now = new Date('2026-07-04T15:00:00.000Z');
  const refused = makeRejectionCache(() => now);
  refused.remember('key', new Date(now.getTime() + 500));
  expect(refused.secondsLeftNow('key')).toBe(1);
});

it('a refusal is delayed, and a key within its limit is not', async () => {
  const now = new Date('2026-07-04T15:00:00.000Z');
  const refused = makeRejectionCache(() => now);
  refused.remember('over', new Date(now.getTime() + 60_000));
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve, 'later'));
  expect(await Promise.race([refused.secondsLeft('within'), nextTurn()])).toBe(undefined);
  expect(await Promise.race([refused.secondsLeft('over'), nextTurn()])).toBe('later');
});
