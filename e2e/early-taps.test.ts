/** A page is read before its script is there. What is tapped meanwhile does what it promises. */
import { expect, test } from 'vitest';
import { heldBack, type Page, phone } from './harness.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();
const scriptOfAll = '**/assets/site-*.js';

/** The script of the next page is asked for, and does not come. */
async function holdScript(page: Page): Promise<void> {
  const { held } = heldBack();
  await page.route(scriptOfAll, () => held);
}

test('who asks to sign in is sent there at once', async () => {
  const { page } = await site.open(phone);
  await holdScript(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Sign in with Google' }).first().click();
  await page.waitForURL('**/demo-identity/**');
});

test('who follows a link is not kept waiting, and is led back to where it stood', async () => {
  const { page } = await site.open(phone);
  await holdScript(page);
  await page.goto('/northshore', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'badges', exact: true }).click();
  await page.waitForURL('**/badges', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL('**/northshore', { waitUntil: 'commit' });
});

test('the script of a page is asked for when the page has been painted, or has long been there', async () => {
  const { page } = await site.open(phone, '/about');
  const [asked, painted, loaded] = await page.evaluate(async () => {
    const entry = (type: string, isIt: (name: string) => boolean) =>
      new Promise<number>((found) =>
        new PerformanceObserver((list) => {
          const [first] = list.getEntries().filter(({ name }) => isIt(name));
          if (first) found(first.startTime);
        }).observe({ type, buffered: true }),
      );
    return Promise.all([
      entry('resource', (name) => /\/assets\/site-.+\.js$/.test(name)),
      entry('paint', (name) => name === 'first-contentful-paint'),
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.loadEventStart ?? 0,
    ]);
  });
  expect(asked).toBeGreaterThan(Math.min(painted, loaded + 1000));
});
