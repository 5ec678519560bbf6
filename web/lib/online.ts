/** Whether the device has a network at all. Even then the server may be unreachable. */
import { useSyncExternalStore } from 'react';

function subscribe(react: () => void): () => void {
  addEventListener('online', react);
  addEventListener('offline', react);
  return () => {
    removeEventListener('online', react);
    removeEventListener('offline', react);
  };
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
