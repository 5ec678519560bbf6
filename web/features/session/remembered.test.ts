// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { hintAtSession } from '../../../test/session-hint.ts';
import { forget, remember, remembered } from './remembered.ts';
import { noteLeaving } from './session-hint.ts';

const collected = { account: { $id: 'ann', name: 'Ann', email: '' }, documents: [], at: '2026-06-01T12:00:00.000Z' };

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
