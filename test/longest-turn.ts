import { setImmediate } from 'node:timers/promises';

/**
 * The CPU time in milliseconds of the longest turn of the event loop during this work: for so long nobody else was served.
 * Unlike elapsed time it does not depend on what else the machine does.
 */
export async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  let start = process.threadCpuUsage();
  const finished = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await setImmediate();
    const { user, system } = process.threadCpuUsage(start);
    longest = Math.max(longest, (user + system) / 1000);
    start = process.threadCpuUsage();
  }
  await finished;
  return longest;
}
