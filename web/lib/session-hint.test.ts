// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionHintCookie } from '../../domain/wire/sign-in.ts';
import { isPerhapsSignedIn, leavingHint, noteLeaving, noteOver, sessionMark } from './session-hint.ts';

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server sets
  document.cookie = text;
}
const signIn = (mark = 'ada') => setCookie(`${sessionHintCookie}=${mark}; path=/`);
beforeEach(() => setCookie(`${sessionHintCookie}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`));

describe('a visitor', () => {
  test('a visitor without the hint is not signed in', () => {
    setCookie(`not_${sessionHintCookie}=1; path=/`);
    expect(isPerhapsSignedIn()).toBe(false);
    expect(leavingHint()).toBeUndefined();
  });

  test('a visitor with the hint may be signed in, whatever other cookies there are', () => {
    setCookie('before=x; path=/');
    signIn();
    setCookie('after=y; path=/');
    expect(isPerhapsSignedIn()).toBe(true);
    expect(leavingHint()).toBeUndefined();
  });

  test('who logs out offline is signed out here, and the server is still to be notified', () => {
    signIn();
    noteLeaving();
    expect(isPerhapsSignedIn()).toBe(false);
    expect(leavingHint()).toBe('leaving.ada');
  });

  test('who logs out is signed out even while another tab removes the hint', () => {
    const cookies = vi.spyOn(document, 'cookie', 'get');
    cookies.mockReturnValueOnce(`${sessionHintCookie}=leaving.ada`).mockReturnValue('');
    const isSignedIn = isPerhapsSignedIn();
    cookies.mockRestore();
    expect(isSignedIn).toBe(false);
  });

  test('who signs in again stays signed in', () => {
    signIn();
    noteLeaving();
    signIn('bob');
    expect(isPerhapsSignedIn()).toBe(true);
    expect(leavingHint()).toBeUndefined();
  });

  test('a visitor whose session is over is signed out, unless another session has started since', () => {
    signIn();
    signIn('bob');
    noteOver('ada');
    noteOver(undefined);
    expect(sessionMark()).toBe('bob');
    noteOver('bob');
    expect(sessionMark()).toBeUndefined();
  });

  test('who logged out on a page of the previous version, which wrote no marker, is signed out', () => {
    signIn('leaving');
    expect([sessionMark(), leavingHint()]).toEqual([undefined, 'leaving']);
  });
});

test('the logout note lasts a month, on every page, and is sent to no other site', () => {
  signIn();
  const written = vi.spyOn(document, 'cookie', 'set');
  noteLeaving();
  expect(written).toHaveBeenCalledExactlyOnceWith(
    `${sessionHintCookie}=leaving.ada; path=/; max-age=2592000; samesite=lax`,
  );
  written.mockRestore();
});
