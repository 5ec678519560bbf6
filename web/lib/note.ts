/**
 * A small thing kept in the browser's storage, as JSON. Where the visitor allows none, or it is full, it lives as long
 * as the page: nothing fails for want of a note.
 */
export type Note<T> = {
  read: () => T | undefined;
  write: (value: T) => void;
  erase: () => void;
  /** False while what was written lives in the page alone. */
  isPersisted: () => boolean;
};

export function storedNote<T>(area: 'localStorage' | 'sessionStorage', key: string): Note<T> {
  let inMemory: T | undefined;
  return {
    read: () => inMemory ?? attempt<T>(() => JSON.parse(globalThis[area].getItem(key) ?? 'null')) ?? undefined,
    write: (value) => {
      inMemory = value;
      attempt(() => {
        globalThis[area].setItem(key, JSON.stringify(value));
        inMemory = undefined;
      });
    },
    erase: () => {
      inMemory = undefined;
      attempt(() => globalThis[area].removeItem(key));
    },
    isPersisted: () => inMemory === undefined,
  };
}

/** Even to look at the storage may be forbidden. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
