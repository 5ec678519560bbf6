/** Scripts that fail to load on a weak signal: no dead control, and no endless loading state. */
import { expect, test } from 'vitest';
import { builtDocument } from './built.ts';
import { desktop, noAnswer } from './harness.ts';
import { signInButton } from './sign-in-button.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();

test.each([
  ['/badges/me', 'collection'],
  ['/account', 'account'],
  ['/hikes', 'finder'],
])('%s shows an error when its island fails to load', async (path, island) => {
  const { page, mayComplain } = await site.open(desktop);
  mayComplain(noAnswer);
  await page.route(`**/assets/${island}-*.js`, (route) => route.abort());
  await page.goto(path);
  await page.getByText('This part needs a signal. Reload the page to try again.').waitFor();
});

test('the account does not stay a skeleton when its script fails to load', async () => {
  const storageState = await site.getSession('Skye Script');
  const { page, mayComplain } = await site.open({ ...desktop, storageState });
  mayComplain(noAnswer);
  await page.route('**/assets/area-*.js', (route) => route.abort());
  await page.goto('/about');
  await signInButton(page).waitFor();
  expect(await page.getByText('Checking if you’re signed in').isVisible()).toBe(false);
});

const withoutScript: [path: string, reason: string][] = [
  ['/badges/me', 'You need JavaScript to see your badges'],
  ['/account', 'You need JavaScript to see or delete your data'],
  ['/hikes', 'Search needs JavaScript'],
  ['/plan', 'Plans are made on your device and need JavaScript'],
  ['/verify', 'The check runs in your browser and needs JavaScript'],
];

test('a page offers what works without JavaScript when its script fails to load', async () => {
  const { page, mayComplain } = await site.open(desktop);
  mayComplain(noAnswer);
  await page.route('**/assets/app-*.js', (route) => route.abort());
  for (const [path, reason] of withoutScript.slice(-2)) {
    await page.goto(path);
    await page.getByText(reason).waitFor();
    expect(await page.locator('[data-island]').isVisible()).toBe(false);
  }
});

test.each(withoutScript)('%s has that, and says why, beside its one island', (path, reason) => {
  const document = builtDocument(path);
  expect(document.querySelectorAll('[data-island]')).toHaveLength(1);
  const offers = [...document.querySelectorAll('[data-without-script]')];
  expect(offers.map(({ textContent }) => textContent).join()).toContain(reason);
});
