/** Serializes streams by key: the next starts when the previous one has ended or was aborted. */
export function makeQueues() {
  const last = new Map<string, Promise<void>>();

  return async function* oneAtATime<T>(key: string, begin: () => AsyncIterable<T>): AsyncGenerator<T> {
    const before = last.get(key);
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    last.set(key, ended);
    try {
      await before;
      yield* begin();
    } finally {
      end();
      if (last.get(key) === ended) last.delete(key);
    }
  };
}
