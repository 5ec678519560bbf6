/** A device in several hands: what one hiker leaves behind on it. */
import { describe, expect, test } from 'vitest';
import { errorStatus, noAnswer, type Page, sessionEnded } from './harness.ts';
import { hike, plainPhone, sayNo, sayYes, signIn, standAt, told, tryAt } from './hiker.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();

/** All that the browser keeps of tries. */
const keptClaims = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('north-star-trails');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('claims').objectStore('claims').getAll();
          reading.onsuccess = () => resolve(reading.result);
        };
      }),
  );

/** Here and at the provider, so that somebody else can sign in next. */
const logOut = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in with Google' }).waitFor();
  await page.context().clearCookies();
};

describe('after logging out', () => {
  test('a waiting try is shown to nobody else, and sent when its hiker is back', async () => {
    const { page, mayComplain } = await site.open(plainPhone);
    const { trailhead, badge } = hike('central/crow-wing');
    await signIn(page, site.origin, 'Ada Away');
    mayComplain(noAnswer, sessionEnded);
    await page.route('**/v1/badges/attempts', (route) => route.abort());
    await standAt(page, trailhead);
    await sayYes(page);
    await told(page, /^Saved on this device\./);
    await page.reload();
    await page.getByText('Waiting for a signal').waitFor();
    await logOut(page);
    await page.unroute('**/v1/badges/attempts');

    await page.goto('/badges/me');
    await page.getByText('Sign in, and this page is yours.').waitFor();
    expect(await page.getByText(/Your try/).count()).toBe(0);
    await signIn(page, site.origin, 'Bob Next');
    await page.getByText('When you earn your first badge').waitFor();
    expect(await page.getByText(/Your try/).count()).toBe(0);
    await logOut(page);
    await signIn(page, site.origin, 'Ada Away');
    await page.getByText(`You earned the ${badge} badge!`).waitFor();
  });

  test('no answered try and no name is left on the device', async () => {
    const { page, mayComplain } = await site.open(plainPhone);
    await signIn(page, site.origin, 'Cleo Clean');
    mayComplain(noAnswer, sessionEnded);
    await page.route('**/v1/badges/attempts', (route) => route.abort());
    await standAt(page, hike('central/crow-wing').trailhead);
    await sayYes(page);
    await told(page, /^Saved on this device\./);
    await page.unroute('**/v1/badges/attempts');
    // Answered on a page that does not show it: it is kept to be read, without the position.
    await page.goto('/about');
    await page.getByTitle('Your try for a badge has its answer').waitFor();
    const [claim] = await keptClaims(page);
    expect(claim).toMatchObject({ state: 'answered' });
    expect(Object.keys(claim ?? {})).not.toContain('latitude');
    expect(JSON.stringify(claim)).not.toContain(String(hike('central/crow-wing').trailhead.latitude));
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Cleo');
    await logOut(page);
    await expect.poll(() => keptClaims(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test('an answer that has been read is not kept', async () => {
  const storageState = await site.sessionOf('Rita Read');
  const { page } = await site.open({ ...plainPhone, storageState });
  await tryAt(page, hike('central/crow-wing').trailhead);
  await told(page, 'You earned the Crow Wing badge!');
  await expect.poll(() => keptClaims(page)).toEqual([]);
});

describe('name and e-mail are forgotten', () => {
  const rememberedOnDevice = (page: Page) => page.evaluate(() => localStorage.getItem('last-collection') ?? '');

  test('when the session turns out to be over', async () => {
    const storageState = await site.sessionOf('Olly Over');
    const { page, mayComplain } = await site.open({ ...plainPhone, storageState }, '/badges/me');
    await sayNo(page);
    await page.getByText('When you earn your first badge').waitFor();
    expect(await rememberedOnDevice(page)).toContain('Olly');
    mayComplain(errorStatus(401));
    await page.route('**/v1/account', (route) => route.fulfill({ status: 401, json: { message: 'over', code: 401 } }));
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in with Google' }).waitFor();
    expect(await rememberedOnDevice(page)).toBe('');
  });

  test('when the sign of it is gone', async () => {
    const storageState = await site.sessionOf('Gwen Gone');
    const { page } = await site.open({ ...plainPhone, storageState }, '/badges/me');
    await sayNo(page);
    await page.getByText('When you earn your first badge').waitFor();
    expect(await rememberedOnDevice(page)).toContain('Gwen');
    await page.context().clearCookies();
    await page.goto('/about');
    await expect.poll(() => rememberedOnDevice(page)).toBe('');
  });
});
