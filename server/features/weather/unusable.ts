/**
 * Why a request has brought nothing. failed: no reply, or the service is overloaded. missing: 404. broken: not what it should
 * be. stale: older than what we have.
 */
export type Fault = 'failed' | 'missing' | 'broken' | 'stale';

/** The last good copy stays. */
export class Unusable extends Error {
  readonly fault: Fault;
  readonly retryAfterMs: number;

  constructor(message: string, fault: Fault, retryAfterMs = 0) {
    super(message);
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }
}
