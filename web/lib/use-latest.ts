import { useCallback, useEffect, useRef } from 'react';

/**
 * Several requests may be under way, and only the latest counts. Each starts by taking a signal, which is aborted by the
 * next one and when the component unmounts.
 */
export function useLatest(): () => AbortSignal {
  const latest = useRef<AbortController>(undefined);
  useEffect(() => () => latest.current?.abort(), []);
  return useCallback(() => {
    latest.current?.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  }, []);
}
