/** The page's address holds everything that was asked, so Back, reload and a shared link all bring it back. */
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** The query string; empty in the markup that is made at build time. */
export const useSearch = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );

/** A choice is a step that Back undoes; typing is not. */
export function changeSearch(search: string, step: 'choice' | 'typing'): void {
  const url = location.pathname + search;
  if (step === 'choice') history.pushState(null, '', url);
  else history.replaceState(history.state, '', url);
  for (const listener of listeners) listener();
}

const never = () => () => {};

/** False in the markup that is made at build time, true once this script answers to clicks. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
