/**
 * A small value in the browser's storage, as JSON. If the storage is blocked or full, it falls back to memory for as
 * long as the page lives.
 */
export type Note<T> = {
  read: () => T | undefined;
  write: (value: T) => void;
  erase: () => void;
  /** False while the value is only in memory. */
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

/** Even reading the storage property may throw. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
