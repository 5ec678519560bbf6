// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { hintAtSession, session } from '../../../test/session-hint.ts';
import { remember } from '../../features/session/remembered.ts';
import type { Badge } from '../../lib/api.ts';
import { initPassport } from './passport.script.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  hintAtSession(false);
  localStorage.clear();
});

test('a badge that is stored twice is stamped with its first day, and not in a blank passport', async () => {
  hintAtSession(true);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  // happy-dom has no Option constructor.
  vi.stubGlobal('Option', function Option(text: string, value: string) {
    return Object.assign(document.createElement('option'), { text, value });
  });
  const documents = ['2026-11-15', '2025-07-04'].map(
    (earnedDate) => ({ badgeName: 'Lighthouse', earnedDate }) as Badge,
  );
  const account = { $id: 'ann', name: 'Ann', email: 'ann@mail.example' };
  remember({ session, account, documents, companions: [], at: new Date().toISOString() });
  document.body.innerHTML = `
    <label data-whose="" hidden><select></select></label>
    <div data-stamp="Lighthouse" data-picture="/art/a.svg"><span data-blank=""><img></span><time></time></div>`;
  await initPassport(document.body);
  expect(document.querySelector('time')?.textContent).toBe('July 4, 2025');
  const [outline, picture] = document.querySelectorAll('img');
  expect([outline?.hidden, picture?.getAttribute('src')]).toEqual([true, '/art/a.svg']);

  const select = document.querySelector('select') as HTMLSelectElement;
  select.value = '';
  select.dispatchEvent(new Event('change'));
  expect(document.querySelector('time')?.textContent).toBe('');
  expect([...document.querySelectorAll('img')].map(({ hidden }) => hidden)).toEqual([false]);
});
