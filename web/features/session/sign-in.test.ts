// @vitest-environment happy-dom
/** A sign-in link is followed once, however often it is pressed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounceSignIn } from './sign-in.ts';

let link: HTMLAnchorElement;
beforeEach(() => {
  vi.useFakeTimers();
  link = document.createElement('a');
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

/** Whether the browser follows the link. */
function press(): boolean {
  const click = new Event('click', { cancelable: true });
  debounceSignIn(link, click);
  return !click.defaultPrevented;
}

test('a clock that is set back keeps nobody out', () => {
  expect(press()).toBe(true);
  vi.advanceTimersByTime(1500);
  vi.setSystemTime(Date.now() - 60 * 60_000);
  expect(press()).toBe(true);
});

test('the link says that it is under way, leads on once, and can be pressed again later', () => {
  expect([press(), link.title]).toEqual([true, 'Signing in…']);
  expect(press()).toBe(false);
  vi.advanceTimersByTime(1500);
  expect([press(), link.title]).toEqual([false, '']);
  vi.advanceTimersByTime(2500);
  expect(press()).toBe(true);
});
