/** The URL holds the whole query, so Back, reload and a shared link restore it. */
import { useDeferredValue, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Typed text that is not in the URL yet: some browsers rate-limit history changes. */
let typed: string | undefined;
let pause: ReturnType<typeof setTimeout> | undefined;
const pauseMs = 400;

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('popstate', goElsewhere);
    addEventListener('pagehide', writeDown);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('popstate', goElsewhere);
    removeEventListener('pagehide', writeDown);
  };
}

function goElsewhere(): void {
  clearTimeout(pause);
  typed = undefined;
  isAskedHere = false;
  notify();
}

/** The query string, including text not yet in the URL. */
export const currentSearch = (): string => typed ?? location.search;

/** The same as a hook; empty in the prerendered markup. */
export const useSearch = (): string => useSyncExternalStore(subscribe, currentSearch, () => '');

/** Whether the last change was made on this page, and not by the URL, Back or Forward. */
let isAskedHere = false;
const wasAskedHere = (): boolean => isAskedHere;

/**
 * The query that is answered. A change made here is deferred until the control has painted, so that no input waits for
 * its answer. After Back the answer is rendered at once, or the page would be too short to restore the scroll position.
 */
export function useActiveSearch(search: string): string {
  const askedHere = useSyncExternalStore(subscribe, wasAskedHere, () => false);
  const rested = useDeferredValue(search);
  return askedHere ? rested : search;
}

/** Flushes typed text to the URL: the field lost the focus, or the page is being left. */
export function writeDown(): void {
  clearTimeout(pause);
  if (typed === undefined) return;
  history.replaceState(history.state, '', location.pathname + typed);
  typed = undefined;
}

/** A choice adds a history entry that Back undoes; typing does not, and is debounced. */
export function changeSearch(search: string, step: 'choice' | 'typing'): void {
  isAskedHere = true;
  if (step === 'choice') {
    writeDown();
    history.pushState(null, '', location.pathname + search);
  } else {
    typed = search;
    clearTimeout(pause);
    pause = setTimeout(writeDown, pauseMs);
  }
  notify();
}

const never = () => () => {};

/** False in the prerendered markup, true once hydrated. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
