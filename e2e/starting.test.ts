/** How a page starts: taps work before its script has loaded, which comes after first paint and loads no tables of the browser. */
import { expect, test } from 'vitest';
import { heldBack, type Page, phone } from './harness.ts';
import { trailPhone, untilReady } from './hiker.ts';
import { signInButton } from './sign-in-button.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();

/** Runs in the page: records every use of Intl, with its caller. Loading its locale and time zone data took a phone longer than anything else. */
function watchTables(): void {
  const reads: string[] = [];
  Object.assign(window, { tablesRead: reads });
  const noted = <F extends object>(name: string, real: F): F => {
    const note = () => reads.push(`${name} ${new Error().stack?.split('\n')[3]?.trim()}`);
    return new Proxy(real, {
      construct(target, args) {
        note();
        return Reflect.construct(target as never, args);
      },
      apply(target, self, args) {
        note();
        return Reflect.apply(target as never, self, args);
      },
    });
  };
  const replace = (owner: object, names: readonly string[]) => {
    for (const name of names) Object.assign(owner, { [name]: noted(name, Reflect.get(owner, name) as object) });
  };
  replace(Intl, ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat']);
  replace(String.prototype, ['localeCompare']);
  replace(Number.prototype, ['toLocaleString']);
  replace(Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);
}

test('no page uses Intl while it starts', async () => {
  const { page } = await site.open(trailPhone);
  await page.addInitScript(watchTables);
  for (const path of ['/trails/north-shore/split-rock', '/northshore', '/hikes', '/about', '/badges/me']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await untilReady(page);
    expect(await page.evaluate(() => Reflect.get(window, 'tablesRead')), path).toEqual([]);
  }
});

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
