/**
 * What one account with a lot of data costs everybody: `npm run bench -- heavy-user`. A refused claim of a user with 10,000 attempts compared
 * with that of a new user, alternating (the bar is a factor of two), and the longest latency for others while 100,000 attempts are
 * exported (the bar is 100 ms), on both databases.
 */
import { performance } from 'node:perf_hooks';
import { buildTestApp } from '../test/app.ts';
import { places } from '../test/badges.ts';
import { type Hiker, makeHiker } from '../test/hiker.ts';
import { addManyClaims } from '../test/history.ts';
import { startPostgres } from '../test/postgres.ts';
import { record } from './figures.ts';

const rounds = 300;
const middle = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** Spread over time: the rate limit is ten in ten minutes. */
async function costOf(test: Awaited<ReturnType<typeof buildTestApp>>, hiker: Hiker): Promise<number> {
  test.advance(11);
  const startedAt = performance.now();
  const reply = await hiker.claim(places.nowhere);
  const took = performance.now() - startedAt;
  if (reply.json().outcome !== 'too-far') throw new Error(reply.body);
  return took;
}

async function measure(name: string, databaseUrl?: string): Promise<void> {
  const test = await buildTestApp({ ...(databaseUrl && { databaseUrl }), environment: { LOG_LEVEL: 'silent' } });
  const [fresh, heavy, heaviest] = [await makeHiker(test), await makeHiker(test), await makeHiker(test)];
  await addManyClaims(test, heavy, 10_000);
  await addManyClaims(test, heaviest, 100_000);
  for (let n = 0; n < 50; n += 1) for (const hiker of [fresh, heavy]) await costOf(test, hiker);
  const costs: Record<'fresh' | 'heavy', number[]> = { fresh: [], heavy: [] };
  for (let n = 0; n < rounds; n += 1) {
    costs.fresh.push(await costOf(test, fresh));
    costs.heavy.push(await costOf(test, heavy));
  }
  const [low, high] = [middle(costs.fresh), middle(costs.heavy)];
  console.log(
    `${name}: a refused claim takes ${low.toFixed(2)} ms, with 10,000 earlier claims ${high.toFixed(2)} ms: ratio ${(high / low).toFixed(2)}`,
  );

  record({
    what: `Refused claim of a user with 10,000 claims, on ${name}`,
    figure: `${high.toFixed(2)} ms`,
    beside: `a new user, ${low.toFixed(2)} ms`,
    ratio: high / low,
    bar: 'at most 2',
  });

  const origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const before = await longestWait(origin, fresh, (asked) => asked < 200);
  const exported = download(`${origin}/v1/account/export`, heaviest);
  let done = false;
  void exported.then(() => {
    done = true;
  });
  const during = await longestWait(origin, fresh, () => !done);
  const megabytes = (await exported) / 1e6;
  console.log(
    `${name}: during an export of ${megabytes.toFixed(0)} MB, other requests waited ${during.toFixed(0)} ms at most; ${before.toFixed(0)} ms without it`,
  );
  record({
    what: `Longest wait of other requests during an export of 100,000 claims, on ${name}`,
    figure: `${during.toFixed(0)} ms`,
    beside: `without it, ${before.toFixed(0)} ms`,
    bar: 'at most 100 ms',
  });
  await test.close();
}

/** Counts the bytes and drops them: joining them into one string would block this process, which is the server too. */
async function download(address: string, { cookie }: Hiker): Promise<number> {
  const { body } = await fetch(address, { headers: { cookie } });
  let bytes = 0;
  for await (const chunk of body ?? []) bytes += chunk.length;
  return bytes;
}

/** A hiker who polls their account. */
async function longestWait(origin: string, { cookie }: Hiker, goOn: (asked: number) => boolean): Promise<number> {
  let longest = 0;
  for (let asked = 0; goOn(asked); asked += 1) {
    const startedAt = performance.now();
    await (await fetch(`${origin}/v1/account`, { headers: { cookie } })).text();
    longest = Math.max(longest, performance.now() - startedAt);
  }
  return longest;
}

await measure('SQLite');
const postgres = await startPostgres();
try {
  await measure('PostgreSQL', await postgres.createDatabase());
} finally {
  await postgres.remove();
}
