/**
 * Why a request failed. failed: no reply, or the service is overloaded. missing: 404. broken: invalid. stale: older than our
 * copy.
 */
export type Fault = 'failed' | 'missing' | 'broken' | 'stale';

/** The last good copy is kept. */
export class Unusable extends Error {
  readonly fault: Fault;
  readonly retryAfterMs: number;

  constructor(message: string, fault: Fault, retryAfterMs = 0) {
    super(message);
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }
}
