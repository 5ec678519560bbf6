import { afterEach, expect, test, vi } from 'vitest';
import { sendingClaims, sendWhenClosed } from './background.ts';

afterEach(() => vi.unstubAllGlobals());

function browserWith(registration: object | undefined): void {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
}

test('where the browser can send after the page is closed, it is asked to, and the hiker is told so', async () => {
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
])('a browser that %s promises nothing', async (_, prepare) => {
  prepare();
  expect(await sendWhenClosed()).toBe(false);
});
