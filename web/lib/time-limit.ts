/** A polyfill for AbortSignal.timeout, which not every supported browser has. */
export function timeLimit(ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('It took too long', 'TimeoutError')), ms);
  return limit.signal;
}
