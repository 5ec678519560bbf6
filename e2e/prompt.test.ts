/** The prompt to try for a badge: when it opens, and how it is answered. */
import { describe, expect, test } from 'vitest';
import { desktop, heldBack, type Page } from './harness.ts';
import {
  hike,
  isWiderThanItsScreen,
  moveNorth,
  plainPhone,
  prompt,
  sayNo,
  sayYes,
  standAt,
  waitForStatus,
} from './hiker.ts';
import { expectAccessible, sharedSite } from './site.ts';

const site = sharedSite();

describe('the prompt', () => {
  test('the prompt opens on a tap, traps the focus, and closes with Escape and with No', async () => {
    const storageState = await site.getSession('Pia Prompt');
    const { page } = await site.open({ ...plainPhone, storageState }, '/badges/me');
    await page.getByText('When you earn your first badge').waitFor();
    expect(await prompt(page).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Try for a badge' }).click();
    await prompt(page).waitFor();

    await page.setViewportSize(desktop.viewport);
    expect((await prompt(page).boundingBox())?.width).toBe(380);
    const focused = () => page.evaluate(() => document.activeElement?.closest('dialog, body')?.nodeName);
    expect(await page.evaluate(() => document.activeElement?.textContent ?? document.activeElement?.nodeName)).toBe('');
    for (let i = 0; i < 5; i += 1) {
      await page.keyboard.press('Tab');
      // Between the last button and the first the browser's own UI may have the focus, never the page behind.
      const outside = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== document.body && !active?.closest('dialog');
      });
      expect(outside, await focused()).toBe(false);
    }
    await expectAccessible(page, 'prompt', 'dialog[open]');

    await page.keyboard.press('Escape');
    await prompt(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('main [role=status]').first().textContent()).toBe('');

    // A phone on its side, and a page at 400 %: question and answers are visible together.
    for (const viewport of [
      { width: 667, height: 375 },
      { width: 360, height: 225 },
    ]) {
      await page.setViewportSize(viewport);
      await page.getByRole('button', { name: 'Try for a badge' }).click();
      const heading = await prompt(page).getByRole('heading').boundingBox();
      const yes = await prompt(page).getByRole('button', { name: 'Yes' }).boundingBox();
      expect(heading?.y).toBeGreaterThanOrEqual(0);
      expect((yes?.y ?? Number.POSITIVE_INFINITY) + (yes?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      await sayNo(page);
      await prompt(page).waitFor({ state: 'hidden' });
    }
    await page.reload();
    await page.getByText('When you earn your first badge').waitFor();
    expect(await prompt(page).isVisible()).toBe(false);
  });

  test('the prompt is one tap away from every hike, and explains the permission request', async () => {
    const { page } = await site.open(plainPhone);
    await page.goto(hike('north-shore/split-rock').path);
    await page.getByRole('link', { name: 'Try for this badge' }).click();
    await prompt(page, hike('north-shore/split-rock').badge)
      .getByText(/You earn a badge within one mile of its trailhead, so your browser will ask/)
      .waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await isWiderThanItsScreen(page)).toBe(false);
    await sayNo(page);
    await page.getByRole('button', { name: 'Try for a badge' }).click();
    await prompt(page).waitFor();
    expect(await prompt(page, hike('north-shore/split-rock').badge).isVisible()).toBe(false);
    await page.goto('/badges/me?try=No%20such%20badge');
    await prompt(page).waitFor();
  });

  test('the prompt keeps the focus in the page when the pressed button is removed', async () => {
    const storageState = await site.getSession('Fo Cuss');
    const { page } = await site.open({ ...plainPhone, storageState }, '/badges/me?try');
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    await prompt(page).waitFor();
    await page.keyboard.press('Enter'); // Yes; no position is set yet
    await waitForStatus(page, 'Checking location...');
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.getByText('Checking location...').waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Your Collected Badges');

    await standAt(page, moveNorth(hike('central/mount-tom').trailhead, 3));
    await page.getByRole('button', { name: 'Try for a badge' }).press('Enter');
    await page.keyboard.press('Enter');
    await waitForStatus(page, 'Not close enough yet');
    expect(await focused()).toBe('Try for a badge');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect.poll(focused).toBe('Your Collected Badges');
  });
});

describe('before the script of the collection has loaded', () => {
  const { badge, path, trailhead } = hike('north-shore/split-rock');
  const asked = `/badges/me?try=${encodeURIComponent(badge)}`;

  /** A weak signal: the HTML is here, and the large script loads when the test releases it. */
  async function openEarly(page: Page) {
    const script = heldBack();
    await page.unroute('**/assets/collection-*.js');
    await page.route('**/assets/collection-*.js', async (route) => {
      await script.held;
      await route.continue();
    });
    await page.goto(asked, { waitUntil: 'commit' });
    await prompt(page, badge).waitFor();
    return script.release;
  }

  /** The prompt opens early only where this device knows the other hikers of the account, as after a trail page. */
  async function openSignedIn(name: string) {
    const { page } = await site.open({ ...plainPhone, storageState: await site.getSession(name) }, path);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('last-collection'))).toContain('companions');
    const tries: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/badges/attempts')) tries.push(request.postData() ?? '');
    });
    return { page, tries };
  }

  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-answer'));

  test('Yes reads the position and saves the claim, which is shown as soon as the script has loaded', async () => {
    const { page } = await site.open(plainPhone);
    await standAt(page, trailhead);
    const wake = await openEarly(page);
    expect(await focused(page)).toBe('yes');
    await expectAccessible(page, 'prompt before the collection', 'dialog[open]');
    await sayYes(page);
    await waitForStatus(page, 'Your location is saved on this device.');
    wake();
    await waitForStatus(page, 'Please sign in with Google first.');
    await waitForStatus(page, /Your .* try is saved on this device. Sign in and we’ll send it/);
    expect(await prompt(page).isVisible()).toBe(false);
  });

  test('a hiker who answers before the script has loaded earns the badge with one claim', async () => {
    const { page, tries } = await openSignedIn('Early Bird');
    await standAt(page, trailhead);
    let wake = await openEarly(page);
    await page.keyboard.press('Enter');
    wake();
    await waitForStatus(page, `You earned the ${badge} badge!`);
    expect(tries).toHaveLength(1);

    // A prompt that is still open stays open, and is answered once.
    wake = await openEarly(page);
    const closed: string[] = [];
    await page.exposeFunction('hasClosed', () => closed.push('closed'));
    await page.evaluate("document.querySelector('dialog[data-question]').addEventListener('close', hasClosed)");
    wake();
    await page.getByRole('region', { name: 'Earned badges' }).waitFor();
    expect(await prompt(page, badge).isVisible()).toBe(true);
    expect(closed).toEqual([]);
    expect(await focused(page)).toBe('yes');
    await page.keyboard.press('Enter');
    await waitForStatus(page, `You already have the ${badge} badge`);
    expect(tries).toHaveLength(2);
  });
});
