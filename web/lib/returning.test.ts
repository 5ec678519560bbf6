import { afterEach, expect, test, vi } from 'vitest';
import { isReturning } from './returning.ts';

/** As the browser tells how a page was come to; some tell nothing. */
function cameBy(...types: string[]): boolean {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(types.map((type) => ({ type }) as never));
  return isReturning();
}
afterEach(() => vi.restoreAllMocks());

test('whoever goes back or forward, or reloads, returns', () => {
  expect(cameBy('back_forward')).toBe(true);
  expect(cameBy('reload')).toBe(true);
});

test('whoever follows a link, or whose browser tells nothing, does not', () => {
  expect(cameBy('navigate')).toBe(false);
  expect(cameBy()).toBe(false);
});
