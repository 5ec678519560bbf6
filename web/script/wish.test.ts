// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { hintAtSession } from '../../test/session-hint.ts';
import { accountWishes, forget } from '../account/remembered.ts';
import { deviceWishes } from '../wishes/wishes.ts';
import { wakeWishes } from './wish.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  hintAtSession(false);
  localStorage.clear();
});

test('what the button shows is what it takes back, also when the session has ended meanwhile', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  hintAtSession(true);
  const heard = new Date().toISOString();
  accountWishes.write({ userId: 'ann', hikes: ['north-shore/gorge'], changes: {}, at: heard });
  document.body.innerHTML = '<p data-wish="north-shore/gorge"><button><span data-label></span></button></p>';
  wakeWishes();
  await vi.dynamicImportSettled();
  const control = document.querySelector<HTMLElement>('[data-wish]');
  expect(control?.dataset.state).toBe('on');
  hintAtSession(false);
  forget();
  control?.querySelector('button')?.click();
  expect([control?.dataset.state, deviceWishes.read()]).toEqual(['off', undefined]);
});
