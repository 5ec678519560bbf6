// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hintAtSession, session } from '../../../test/session-hint.ts';
import { remember } from './remembered.ts';
import { whoIsSignedIn, whoOpenedThisPage } from './who.ts';

const ann = { $id: 'ann', name: 'Ann', email: 'ann@mail.example' };
const ben = { $id: 'ben', name: 'Ben', email: 'ben@mail.example' };

beforeEach(() => hintAtSession(true));
afterEach(() => {
  vi.unstubAllGlobals();
  hintAtSession(false);
  localStorage.clear();
});

test('a visitor who logs out while the account is being read is signed out, and their data is deleted', async () => {
  remember({ session, account: ann, documents: [], companions: [], at: '2026-11-18T12:00:00Z' });
  vi.stubGlobal('fetch', async () => {
    hintAtSession(false);
    return Response.json(ann);
  });
  expect(await whoIsSignedIn()).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test('if another user signs in while the account is being read, theirs counts', async () => {
  const responses = [ann, ben];
  vi.stubGlobal('fetch', async () => {
    hintAtSession(true, 'session-2');
    return Response.json(responses.shift());
  });
  expect(await whoIsSignedIn()).toEqual(ben);
});

test('the parts of a page share one request for the account, and a failed one is not shared', async () => {
  hintAtSession(true, 'of-this-page');
  const fetch = vi.fn(async () => Response.json(ann)).mockRejectedValueOnce(new TypeError('no signal'));
  vi.stubGlobal('fetch', fetch);
  await expect(whoOpenedThisPage()).rejects.toThrow('cannot be reached');
  expect(await Promise.all([whoOpenedThisPage(), whoOpenedThisPage()])).toEqual([ann, ann]);
  expect(fetch).toHaveBeenCalledTimes(2);
});
