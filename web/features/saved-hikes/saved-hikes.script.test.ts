// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { hintAtSession, session } from '../../../test/session-hint.ts';
import { accountWishes, forget } from '../session/remembered.ts';
import { initWishes } from './saved-hikes.script.ts';
import { deviceWishes } from './saved-hikes.ts';

afterEach(() => {
  hintAtSession(false);
  localStorage.clear();
});

test('the button toggles what it shows, even if the session has ended meanwhile', () => {
  document.body.innerHTML = '<p data-wish="north-shore/gorge"><button><span data-label></span></button></p>';
  initWishes();
  hintAtSession(true);
  accountWishes.write({ session, userId: 'ann', hikes: ['north-shore/gorge'], changes: {} });
  dispatchEvent(new Event('storage'));
  const control = document.querySelector<HTMLElement>('[data-wish]');
  expect(control?.dataset.state).toBe('on');
  hintAtSession(false);
  forget();
  control?.querySelector('button')?.click();
  expect([control?.dataset.state, deviceWishes.read()]).toEqual(['off', undefined]);
});
