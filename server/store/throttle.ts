/** Throttle with leading and trailing runs: at once, then at most once per interval, at its end. */
export function makeThrottle(work: () => Promise<unknown>, intervalMs: number) {
  let lastAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    lastAt = performance.now();
    await work();
  }

  return {
    /** Resolves after the work only if it runs at once. */
    async ask(): Promise<void> {
      if (timer) return;
      const waitMs = lastAt + intervalMs - performance.now();
      if (waitMs <= 0) return run();
      timer = setTimeout(() => void run().catch(() => {}), waitMs);
      timer.unref();
    },
    /** Runs pending work now. */
    async finish(): Promise<void> {
      if (timer) await run();
    },
  };
}
