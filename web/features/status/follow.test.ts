// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const now = { version: 1, asOf: '2026-11-18T12:00:00Z', notices: [] };

let followLiveDocument: typeof import('./follow.ts').followLiveDocument;
beforeEach(async () => {
  vi.resetModules();
  ({ followLiveDocument } = await import('./follow.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the live document is fetched once for all parts of a page that follow it', async () => {
  const fetch = vi.fn(async () => Response.json(now));
  vi.stubGlobal('fetch', fetch);
  const [rows, finder] = [vi.fn(), vi.fn()];
  const stops = [followLiveDocument(rows), followLiveDocument(finder)];
  await vi.waitFor(() => expect(finder).toHaveBeenCalledWith(now, expect.any(Date)));
  expect(rows).toHaveBeenCalledWith(now, expect.any(Date));
  expect(fetch).toHaveBeenCalledOnce();
  for (const stop of stops) stop();
});

it('a server that lags a poll behind does not remove a notice from an open page', async () => {
  vi.useFakeTimers();
  const older = { ...now, asOf: '2026-11-18T11:58:00Z' };
  const newer = { ...now, asOf: '2026-11-18T12:05:00Z' };
  const responses = [now, older, newer];
  vi.stubGlobal('fetch', async () => Response.json(responses.shift()));
  const seen: unknown[] = [];
  const stop = followLiveDocument(({ asOf }) => seen.push(asOf));
  while (responses.length > 0) await vi.advanceTimersByTimeAsync(15_000);
  stop();
  expect([...new Set(seen)]).toEqual([now.asOf, newer.asOf]);
});

it('a hidden page requests nothing until it is shown', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(async () => Response.json(now));
  vi.stubGlobal('fetch', fetch);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const stop = followLiveDocument(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).not.toHaveBeenCalled();
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetch).toHaveBeenCalledOnce();
  stop();
});
