/**
 * The request schedule. It is fixed for all hikes, so that no request reveals a visitor's interest. A fresh reply is not
 * requested again; failures are retried with exponential backoff.
 */
const [second, minute, hour] = [1000, 60_000, 60 * 60_000];

type Timing = {
  /** Interval between requests, plus random jitter, so that cells spread over the hour. */
  every: number;
  jitter: number;
  /** Upper limit for max-age. */
  longest: number;
  /** Delay after the first failure; doubled with each further one, up to the maximum. */
  retry: number;
  mostRetry: number;
};

export type Kind = 'alerts' | 'points' | 'forecast';

export const timings: Record<Kind, Timing> = {
  alerts: { every: 2 * minute, jitter: 0, longest: 10 * minute, retry: 2 * minute, mostRetry: 10 * minute },
  points: { every: 24 * hour, jitter: hour, longest: 72 * hour, retry: 5 * minute, mostRetry: 6 * hour },
  forecast: { every: hour, jitter: 5 * minute, longest: 3 * hour, retry: 5 * minute, mostRetry: 2 * hour },
};

export const tickMs = 10 * second;

export const nextAfterResponse = (kind: Kind, freshMs: number, random: number): number => {
  const { every, jitter, longest } = timings[kind];
  return Math.max(every + random * jitter, Math.min(freshMs, longest));
};

export const nextAfterFailure = (kind: Kind, failures: number, retryAfterMs: number, random: number): number => {
  const { retry, mostRetry } = timings[kind];
  const pause = Math.min(retry * 2 ** (failures - 1), mostRetry);
  return Math.max(pause, Math.min(retryAfterMs, mostRetry)) * (1 + random / 10);
};
