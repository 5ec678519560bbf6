// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { toMarkup } from '../../../test/markup.tsx';
import { hintAtSession, session } from '../../../test/session-hint.ts';
import { accountSavedHikes, forget } from '../session/remembered.ts';
import { SaveHikeButton } from './saved-hike.tsx';
import { initSavedHikes } from './saved-hikes.script.ts';
import { deviceSavedHikes, wantedHikes } from './saved-hikes.ts';

afterEach(() => {
  hintAtSession(false);
  localStorage.clear();
});

test('a tap on Save saves the hike of the page, and the button says so', () => {
  document.body.innerHTML = toMarkup(SaveHikeButton({ trail: { id: 'north-shore/gorge' } }));
  initSavedHikes();
  document.querySelector('button')?.click();
  expect([...wantedHikes()]).toEqual(['north-shore/gorge']);
  expect(document.querySelector('button')?.textContent).toContain('Saved');
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
