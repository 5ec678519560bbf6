import { expect, it } from 'vitest';
import { failoverClient } from './failover-client.ts';

it('clients that fail together move on to the next host, not past it', async () => {
  const FailoverClient = failoverClient([1, 2, 3].map((port) => `postgres://keeper@127.0.0.1:${port}/trails`));
  const together = [new FailoverClient(), new FailoverClient()];
  const ended = await Promise.allSettled(together.map((client) => client.connect()));
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(new FailoverClient().port).toBe(2);
});
