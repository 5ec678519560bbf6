/** The service worker, in every engine. */
import { expect, test } from 'vitest';
import { engineVisitor } from './visitor.ts';

const visitor = engineVisitor();

test('an unknown address leads to the hikes and says that the page was not found, also offline', async () => {
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
