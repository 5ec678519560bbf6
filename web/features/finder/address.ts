/** The page's address holds everything that was asked, so Back, reload and a shared link all bring it back. */
import { useDeferredValue, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** What is being typed and is not in the address yet: some browsers allow only so many changes of it in ten seconds. */
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

/** The query string as it stands, with what is being typed. */
export const currentSearch = (): string => typed ?? location.search;

/** The same for a component; empty in the markup that is made at build time. */
export const useSearch = (): string => useSyncExternalStore(subscribe, currentSearch, () => '');

/** Whether a hand on this page asked last, and not the address that brought one here, Back or Forward. */
let isAskedHere = false;
const wasAskedHere = (): boolean => isAskedHere;

/**
 * What is answered: a question asked here when what was touched has been painted, so that no letter and no choice waits for
 * its answer. Whoever comes back has the answer at once, or the page would be too short for the place they were at.
 */
export function useAnsweredSearch(search: string): string {
  const askedHere = useSyncExternalStore(subscribe, wasAskedHere, () => false);
  const rested = useDeferredValue(search);
  return askedHere ? rested : search;
}

/** What is being typed goes into the address now: its field has been left, or the page is. */
export function writeDown(): void {
  clearTimeout(pause);
  if (typed === undefined) return;
  history.replaceState(history.state, '', location.pathname + typed);
  typed = undefined;
}

/** A choice is a step that Back undoes; typing is not, and reaches the address after a pause. */
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

/** False in the markup that is made at build time, true once this script answers to clicks. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
