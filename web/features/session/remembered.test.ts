// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { hintAtSession, session } from '../../../test/session-hint.ts';
import { noteLeaving } from '../../lib/session-hint.ts';
import { accountSavedHikes, forget, remember, remembered, stayedHome } from './remembered.ts';

const collected = {
  session,
  account: { $id: 'ann', name: 'Ann', email: '' },
  documents: [],
  at: '2026-06-01T12:00:00.000Z',
};

beforeEach(() => {
  localStorage.clear();
  hintAtSession(true);
});

test('a device remembers its hiker offline, until they log out', () => {
  remember(collected);
  stayedHome.write(['max']);
  expect(remembered()).toEqual(collected);
  noteLeaving();
  forget();
  expect(localStorage.length).toBe(0);
});

test('a response that arrives after logging out is not stored', () => {
  noteLeaving();
  forget();
  remember(collected);
  expect(localStorage.length).toBe(0);
});

test('the next user on the device cannot read it, even if nobody logged out before', () => {
  remember(collected);
  accountSavedHikes.write({ session, hikes: ['north/falls'], changes: {} });
  hintAtSession(true, 'session-2');
  expect([remembered(), accountSavedHikes.read()]).toEqual([undefined, undefined]);
});

test('a response requested in the previous session is not stored in this one', () => {
  hintAtSession(true, 'session-2');
  remember(collected);
  expect(localStorage.length).toBe(0);
});

test('a note of the previous version, which has no session, is read only in a session of that version', () => {
  localStorage.setItem('last-collection', JSON.stringify({ ...collected, session: undefined }));
  hintAtSession(true, '1');
  expect(remembered()?.account.name).toBe('Ann');
  hintAtSession(true);
  expect(remembered()).toBeUndefined();
});
