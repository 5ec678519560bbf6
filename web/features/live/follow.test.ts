// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { followNow } from './follow.ts';

afterEach(() => void vi.unstubAllGlobals());

it('the live document is fetched once for all parts of a page that follow it', async () => {
  const now = { version: 1, asOf: '2026-11-18T12:00:00Z', notices: [] };
  const fetch = vi.fn(async () => Response.json(now));
  vi.stubGlobal('fetch', fetch);
  const [rows, finder] = [vi.fn(), vi.fn()];
  const stops = [followNow(rows), followNow(finder)];
  await vi.waitFor(() => expect(finder).toHaveBeenCalledWith(now, expect.any(Date)));
  expect(rows).toHaveBeenCalledWith(now, expect.any(Date));
  expect(fetch).toHaveBeenCalledOnce();
  for (const stop of stops) stop();
});
