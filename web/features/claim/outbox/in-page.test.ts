/** When an open page retries waiting claims. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { positionAt, start } from '../../../../test/web/claims-device.ts';
import type { Claim, SendError } from './claim.ts';
import type { Claims } from './claims.ts';
import { keepSending, nextSending, pauses } from './in-page.ts';

const waiting = (trouble?: SendError, retryAt?: number): Claim => ({
  state: 'waiting',
  claimId: crypto.randomUUID(),
  sendings: 1,
  trouble,
  retryAt,
  ...positionAt(start),
});

describe('the next attempt', () => {
  test.each([
    ['comes after the pause while there is no signal', [waiting('no-signal')], start + 20_000],
    ['comes after the pause while the server fails', [waiting('server')], start + 20_000],
    ['comes when the server said', [waiting('too-many', start + 5000), waiting('no-signal')], start + 5000],
    ['waits for no clock while nobody is signed in', [waiting('signed-out')], undefined],
    ['is not planned for one under way', [waiting()], undefined],
    ['is not planned where nothing waits', [], undefined],
  ])('%s', (_, claims, expected) => {
    expect(nextSending(claims, start, 20_000)).toBe(expected);
  });

  test('the next attempt comes after the pause while a report of a mistake waits', () => {
    expect(nextSending([], start, 20_000, true)).toBe(start + 20_000);
  });
});

describe('an open page', () => {
  let page: { window: EventTarget; document: EventTarget & { visibilityState: DocumentVisibilityState } };
  let sent: number[];
  let claims: Claims;
  let current: Claim[];
  let tellOfChange: () => void;

  beforeEach(() => {
    vi.useFakeTimers({ now: start });
    page = {
      window: new EventTarget(),
      document: Object.assign(new EventTarget(), { visibilityState: 'visible' as const }),
    };
    sent = [];
    current = [waiting('no-signal')];
    /** Only what a page uses of them. */
    const asked: Pick<Claims, 'current' | 'hasReports' | 'send' | 'watch'> = {
      current: () => current,
      hasReports: () => false,
      send: async () => {
        sent.push(Date.now() - start);
      },
      watch: (react) => {
        tellOfChange = react;
        return () => {};
      },
    };
    claims = asked as Claims;
  });
  afterEach(() => vi.useRealTimers());

  const passing = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const shown = (visibilityState: DocumentVisibilityState) => {
    page.document.visibilityState = visibilityState;
    page.document.dispatchEvent(new Event('visibilitychange'));
  };

  test('an open page sends at once, and again with a backoff that grows to ten minutes', async () => {
    keepSending(claims, page);
    await passing(40 * 60_000);
    const seconds = sent.map((ms) => ms / 1000);
    expect(seconds).toEqual([0, 15, 45, 105, 225, 465, 945, 1545, 2145]);
  });

  test('an open page stops when nothing waits anymore', async () => {
    keepSending(claims, page);
    await passing(pauses.firstMs);
    current = [];
    tellOfChange();
    await passing(24 * 60 * 60_000);
    expect(sent).toHaveLength(2);
  });

  test('an open page schedules a retry when a claim is saved later', async () => {
    current = [];
    keepSending(claims, page);
    await passing(60_000);
    expect(sent).toEqual([0]);
    current = [waiting('no-signal')];
    tellOfChange();
    await passing(pauses.firstMs);
    expect(sent).toEqual([0, 75_000]);
  });

  test.each([
    ['the network returns', () => page.window.dispatchEvent(new Event('online'))],
    ['it is shown again', () => shown('visible')],
    [
      'Back brings it back whole',
      () => page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('an open page sends when %s, and resets the backoff', async (_, happens) => {
    keepSending(claims, page);
    await passing(10 * 60_000);
    sent.length = 0;
    happens();
    await passing(pauses.firstMs);
    expect(sent).toEqual([600_000, 615_000]);
  });

  test('an open page waits at most ten minutes where the clock was set back 25 days', async () => {
    current = [waiting('too-many', start + 60_000)];
    keepSending(claims, page);
    await passing(0);
    vi.setSystemTime(start - 25 * 24 * 60 * 60_000);
    const setBack = vi.spyOn(globalThis, 'setTimeout');
    tellOfChange();
    await passing(1000);
    expect(sent).toHaveLength(1);
    await passing(60 * 60_000);
    const delays = setBack.mock.calls.map(([, ms]) => ms);
    expect(delays).toEqual(Array(7).fill(pauses.longestMs));
    expect(sent).toHaveLength(1 + 6);
  });

  test('an open page does not retry when it is hidden or first shown', async () => {
    keepSending(claims, page);
    await passing(0);
    shown('hidden');
    page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await passing(0);
    expect(sent).toEqual([0]);
  });

  test('an open page sends once at a time: changes made meanwhile wait until it is done', async () => {
    let finish = () => {};
    claims.send = () => {
      sent.push(Date.now() - start);
      return new Promise((resolve) => {
        finish = resolve;
      });
    };
    keepSending(claims, page);
    tellOfChange();
    await passing(2 * pauses.firstMs);
    expect(sent).toEqual([0]);
    finish();
    await passing(pauses.firstMs);
    expect(sent).toEqual([0, 3 * pauses.firstMs]);
  });

  test('an open page continues after the device’s storage could not be read', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    claims.send = () => {
      sent.push(Date.now() - start);
      return Promise.reject(new Error('no storage'));
    };
    keepSending(claims, page);
    await passing(pauses.firstMs);
    expect(sent).toEqual([0, 15_000]);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});

describe('persistent storage', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** On a freshly loaded page. */
  async function askedTwice(storage: object | undefined): Promise<void> {
    vi.resetModules();
    vi.stubGlobal('navigator', { storage });
    const { keepFromClearing } = await import('./in-page.ts');
    await keepFromClearing();
    await keepFromClearing();
  }

  test('persistent storage is requested once, so the visitor is not prompted twice', async () => {
    const persist = vi.fn(async () => false);
    await askedTwice({ persisted: async () => false, persist });
    expect(persist).toHaveBeenCalledOnce();
  });

  test('persistent storage is not requested where it is already granted', async () => {
    const persist = vi.fn();
    await askedTwice({ persisted: async () => true, persist });
    expect(persist).not.toHaveBeenCalled();
  });
});
