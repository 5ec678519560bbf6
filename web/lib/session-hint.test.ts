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
  test('without the hint is not signed in', () => {
    setCookie(`not_${sessionHintCookie}=1; path=/`);
    expect(isPerhapsSignedIn()).toBe(false);
    expect(leavingHint()).toBeUndefined();
  });

  test('with the hint perhaps is, among whatever other cookies', () => {
    setCookie('before=x; path=/');
    signIn();
    setCookie('after=y; path=/');
    expect(isPerhapsSignedIn()).toBe(true);
    expect(leavingHint()).toBeUndefined();
  });

  test('who leaves without a signal is not signed in here, and the server is still to be told', () => {
    signIn();
    noteLeaving();
    expect(isPerhapsSignedIn()).toBe(false);
    expect(leavingHint()).toBe('leaving.ada');
  });

  test('who leaves is not signed in, also while another tab takes the hint away', () => {
    const cookies = vi.spyOn(document, 'cookie', 'get');
    cookies.mockReturnValueOnce(`${sessionHintCookie}=leaving.ada`).mockReturnValue('');
    const isSignedIn = isPerhapsSignedIn();
    cookies.mockRestore();
    expect(isSignedIn).toBe(false);
  });

  test('who signs in again stays', () => {
    signIn();
    noteLeaving();
    signIn('bob');
    expect(isPerhapsSignedIn()).toBe(true);
    expect(leavingHint()).toBeUndefined();
  });

  test('whose session is over is signed in no longer, unless another has begun since', () => {
    signIn();
    signIn('bob');
    noteOver('ada');
    noteOver(undefined);
    expect(sessionMark()).toBe('bob');
    noteOver('bob');
    expect(sessionMark()).toBeUndefined();
  });

  test('who left on a page of the version before, which noted no mark, has left', () => {
    signIn('leaving');
    expect([sessionMark(), leavingHint()]).toEqual([undefined, 'leaving']);
  });
});

test('the note of leaving keeps for a month, on every page, and goes to no other site', () => {
  signIn();
  const written = vi.spyOn(document, 'cookie', 'set');
  noteLeaving();
  expect(written).toHaveBeenCalledExactlyOnceWith(
    `${sessionHintCookie}=leaving.ada; path=/; max-age=2592000; samesite=lax`,
  );
  written.mockRestore();
});
