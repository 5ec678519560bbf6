/**
 * Why a request failed. failed: no response, or the service is overloaded. missing: 404. broken: invalid. stale: older than our
 * copy.
 */
export type UnusableResponse = 'failed' | 'missing' | 'broken' | 'stale';

/** The last good copy is kept. */
export class Unusable extends Error {
  readonly error: UnusableResponse;
  readonly retryAfterMs: number;

  constructor(message: string, error: UnusableResponse, retryAfterMs = 0) {
    super(message);
    this.error = error;
    this.retryAfterMs = retryAfterMs;
  }
}
