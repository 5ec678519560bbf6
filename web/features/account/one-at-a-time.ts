import { useRef } from 'react';

/**
 * A second tap does nothing while the first is at work. Not a React action: all pending actions of a page finish
 * together, so a slow change of a hiker would hold back the answer to "Log out everywhere" and "Delete".
 */
export function useOneAtATime<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
): (...args: Args) => Promise<void> {
  const isBusy = useRef(false);
  return async (...args) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work(...args);
    } finally {
      isBusy.current = false;
    }
  };
}

/** Awaited by work that leaves the page: a tap until then does nothing either. */
export const untilPageIsLeft = new Promise<never>(() => {});
