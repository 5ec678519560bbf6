import { afterEach, expect, it, vi } from 'vitest';
import { makeThrottle } from './throttle.ts';

afterEach(() => vi.useRealTimers());

const start = () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const work = vi.fn(async () => {});
  return { work, throttle: makeThrottle(work, 5000) };
};

it('the first call runs at once, the next after the interval', async () => {
  const { work, throttle } = start();
  await throttle.ask();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(1);
  await throttle.ask();
  expect(work).toHaveBeenCalledTimes(2);
});

it('many calls within the interval run once more at its end', async () => {
  const { work, throttle } = start();
  for (let n = 0; n < 10; n += 1) await throttle.ask();
  vi.advanceTimersByTime(4999);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(2);
});

it('finishing early runs pending work once', async () => {
  const { work, throttle } = start();
  await throttle.finish();
  for (let n = 0; n < 3; n += 1) await throttle.ask();
  await throttle.finish();
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(2);
});
