import { expect, it } from 'vitest';
import { makeBatches } from './batches.ts';

type Job = { who: string; n: number };

const recording = (fails: (jobs: Job[]) => boolean = () => false, mayRetryAlone = true) => {
  const batches: number[][] = [];
  const add = makeBatches<Job, number>({
    most: 3,
    getKey: ({ who }) => who,
    mayRetryAlone: () => mayRetryAlone,
    run: async (jobs) => {
      batches.push(jobs.map(({ n }) => n));
      if (fails(jobs)) throw new Error('no');
      return jobs.map(({ n }) => n * 10);
    },
  });
  return { batches, add };
};

it('jobs that arrive together run in one batch, and each is resolved', async () => {
  const { batches, add } = recording();
  const results = await Promise.all([1, 2, 3, 4].map((n) => add({ who: `hiker ${n}`, n })));
  expect(results).toEqual([10, 20, 30, 40]);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

it('a batch has at most one job per key, in order of arrival', async () => {
  const { batches, add } = recording();
  await Promise.all([
    add({ who: 'a', n: 1 }),
    add({ who: 'a', n: 2 }),
    add({ who: 'b', n: 3 }),
    add({ who: 'a', n: 4 }),
  ]);
  expect(batches).toEqual([[1, 3], [2], [4]]);
});

it('the other jobs of a failed batch are retried', async () => {
  const { add } = recording((jobs) => jobs.some(({ n }) => n === 2));
  const results = await Promise.allSettled([1, 2, 3].map((n) => add({ who: `hiker ${n}`, n })));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await add({ who: 'later', n: 5 })).toBe(50);
});

it('a whole batch fails if a retry is useless', async () => {
  const { batches, add } = recording(() => true, false);
  const results = await Promise.allSettled([1, 2, 3].map((n) => add({ who: `hiker ${n}`, n })));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(batches).toHaveLength(1);
});

it('at most as many batches run in parallel as there are lanes', async () => {
  let [running, most] = [0, 0];
  const add = makeBatches<number, number>({
    most: 1,
    lanes: 2,
    mayRetryAlone: () => false,
    run: async (jobs) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return jobs;
    },
  });
  expect(await Promise.all([1, 2, 3, 4, 5].map(add))).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});
