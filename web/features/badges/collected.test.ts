// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hintAtSession, session } from '../../../test/session-hint.ts';
import { remember, remembered } from '../session/remembered.ts';
import { askForCollected, rememberOtherHikers } from './collected.ts';

beforeEach(() => hintAtSession(true));
afterEach(() => {
  hintAtSession(false);
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A server that refuses the request for the hikers, because another user or nobody is signed in by then. */
const thenRefuse = (status: number) =>
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/v1/account') return Response.json({ $id: 'ann', name: 'Ann', email: 'a@b.c' });
    if (path.startsWith('/v1/hikers?userId=ann')) return Response.json({ message: 'No' }, { status });
    return Response.json({ total: 0, documents: [] });
  });

describe('the collection', () => {
  test('the collection is undefined if the user logs out while it loads', async () => {
    thenRefuse(401);
    expect(await askForCollected()).toBeUndefined();
    expect(remembered()).toBeUndefined();
  });

  test('the collection never mixes two accounts', async () => {
    thenRefuse(403);
    await expect(askForCollected()).rejects.toThrow('No');
    expect(remembered()).toBeUndefined();
  });
});

test('the hikers of one account are not remembered for another that has signed in meanwhile', () => {
  const account = { $id: 'bob', name: 'Bob', email: 'b@b.c' };
  remember({ session, account, documents: [], companions: [], at: '2026-07-04T15:00:00.000Z' });
  const max = { $id: 'max', name: 'Max', color: 'lake', badges: [] };
  rememberOtherHikers('ann', [max]);
  expect(remembered()?.companions).toEqual([]);
  rememberOtherHikers('bob', [max]);
  expect(remembered()?.companions).toEqual([max]);
});
