/** Streams of one key come one after the other: the next begins when the one before has ended, or was given up. */
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
