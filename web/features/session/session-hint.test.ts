// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionHintCookie } from '../../../domain/wire/sign-in.ts';
import { isLeaving, isPerhapsSignedIn, noteLeaving } from './session-hint.ts';

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server sets
  document.cookie = text;
}
const signIn = () => setCookie(`${sessionHintCookie}=1; path=/`);
beforeEach(() => setCookie(`${sessionHintCookie}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`));

describe('a visitor', () => {
  test('without the hint is not signed in', () => {
    setCookie(`not_${sessionHintCookie}=1; path=/`);
    expect(isPerhapsSignedIn()).toBe(false);
    expect(isLeaving()).toBe(false);
  });

  test('with the hint perhaps is, among whatever other cookies', () => {
    setCookie('before=x; path=/');
    signIn();
    setCookie('after=y; path=/');
    expect(isPerhapsSignedIn()).toBe(true);
    expect(isLeaving()).toBe(false);
  });

  test('who leaves without a signal is not signed in here, and the server is still to be told', () => {
    signIn();
    noteLeaving();
    expect(isPerhapsSignedIn()).toBe(false);
    expect(isLeaving()).toBe(true);
  });

  test('who leaves is not signed in, also while the server takes the hint away', () => {
    const cookies = vi.spyOn(document, 'cookie', 'get');
    cookies.mockReturnValueOnce(`${sessionHintCookie}=leaving`).mockReturnValue('');
    const isSignedIn = isPerhapsSignedIn();
    cookies.mockRestore();
    expect(isSignedIn).toBe(false);
  });

  test('who signs in again stays', () => {
    noteLeaving();
    signIn();
    expect(isPerhapsSignedIn()).toBe(true);
    expect(isLeaving()).toBe(false);
  });
});

test('the note of leaving keeps for a month, on every page, and goes to no other site', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  noteLeaving();
  expect(written).toHaveBeenCalledExactlyOnceWith(
    `${sessionHintCookie}=leaving; path=/; max-age=2592000; samesite=lax`,
  );
  written.mockRestore();
});
