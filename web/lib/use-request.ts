/** Data that is fetched on mount, and again on demand. */
import { useCallback, useEffect, useState } from 'react';
import { useLatest } from './use-latest.ts';

export type Loaded<T> = {
  /** The last response; it stays until the next one. */
  value?: T;
  /** The last response was an error. */
  failed?: boolean;
  isLoading: boolean;
  reload: () => Promise<void>;
};

/** Only the latest request counts, and none after the component has unmounted. Both functions must be stable. */
export function useRequest<T>(request: () => Promise<T>, onError?: (error: unknown) => void): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({ isLoading: true });
  const startRequest = useLatest();
  const reload = useCallback(async () => {
    const signal = startRequest();
    setState((before) => (before.isLoading ? before : { ...before, isLoading: true }));
    try {
      const value = await request();
      if (!signal.aborted) setState({ value, isLoading: false });
    } catch (error) {
      if (signal.aborted) return;
      setState(({ value }) => ({ value, failed: true, isLoading: false }));
      onError?.(error);
    }
  }, [request, onError, startRequest]);
  useEffect(() => {
    reload();
  }, [reload]);
  return { ...state, reload };
}
