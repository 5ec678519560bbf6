/**
 * Batches jobs that arrive together, at most one per key in a batch, so that they share the cost of a transaction and a durable
 * commit.
 */
export type Batches<Job, Result> = {
  (job: Job): Promise<Result>;
  /** Number of queued jobs. */
  waiting(): number;
};

type Options<Job, Result> = {
  /** Runs all jobs, or fails as a whole. */
  run(jobs: Job[]): Promise<Result[]>;
  /** No two jobs of a batch have the same key; without it there is no restriction. */
  getKey?(job: Job): string;
  most: number;
  /** Maximum number of parallel batches: 1 unless the jobs do their own locking. */
  lanes?: number;
  /** Whether to retry each job alone after a failure; otherwise the whole batch fails. */
  mayRetryAlone(error: unknown): boolean;
};

type Waiting<Job, Result> = { job: Job; resolve(result: Result): void; reject(error: unknown): void };

export function makeBatches<Job, Result>({
  run,
  getKey,
  most,
  lanes = 1,
  mayRetryAlone,
}: Options<Job, Result>): Batches<Job, Result> {
  let waiting: Waiting<Job, Result>[] = [];
  let running = 0;

  // Waits for requests that the network has already delivered.
  function runSoon(): void {
    if (waiting.length === 0 || running === lanes) return;
    running += 1;
    setImmediate(runWaiting);
  }

  async function runWaiting(): Promise<void> {
    const batch = takeBatch();
    if (batch.length > 0) await settle(batch);
    running -= 1;
    runSoon();
  }

  function takeBatch(): Waiting<Job, Result>[] {
    const batch = new Map<unknown, Waiting<Job, Result>>();
    const rest: Waiting<Job, Result>[] = [];
    for (const one of waiting) {
      const key = getKey?.(one.job) ?? one;
      if (batch.size < most && !batch.has(key)) batch.set(key, one);
      else rest.push(one);
    }
    waiting = rest;
    return [...batch.values()];
  }

  async function settle(batch: Waiting<Job, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ job }) => job));
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    } catch (error) {
      if (batch.length > 1 && mayRetryAlone(error)) for (const one of batch) await settle([one]);
      else for (const one of batch) one.reject(error);
    }
  }

  const add = (job: Job) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      runSoon();
    });
  return Object.assign(add, { waiting: () => waiting.length });
}
