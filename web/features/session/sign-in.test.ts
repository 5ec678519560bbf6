// @vitest-environment happy-dom
/** A sign-in link is followed once, however often it is pressed, and leads back to its page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSignIn, startSignIn } from './sign-in.ts';

let link: HTMLAnchorElement;
beforeEach(() => {
  vi.useFakeTimers();
  link = document.createElement('a');
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

/** Returns whether the browser follows the link. */
function press(): boolean {
  const click = new Event('click', { cancelable: true });
  startSignIn(link, click);
  return !click.defaultPrevented;
}

test('a clock that is set back blocks nobody from signing in', () => {
  expect(press()).toBe(true);
  vi.advanceTimersByTime(1500);
  vi.setSystemTime(Date.now() - 60 * 60_000);
  expect(press()).toBe(true);
});

test('the link shows progress for a second and a half, and is followed at most once in four seconds', () => {
  const state = () => [link.title, link.getAttribute('aria-disabled')];
  expect([press(), ...state()]).toEqual([true, 'Signing in…', 'true']);
  expect(press()).toBe(false);
  vi.advanceTimersByTime(1499);
  expect(state()).toEqual(['Signing in…', 'true']);
  vi.advanceTimersByTime(1);
  expect([press(), ...state()]).toEqual([false, '', null]);
  vi.advanceTimersByTime(2499);
  expect(press()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(press()).toBe(true);
});

test('after a failed sign-in the next one starts at once', () => {
  press();
  endSignIn();
  expect(press()).toBe(true);
});

test.each([
  ['returns to the page it is on', '/hikes?near=Duluth', '', '/hikes?near=Duluth'],
  ['returns to the address that it names itself', '/badges/me', '?success=%2Fbadges%2Fme%3Ftry', '/badges/me?try'],
  ['leaves it to the server after a failed sign-in', '/auth-failed?code=access_denied', '', null],
])('the link %s', (_, page, search, target) => {
  history.replaceState(null, '', page);
  link.href = `/v1/account/sessions/oauth2/google${search}`;
  press();
  expect(new URL(link.href).searchParams.get('success')).toBe(target);
});
