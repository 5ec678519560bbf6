/** A page is readable before its script has loaded; taps until then work. */
import { expect, test } from 'vitest';
import { heldBack, type Page, phone } from './harness.ts';
import { signInButton } from './sign-in-button.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();
/** Of an article and of a list. */
const scriptOfPage = /\/assets\/(article|list)-[^/]+\.js$/;

/** Requests for the page's script stay pending. */
async function holdScript(page: Page): Promise<void> {
  const { held } = heldBack();
  await page.route(scriptOfPage, () => held);
}

test('signing in works before the script has loaded', async () => {
  const { page } = await site.open(phone);
  await holdScript(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await signInButton(page).click();
  await page.waitForURL('**/demo-identity/**');
});

test('the script of a page is requested after first paint, or a second after load', async () => {
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
      entry('resource', (name) => /\/assets\/article-.+\.js$/.test(name)),
      entry('paint', (name) => name === 'first-contentful-paint'),
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.loadEventStart ?? 0,
    ]);
  });
  expect(asked).toBeGreaterThan(Math.min(painted, loaded + 1000));
});
