/** The question whether to try for a badge: when it is asked, and how it is answered. */
import { describe, expect, test } from 'vitest';
import { desktop, heldBack, type Page } from './harness.ts';
import {
  findItself,
  hike,
  isWiderThanItsScreen,
  milesNorthOf,
  plainPhone,
  prompt,
  sayNo,
  sayYes,
  standAt,
  takeItsTime,
  told,
} from './hiker.ts';
import { expectAccessible, sharedSite } from './site.ts';

const site = sharedSite();

describe('the prompt', () => {
  test('is asked when a hiker comes to try, not on a visit to the collection', async () => {
    const storageState = await site.sessionOf('Vera Visit');
    const { page } = await site.open({ ...plainPhone, storageState }, '/badges/me');
    await page.getByText('When you earn your first badge').waitFor();
    expect(await prompt(page).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Try for a badge' }).click();
    await prompt(page).waitFor();
  });

  test('is 380 px wide and keeps the focus', async () => {
    const storageState = await site.sessionOf('Pia Prompt');
    const { page } = await site.open({ ...plainPhone, storageState, ...desktop }, '/badges/me?try');
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
    await expect.poll(() => page.locator('main [role=status]').first().textContent()).toBe('');

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
    const { page } = await site.open({ ...plainPhone, storageState, viewport }, '/badges/me?try');
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

  test('leaves the keyboard in the page, whatever becomes of the button that was pressed', async () => {
    const storageState = await site.sessionOf('Fo Cuss');
    const { page } = await site.open({ ...plainPhone, storageState }, '/badges/me?try');
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    await prompt(page).waitFor();
    await page.keyboard.press('Enter'); // Yes; nobody has set a position yet
    await told(page, 'Checking location...');
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.getByText('Checking location...').waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Your Collected Badges');

    await standAt(page, milesNorthOf(hike('central/mount-tom').trailhead, 3));
    await page.getByRole('button', { name: 'Try for a badge' }).press('Enter');
    await page.keyboard.press('Enter');
    await told(page, 'Not close enough yet');
    expect(await focused()).toBe('Try for a badge');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect.poll(focused).toBe('Your Collected Badges');
  });

  test('answered Yes by keyboard alone leads to the answer', async () => {
    const storageState = await site.sessionOf('Kay Board');
    const { page } = await site.open({ ...plainPhone, storageState }, '/badges/me?try');
    await standAt(page, hike('central/mount-tom').trailhead);
    await prompt(page).waitFor();
    await page.keyboard.press('Enter');
    await told(page, 'You earned the Mount Tom badge!');
  });
});

describe('before the script of the collection is there', () => {
  const { badge, path, trailhead } = hike('north-shore/split-rock');
  const asked = `/badges/me?try=${encodeURIComponent(badge)}`;

  /** One bar of signal: the page is here, and the large script comes when the test lets it. */
  async function openEarly(options: Parameters<typeof site.open>[0] = plainPhone, prepare?: typeof takeItsTime) {
    const { page } = await site.open(options);
    await prepare?.(page);
    if (options?.storageState) await letItKnowWhoIsHere(page);
    const script = heldBack();
    await page.route('**/assets/collection-*.js', async (route) => {
      await script.held;
      await route.continue();
    });
    const tries: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/badges/attempts')) tries.push(request.postData() ?? '');
    });
    await standAt(page, trailhead);
    await page.goto(asked, { waitUntil: 'commit' });
    await prompt(page, badge).waitFor();
    return { page, tries, wake: script.release };
  }

  /** The question comes early where this device knows who collects under the account, as after the page of a hike. */
  async function letItKnowWhoIsHere(page: Page) {
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('last-collection'))).toContain('companions');
  }

  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-answer'));

  test('the question is asked, has the focus on Yes, and axe finds nothing', async () => {
    const { page } = await openEarly();
    expect(await focused(page)).toBe('yes');
    await expectAccessible(page, 'prompt before the collection');
  });

  test('Yes reads the position and keeps the try, which is told as soon as the rest has come', async () => {
    const { page, wake } = await openEarly();
    await sayYes(page);
    await told(page, 'Your location is saved on this device.');
    wake();
    await told(page, 'Please sign in with Google first.');
    await told(page, /Your .* try is saved on this device. Sign in and we’ll send it/);
    expect(await prompt(page).isVisible()).toBe(false);
  });

  test('Yes of a signed-in hiker earns the badge, with one try', async () => {
    const storageState = await site.sessionOf('Early Bird');
    const { page, tries, wake } = await openEarly({ ...plainPhone, storageState });
    await page.keyboard.press('Enter');
    wake();
    await told(page, `You earned the ${badge} badge!`);
    expect(tries).toHaveLength(1);
  });

  test('Yes is not asked for again while the device still looks for itself', async () => {
    const storageState = await site.sessionOf('Slow Starter');
    const { page, wake } = await openEarly({ ...plainPhone, storageState }, takeItsTime);
    await sayYes(page);
    wake();
    await page.getByText('When you earn your first badge').waitFor();
    expect(await prompt(page).isVisible()).toBe(false);
    await findItself(page, trailhead);
    await told(page, `You earned the ${badge} badge!`);
  });

  test('a try is kept although the rest never comes', async () => {
    const { page, wake } = await openEarly();
    await sayYes(page);
    await told(page, 'Your location is saved on this device.');
    await page.goto(path);
    wake();
    await page.goto('/badges/me');
    await page
      .getByText(/is saved on this device/)
      .first()
      .waitFor();
  });

  test.each([
    ['No', sayNo],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ])('%s is an answer that counts afterward', async (_, answer) => {
    const storageState = await site.sessionOf('Not Yet');
    const { page, wake } = await openEarly({ ...plainPhone, storageState });
    await answer(page);
    await prompt(page).waitFor({ state: 'hidden' });
    wake();
    await page.getByText('When you earn your first badge').waitFor();
    expect(await prompt(page).isVisible()).toBe(false);
    await page.reload();
    await page.getByText('When you earn your first badge').waitFor();
    expect(await prompt(page).isVisible()).toBe(false);
  });

  test('a question that is still open stays, and is answered once', async () => {
    const storageState = await site.sessionOf('Slow Thinker');
    const { page, tries, wake } = await openEarly({ ...plainPhone, storageState });
    const closed: string[] = [];
    await page.exposeFunction('hasClosed', () => closed.push('closed'));
    await page.evaluate("document.querySelector('dialog[data-question]').addEventListener('close', hasClosed)");
    wake();
    await page.getByText('When you earn your first badge').waitFor();
    expect(await prompt(page, badge).isVisible()).toBe(true);
    expect(closed).toEqual([]);
    expect(await focused(page)).toBe('yes');
    await page.keyboard.press('Enter');
    await told(page, `You earned the ${badge} badge!`);
    expect(tries).toHaveLength(1);
  });
});
