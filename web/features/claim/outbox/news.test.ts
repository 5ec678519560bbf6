import { afterEach, expect, test } from 'vitest';
import { type News, openNewsChannel } from './news.ts';

const pages: EventTarget[] = [];
function openPage() {
  const page = new EventTarget();
  pages.push(page);
  const heard: News[] = [];
  const channel = openNewsChannel('news of a test', page);
  channel.listen((news) => heard.push(news));
  return { page, heard, channel };
}
afterEach(() => {
  for (const page of pages) page.dispatchEvent(new Event('pagehide'));
});

test('news reach every other page, not the one that tells them', async () => {
  const [teller, listener] = [openPage(), openPage()];
  teller.channel.tell({ kind: 'changed' });
  await expect.poll(() => listener.heard).toEqual([{ kind: 'changed' }]);
  expect(teller.heard).toEqual([]);
});

test('a page that the browser keeps for Back hears nothing, says nothing, and both again when it is shown', async () => {
  const [teller, sleeper, witness] = [openPage(), openPage(), openPage()];
  sleeper.page.dispatchEvent(new Event('pagehide'));
  sleeper.channel.tell({ kind: 'changed' });
  teller.channel.tell({ kind: 'changed' });
  await expect.poll(() => witness.heard).toHaveLength(1);
  expect(sleeper.heard).toEqual([]);
  sleeper.page.dispatchEvent(new Event('pageshow'));
  teller.channel.tell({ kind: 'changed' });
  await expect.poll(() => sleeper.heard).toHaveLength(1);
  sleeper.channel.tell({ kind: 'changed' });
  await expect.poll(() => witness.heard).toHaveLength(3);
});
