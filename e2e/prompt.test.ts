/** The question whether to try for a badge: when it is asked, and how it is answered. */
import { describe, expect, test } from 'vitest';
import { desktop } from './harness.ts';
import { hike, isWiderThanItsScreen, milesNorthOf, plainPhone, prompt, sayNo, standAt, told } from './hiker.ts';
import { expectAccessible, sharedSite } from './site.ts';

const site = sharedSite();

describe('the prompt', () => {
  test('is the first thing a signed-in hiker meets, 380 px wide, and keeps the focus', async () => {
    const storageState = await site.sessionOf('Pia Prompt');
    const { page } = await site.open({ ...plainPhone, storageState, ...desktop }, '/badges/me');
    await prompt(page).waitFor();
    expect((await prompt(page).boundingBox())?.width).toBe(380);
    const focused = () => page.evaluate(() => document.activeElement?.closest('dialog, body')?.nodeName);
    expect(await page.evaluate(() => document.activeElement?.textContent ?? document.activeElement?.nodeName)).toBe('');
    for (let i = 0; i < 5; i += 1) {
      await page.keyboard.press('Tab');
      // Between the last button and the first the browser's own bar may have it, never the page behind.
      const outside = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== document.body && !active?.closest('dialog');
      });
      expect(outside, await focused()).toBe(false);
    }
    await expectAccessible(page, 'prompt');

    await page.keyboard.press('Escape');
    await prompt(page).waitFor({ state: 'hidden' });
    expect(await page.locator('main [role=status]').first().textContent()).toBe('');

    await page.getByRole('button', { name: 'Try for a badge' }).click();
    await sayNo(page);
    await prompt(page).waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByText('When you earn your first badge').waitFor();
    expect(await prompt(page).isVisible()).toBe(false);
  });

  test.each([
    ['a phone on its side', { width: 667, height: 375 }],
    ['a page at 400 %', { width: 360, height: 225 }],
  ])('shows question and answers together on %s', async (_, viewport) => {
    const storageState = await site.sessionOf('Low Window');
    const { page } = await site.open({ ...plainPhone, storageState, viewport }, '/badges/me');
    const heading = await prompt(page).getByRole('heading').boundingBox();
    const yes = await prompt(page).getByRole('button', { name: 'Yes' }).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual(0);
    expect((yes?.y ?? Number.POSITIVE_INFINITY) + (yes?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  });

  test('is one step from every hike, and says in a line why the browser will ask', async () => {
    const { page } = await site.open(plainPhone);
    await page.goto(hike('north-shore/split-rock').path);
    await page.getByRole('link', { name: 'Try for this badge' }).click();
    await prompt(page, hike('north-shore/split-rock').badge)
      .getByText(/Your browser will ask for your position, because .* within one mile/)
      .waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await isWiderThanItsScreen(page)).toBe(false);
    await sayNo(page);
    await page.getByRole('button', { name: 'Try for a badge' }).click();
    await page.getByRole('dialog', { name: 'Do you want to try for a badge?', exact: true }).waitFor();
    await page.goto('/badges/me?try=No%20such%20badge');
    await page.getByRole('dialog', { name: 'Do you want to try for a badge?', exact: true }).waitFor();
  });

  test('leaves the keyboard in the page, whatever becomes of the button that was pressed', async () => {
    const storageState = await site.sessionOf('Fo Cuss');
    const { page } = await site.open({ ...plainPhone, storageState }, '/badges/me');
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    await prompt(page).waitFor();
    await page.keyboard.press('Enter'); // Yes; nobody has set a position yet
    await told(page, 'Checking location...');
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.getByText('Checking location...').waitFor({ state: 'detached' });
    expect(await focused()).toBe('Your Collected Badges');

    await standAt(page, milesNorthOf(hike('central/mount-tom').trailhead, 3));
    await page.getByRole('button', { name: 'Try for a badge' }).press('Enter');
    await page.keyboard.press('Enter');
    await told(page, 'Not close enough yet');
    expect(await focused()).toBe('Try for a badge');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Your Collected Badges');
  });

  test('answered Yes by keyboard alone leads to the answer', async () => {
    const storageState = await site.sessionOf('Kay Board');
    const { page } = await site.open({ ...plainPhone, storageState }, '/badges/me');
    await standAt(page, hike('central/mount-tom').trailhead);
    await prompt(page).waitFor();
    await page.keyboard.press('Enter');
    await told(page, 'You earned the Mount Tom badge!');
  });
});
