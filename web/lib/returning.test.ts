import { afterEach, expect, test, vi } from 'vitest';
import { isReturning } from './returning.ts';

/** The navigation type as browsers report it; some report none. */
function cameBy(...types: string[]): boolean {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(types.map((type) => ({ type }) as never));
  return isReturning();
}
afterEach(() => vi.restoreAllMocks());

test('Back, Forward and reload count as returning', () => {
  expect(cameBy('back_forward')).toBe(true);
  expect(cameBy('reload')).toBe(true);
});

test('a link, or a browser without navigation timing, does not count as returning', () => {
  expect(cameBy('navigate')).toBe(false);
  expect(cameBy()).toBe(false);
});
