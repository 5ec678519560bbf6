/** The wish list: without an account, with one, shared, on paper. */
import type { Locator, Response } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { awake, results, said, search } from './finder.ts';
import { desktop, noAnswer, type Page, phone, sessionEnded } from './harness.ts';

import { sharedSite } from './site.ts';

const site = sharedSite();
const [falls, rock] = ['/trails/north-shore/kettle-trail', '/trails/north-shore/split-rock'];

const control = (page: Page) => page.locator('[data-wish] button');
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

  test.each([phone, desktop])('the poster has room for what its buttons say: $viewport.width px', async (screen) => {
    const { page } = await site.open({ ...screen, permissions: ['clipboard-read', 'clipboard-write'] });
    await wantAt(page, rock);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Link copied').waitFor();
    const end = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
    const poster = await end(page.locator('h1').locator('..'));
    for (const said of [page.getByRole('link', { name: 'Your list' }), page.getByText('Link copied')])
      expect(await end(said)).toBeLessThanOrEqual(poster);
  });

  test('an empty list says how to fill it, and two tabs show the same list', async () => {
    const { page } = await site.open(desktop, rock);
    const other = await page.context().newPage();
    await other.goto('/hikes?list=wish');
    await other.getByText('Nothing here yet.').waitFor();
    await said(other).toBe('No hikes');
    await control(page).click();
    await listed(other).toEqual([rock]);
    await bookmark(other, 0).click();
    await expect.poll(() => control(page).textContent()).toContain('Save');
    await other.close();
  });

  test('a browser without storage gets a message', async () => {
    const { page } = await site.open(phone);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No storage', 'SecurityError');
      };
    });
    await wantAt(page, rock);
    await page.getByText('This browser isn’t saving anything').waitFor();
  });

  test('without JavaScript no dead control is shown, nor room for one', async () => {
    const { page } = await site.open({ ...phone, javaScriptEnabled: false }, rock);
    expect(await control(page).isVisible()).toBe(false);
    expect(await page.locator('[data-wish]').first().boundingBox()).toBeNull();
  });
});

describe('a shared list', () => {
  test('carries its hikes in the URL, and can be added to one’s own', async () => {
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

  test('names hikes that this guide does not have, and takes nothing else from the URL', async () => {
    const { page } = await site.open(phone, '/hikes?list=split-rock.no-such-hike');
    await page.getByText('One of its hikes isn’t in this guide.').waitFor();
    await page.goto('/hikes?list=<b>');
    await awake(page);
    expect(await page.getByText('A list someone shared').count()).toBe(0);
  });

  test('can be filtered further, and offers all hikes where none match', async () => {
    const { page } = await site.open(desktop, '/hikes?list=split-rock.kettle-trail&prairie=yes');
    await page.getByRole('button', { name: 'Search all hikes' }).click();
    await expect.poll(() => results(page).count()).toBeGreaterThan(2);
    expect(search(page)).toBe('?prairie=yes');
  });
});

/** The payload of the request. */
const wordsTo = (reply: Response) => reply.request().postData() ?? '';

describe('with an account', () => {
  test('the lists of device and account are merged, and logging out leaves the device its own', async () => {
    const storageState = await site.sessionOf('Wanda Wish');
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

  test('a hike that is added offline is on the list at once, and is synced to the account later', async () => {
    const storageState = await site.sessionOf('Olive Offline');
    const { page, mayComplain } = await site.open({ ...phone, storageState }, rock);
    mayComplain(noAnswer);
    await page.route('**/v1/wishes', (route) => route.abort());
    await control(page).click();
    await expect.poll(() => control(page).textContent()).toContain('Saved');
    const synced = page.waitForResponse(
      (reply) => reply.ok() && reply.url().endsWith('/v1/wishes') && wordsTo(reply).includes('split-rock'),
    );
    await page.unroute('**/v1/wishes');
    await page.reload();
    await synced;
    const { page: other } = await site.open({ ...desktop, storageState }, '/hikes?list=wish');
    await listed(other).toEqual([rock]);
  });
});
