/** The list of saved hikes: without an account, with one, shared, on paper. */
import type { Response } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { results, search } from './finder.ts';
import { desktop, noAnswer, type Page, phone, sessionEnded } from './harness.ts';

import { sharedSite } from './site.ts';

const site = sharedSite();
const [falls, rock] = ['/trails/north-shore/kettle-trail', '/trails/north-shore/split-rock'];

const control = (page: Page) => page.locator('[data-saved-hike] button');
const bookmark = (page: Page, n: number) => results(page).nth(n).getByRole('button');
const listed = (page: Page) =>
  expect.poll(() =>
    results(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  );

async function wantAt(page: Page, path: string) {
  await page.goto(path);
  await control(page).click();
  await expect.poll(() => control(page).textContent()).toContain('Saved');
}

describe('without an account', () => {
  test('a hike is added from its page and from a row, and a removal can be undone', async () => {
    const { page } = await site.open(phone);
    await wantAt(page, rock);
    await page.getByRole('link', { name: 'Your list' }).click();
    await listed(page).toEqual([rock]);
    expect(await page.getByRole('heading', { name: 'Your list (1)' }).isVisible()).toBe(true);
    expect(await page.getByText('Saved on this device.').isVisible()).toBe(true);
    await bookmark(page, 0).click();
    await page.getByRole('heading', { name: 'Your list', exact: true }).waitFor();
    await bookmark(page, 0).click();
    await page.getByRole('heading', { name: 'Your list (1)' }).waitFor();
    await bookmark(page, 0).click();
    await page.getByRole('heading', { name: 'Your list', exact: true }).waitFor();

    await page.setViewportSize(desktop.viewport);
    await page.goto('/hikes?q=split+rock+lighthouse');
    await bookmark(page, 0).click();
    await expect.poll(() => bookmark(page, 0).getAttribute('aria-label')).toMatch(/^Saved: Split Rock/);
    await page.goto('/hikes?list=wish');
    await listed(page).toEqual([rock]);
  });
});

describe('a shared list', () => {
  test('a shared list carries its hikes in the URL, and can be added to one’s own', async () => {
    const { page } = await site.open({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] });
    await wantAt(page, rock);
    await wantAt(page, falls);
    await page.goto('/hikes?list=wish');
    await listed(page).toEqual([falls, rock]);
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    const copied = async () => {
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByText('Link copied').waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const shared = '/hikes?list=split-rock.kettle-trail#find';
    await expect.poll(copied).toBe(site.origin + shared); // all tests of a browser share one clipboard

    const { page: theirs } = await site.open(phone, shared);
    await theirs.getByRole('heading', { name: 'A list someone shared' }).waitFor();
    await listed(theirs).toEqual([falls, rock]);
    await theirs.getByRole('button', { name: 'Add all to your list' }).click();
    await theirs.getByText('All of them are on your list.').waitFor();
    await theirs.getByRole('link', { name: 'Your list' }).click();
    await listed(theirs).toEqual([falls, rock]);
    expect(search(theirs)).toBe('?list=wish');
  });
});

/** The payload of the request. */
const wordsTo = (reply: Response) => reply.request().postData() ?? '';

describe('with an account', () => {
  test('the lists of device and account are merged, and logging out leaves the device its own', async () => {
    const storageState = await site.getSession('Wanda Wish');
    const { page: first } = await site.open({ ...phone, storageState });
    const synced = first.waitForResponse(
      (reply) => reply.url().endsWith('/v1/wishes') && wordsTo(reply).includes('kettle-trail'),
    );
    await wantAt(first, falls);
    await synced;

    const { page, mayComplain } = await site.open(phone);
    mayComplain(sessionEnded);
    await wantAt(page, rock);
    await page.context().addCookies(storageState.cookies);
    await page.goto('/hikes?list=wish');
    await listed(page).toEqual([falls, rock]);
    await page.getByText('Saved to your account').waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await listed(page).toEqual([rock]);
  });

  test('a hike that is added offline is on the list at once, and is synced when the signal returns', async () => {
    const storageState = await site.getSession('Olive Offline');
    const { page, mayComplain } = await site.open({ ...phone, storageState }, rock);
    mayComplain(noAnswer);
    await page.route('**/v1/wishes', (route) => route.abort());
    await control(page).click();
    await expect.poll(() => control(page).textContent()).toContain('Saved');
    const synced = page.waitForResponse(
      (reply) => reply.ok() && reply.url().endsWith('/v1/wishes') && wordsTo(reply).includes('split-rock'),
    );
    await page.unroute('**/v1/wishes');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await synced;
    const { page: other } = await site.open({ ...desktop, storageState }, '/hikes?list=wish');
    await listed(other).toEqual([rock]);
  });
});
