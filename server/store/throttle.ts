/** Work that is asked for often: done at once, and then at most once an interval, at its end if it was asked for meanwhile. */
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
    /** Waits for the work only where it is done at once. */
    async ask(): Promise<void> {
      if (timer) return;
      const waitMs = lastAt + intervalMs - performance.now();
      if (waitMs <= 0) return run();
      timer = setTimeout(() => void run().catch(() => {}), waitMs);
      timer.unref();
    },
    /** What is still to be done, now. */
    async finish(): Promise<void> {
      if (timer) await run();
    },
  };
}
