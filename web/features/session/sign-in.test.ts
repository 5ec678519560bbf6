// @vitest-environment happy-dom
/** Signing in is started once, however often the link is pressed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSignIn } from './sign-in.ts';

let link: HTMLAnchorElement;
const assign = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  link = document.createElement('a');
  link.href = '/v1/sign-in';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  assign.mockClear();
  sessionStorage.clear();
});

test('a clock that is set back keeps nobody out', async () => {
  await startSignIn(link);
  vi.advanceTimersByTime(1500);
  vi.setSystemTime(Date.now() - 60 * 60_000);
  await startSignIn(link);
  expect(assign).toHaveBeenCalledTimes(2);
});

test('the link says that it is under way, leads on once, and can be pressed again later', async () => {
  await startSignIn(link);
  expect(link.title).toBe('Signing in…');
  await startSignIn(link);
  expect(assign).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1500);
  expect(link.title).toBe('');
  await startSignIn(link);
  expect(assign).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(4000);
  await startSignIn(link);
  expect(assign).toHaveBeenCalledTimes(2);
});
