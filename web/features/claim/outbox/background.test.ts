import { afterEach, expect, test, vi } from 'vitest';
import { sendingClaims, sendWhenClosed } from './background.ts';

afterEach(() => vi.unstubAllGlobals());

function browserWith(registration: object | undefined): void {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
}

test('where the browser supports background sync, a sync is registered and the hiker is told that closing the page is safe', async () => {
  const register = vi.fn(async () => {});
  browserWith({ active: {}, sync: { register } });
  expect(await sendWhenClosed()).toBe(true);
  expect(register).toHaveBeenCalledExactlyOnceWith(sendingClaims);
});

test.each([
  ['has no service workers', () => vi.stubGlobal('navigator', {})],
  ['has none here', () => browserWith(undefined)],
  ['has one that is not ready', () => browserWith({ sync: { register: async () => {} } })],
  ['cannot send in the background', () => browserWith({ active: {} })],
  [
    'does not send in the background by the wish of its owner',
    () => browserWith({ active: {}, sync: { register: () => Promise.reject(new Error('denied')) } }),
  ],
])('a browser that %s reports that nothing is sent after closing', async (_, prepare) => {
  prepare();
  expect(await sendWhenClosed()).toBe(false);
});
