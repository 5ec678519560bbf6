// @vitest-environment happy-dom
/** Waiting reports are sent later; errors are logged, and no rejection is left unhandled. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sendWaiting = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('./here.ts', () => ({ outbox: () => ({ sendWaiting }) }));

import { sendReports, tryLater } from './keep-sending.ts';
import { mayWait } from './waiting.ts';

const unhandled = vi.fn();
const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn.mockImplementation(() => {});
  process.on('unhandledRejection', unhandled);
});
afterEach(() => {
  process.off('unhandledRejection', unhandled);
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  localStorage.clear();
});

const blocked = new Error('storage is blocked');

/** Node reports unhandled rejections after the microtasks of a turn. */
const aTurn = () => new Promise((resolve) => setImmediate(resolve));

test('a failed attempt when the network returns is logged, not an unhandled rejection', async () => {
  await tryLater();
  sendWaiting.mockRejectedValueOnce(blocked);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(sendWaiting).toHaveBeenCalledOnce());
  await aTurn();
  expect(unhandled).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledWith(blocked);
});

test.each([
  ['getRegistration() rejects', { getRegistration: () => Promise.reject(blocked) }],
  [
    'background sync is switched off',
    { getRegistration: async () => ({ sync: { register: () => Promise.reject(blocked) } }) },
  ],
])('reports wait for the network if %s', async (_, serviceWorker) => {
  vi.stubGlobal('navigator', { serviceWorker });
  sendWaiting.mockResolvedValueOnce(true);
  await sendReports();
  sendWaiting.mockResolvedValueOnce(false);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(sendWaiting).toHaveBeenCalledTimes(2));
});

test('once nothing waits any more, the next page does not look for reports', async () => {
  await tryLater();
  expect(mayWait()).toBe(true);
  sendWaiting.mockResolvedValueOnce(false);
  await sendReports();
  expect(mayWait()).toBe(false);
});
