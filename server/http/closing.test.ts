/** Shutdown does not interrupt a response that has started. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildTestApp } from '../../test/app.ts';
import { getFile } from '../site/site.ts';

it('a response to a slow client is sent to its end during shutdown', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const picture = Buffer.alloc(32 * 1024 * 1024, 'x'); // larger than all buffers in between
  const test = await buildTestApp({ halfSentMs: 0, site: new Map([['/large.png', getFile('large.png', picture)]]) });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const visitor = connect(port, '127.0.0.1');
  visitor.write('GET /large.png HTTP/1.1\r\nHost: trails.example\r\n\r\n');
  await once(visitor, 'readable');

  const stopped = test.close();
  await expect.poll(() => test.app.server.listening).toBe(false);
  vi.advanceTimersByTime(1000); // checks for idle connections repeatedly
  let read = 0;
  for await (const chunk of visitor) {
    read += (chunk as Buffer).length;
    vi.advanceTimersByTime(50);
    if (read > picture.length) break;
  }
  expect(read).toBeGreaterThan(picture.length);
  vi.advanceTimersByTime(1000);
  await stopped;
});
