// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let followWhenPresent: typeof import('./when-present.ts').followWhenPresent;
beforeEach(async () => {
  vi.resetModules();
  ({ followWhenPresent } = await import('./when-present.ts'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part of the live document is loaded once it is present, and is called once more when it is gone', async () => {
  const now = { version: 1, asOf: '2026-11-18T12:00:00Z', notices: [] };
  const replies = [[], ['storm'], []].map((alerts) => ({ ...now, alerts }));
  vi.stubGlobal('fetch', async () => Response.json(replies.shift()));
  const seen: unknown[] = [];
  const load = vi.fn(
    async () =>
      ({ alerts }: { alerts?: unknown }) =>
        void seen.push(alerts),
  );
  const stop = followWhenPresent(({ alerts }) => Boolean(alerts?.length), load);
  await vi.advanceTimersByTimeAsync(10);
  expect(load).not.toHaveBeenCalled();
  while (replies.length > 0) await vi.advanceTimersByTimeAsync(15_000);
  stop();
  expect(load).toHaveBeenCalledOnce();
  expect([seen[0], seen.at(-1)]).toEqual([['storm'], []]);
});
