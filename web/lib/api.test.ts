// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { hintAtSession } from '../../test/session-hint.ts';
import { call } from './api.ts';
import { sessionMark } from './session-hint.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  hintAtSession(false);
});

test.each([
  ['ends the session that was refused', 'ann', undefined],
  ['leaves a session that has started meanwhile', 'ben', 'ben'],
])('a reply of 401 %s', async (_, meanwhile, left) => {
  hintAtSession(true, 'ann');
  vi.stubGlobal('fetch', async () => {
    hintAtSession(true, meanwhile);
    return Response.json({ message: 'No', code: 401 }, { status: 401 });
  });
  await expect(call('GET', '/account')).rejects.toMatchObject({ status: 401 });
  expect(sessionMark()).toBe(left);
});
