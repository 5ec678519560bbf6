// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { hintAtSession, session } from '../../../test/session-hint.ts';
import { accountSavedHikes, forget } from '../session/remembered.ts';
import { initSavedHikes } from './saved-hikes.script.ts';
import { deviceSavedHikes } from './saved-hikes.ts';

afterEach(() => {
  hintAtSession(false);
  localStorage.clear();
});

test('the button toggles what it shows, even if the session has ended meanwhile', () => {
  document.body.innerHTML = '<p data-saved-hike="north-shore/gorge"><button><span data-label></span></button></p>';
  initSavedHikes();
  hintAtSession(true);
  accountSavedHikes.write({ session, userId: 'ann', hikes: ['north-shore/gorge'], changes: {} });
  dispatchEvent(new Event('storage'));
  const control = document.querySelector<HTMLElement>('[data-saved-hike]');
  expect(control?.dataset.state).toBe('on');
  hintAtSession(false);
  forget();
  control?.querySelector('button')?.click();
  expect([control?.dataset.state, deviceSavedHikes.read()]).toEqual(['off', undefined]);
});
