import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeLimit } from './time-limit.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the signal aborts after its time limit, with a timeout error', () => {
  const signal = timeLimit(20_000);
  vi.advanceTimersByTime(19_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError', message: 'It took too long' });
});
