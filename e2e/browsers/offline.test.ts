/** The service worker, in every engine. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { engineVisitor } from './visitor.ts';

describe('with the guide cached', () => {
  const visitor = engineVisitor();

  test('an unknown address redirects to the hikes and reports that the page was not found, online and offline', async () => {
    const { tab, line } = await visitor.arrive('/about');
    await visitor.settle();
    const where = async (path: string) => {
      await tab.goTo(path);
      await tab.heading(/hikes under the North Star/i).appears();
      const says = await tab.run(() => document.getElementById('not-found')?.checkVisibility());
      return { address: (await tab.address()).replace(line.origin, ''), says };
    };
    const notFound = { address: '/hikes#not-found', says: true };
    expect(await where('/st.croix')).toEqual(notFound);
    line.cut();
    expect(await where('/no/such.page')).toEqual(notFound);
    expect(await where('/')).toEqual({ address: '/hikes', says: false });
  });
});

describe('with a Cache Storage that throws', () => {
  /** The built site, with a worker whose Cache Storage throws. */
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const part of ['client', 'build.json']) cpSync(resolve('build', part), join(folder, part), { recursive: true });
  const worker = join(folder, 'client/sw.js');
  const broken = `CacheStorage.prototype.open = () => { throw new DOMException('Unexpected internal error.', 'UnknownError'); };`;
  writeFileSync(worker, `${broken}\n${readFileSync(worker, 'utf8')}`);
  afterAll(() => rmSync(folder, { recursive: true }));
  const visitor = engineVisitor({}, { SITE_DIR: folder });

  test('pages load from the network, and search works', async () => {
    const { tab } = await visitor.arrive('/about');
    await expect.poll(() => tab.run(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await tab.goTo('/trails/north-shore/split-rock');
    await tab.heading('Split Rock Lighthouse State Park').appears();
    await tab.goTo('/hikes');
    await tab.field('Find a hike').type('tettegouche');
    await tab.text(/^[12] hikes? of/).appears(); // a second one names the park in its hours, once the words of all pages have loaded
    expect(await tab.run(() => navigator.serviceWorker.controller !== null)).toBe(true);
  });
});
