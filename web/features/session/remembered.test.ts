// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { hintAtSession, session } from '../../../test/session-hint.ts';
import { noteLeaving } from '../../lib/session-hint.ts';
import { accountWishes, forget, remember, remembered } from './remembered.ts';

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

test('a device knows its hiker without a signal, until they log out', () => {
  remember(collected);
  expect(remembered()).toEqual(collected);
  noteLeaving();
  forget();
  expect(localStorage.length).toBe(0);
});

test('an answer that comes after that is not kept', () => {
  noteLeaving();
  forget();
  remember(collected);
  expect(localStorage.length).toBe(0);
});

test('whoever signs in next on the device reads nothing of it, also where nobody logged out before', () => {
  remember(collected);
  accountWishes.write({ session, hikes: ['north/falls'], changes: {} });
  hintAtSession(true, 'session-2');
  expect([remembered(), accountWishes.read()]).toEqual([undefined, undefined]);
});

test('an answer that was asked for in the session before is not kept in this one', () => {
  hintAtSession(true, 'session-2');
  remember(collected);
  expect(localStorage.length).toBe(0);
});

test('a note of the version before, which named no session, is read in a session of that version and in no other', () => {
  localStorage.setItem('last-collection', JSON.stringify({ ...collected, session: undefined }));
  hintAtSession(true, '1');
  expect(remembered()?.account.name).toBe('Ann');
  hintAtSession(true);
  expect(remembered()).toBeUndefined();
});
