import { afterEach, expect, test } from 'vitest';
import { type ClaimMessage, openClaimChannel } from './channel.ts';

const pages: EventTarget[] = [];
function openPage() {
  const page = new EventTarget();
  pages.push(page);
  const received: ClaimMessage[] = [];
  const channel = openClaimChannel('a test channel', page);
  channel.listen((message) => received.push(message));
  return { page, received, channel };
}
afterEach(() => {
  for (const page of pages) page.dispatchEvent(new Event('pagehide'));
});

test('a message reaches every other page, but not its sender', async () => {
  const [sender, listener] = [openPage(), openPage()];
  sender.channel.broadcast({ kind: 'changed' });
  await expect.poll(() => listener.received).toEqual([{ kind: 'changed' }]);
  expect(sender.received).toEqual([]);
});

test('a page in the back/forward cache neither receives nor sends messages, and does both again once it is shown', async () => {
  const [sender, hidden, witness] = [openPage(), openPage(), openPage()];
  hidden.page.dispatchEvent(new Event('pagehide'));
  hidden.channel.broadcast({ kind: 'changed' });
  sender.channel.broadcast({ kind: 'changed' });
  await expect.poll(() => witness.received).toHaveLength(1);
  expect(hidden.received).toEqual([]);
  hidden.page.dispatchEvent(new Event('pageshow'));
  sender.channel.broadcast({ kind: 'changed' });
  await expect.poll(() => hidden.received).toHaveLength(1);
  hidden.channel.broadcast({ kind: 'changed' });
  await expect.poll(() => witness.received).toHaveLength(3);
});
