/** A shared device: what one hiker leaves behind on it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { disableIdleCallbacks, launchBrowserWithBfcache, noAnswer, type Page, sessionEnded } from './harness.ts';
import { hike, plainPhone, sayYes, standAt, waitForStatus } from './hiker.ts';
import { signInButton } from './sign-in-button.ts';
import { type Site, sharedSite } from './site.ts';

const site = sharedSite();

/** Signs in as the provider does, except that it is not asked: the hint names the session. */
async function arrive(page: Page, name: string, { getSession }: Site = site): Promise<void> {
  const { cookies } = await getSession(name);
  const mark = randomUUID();
  await page.context().addCookies(cookies.map((cookie) => (cookie.httpOnly ? cookie : { ...cookie, value: mark })));
}

/** Here and at the provider, so that another hiker can sign in next. */
const logOut = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await signInButton(page).waitFor();
  await page.context().clearCookies();
};

describe('after logging out', () => {
  test('a queued claim is shown to nobody else, and sent when its hiker is back', async () => {
    const { page, mayComplain } = await site.open(plainPhone);
    const { trailhead, badge } = hike('central/crow-wing');
    await arrive(page, 'Ada Away');
    await page.goto('/badges/me');
    mayComplain(noAnswer, sessionEnded);
    await page.route('**/v1/badges/attempts', (route) => route.abort());
    await standAt(page, trailhead);
    await sayYes(page);
    await waitForStatus(page, /^Saved on this device\./);
    await page.reload();
    await page.getByText('Waiting for a signal').waitFor();
    await logOut(page);
    await page.unroute('**/v1/badges/attempts');

    await page.goto('/badges/me');
    await page.getByText('Sign in to start your collection.').waitFor();
    expect(await page.getByText(/Your try/).count()).toBe(0);
    await arrive(page, 'Bob Next');
    await page.goto('/badges/me');
    await page.getByText('When you earn your first badge').waitFor();
    expect(await page.getByText(/Your try/).count()).toBe(0);
    await logOut(page);
    await arrive(page, 'Ada Away');
    await page.goto('/badges/me');
    await page.getByText(`You earned the ${badge} badge!`).waitFor();
  });
});

/** The hiker leaves the page open and logs out in another tab, where the next one signs in. */
async function changesHands(page: Page, next = 'Bob Browser', at: Site = site): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/about');
  await logOut(other);
  await arrive(page, next, at);
  await other.goto('/about');
  await other
    .getByRole('banner')
    .getByText(next.split(' ')[0] ?? '', { exact: true })
    .waitFor();
  await other.close();
}

const adasMail = (page: Page) => page.getByText('ada.aside@demo.invalid');
const bobsMail = (page: Page) => page.getByText('bob.browser@demo.invalid');
/** The lists load after the account. */
const getLists = (page: Page) => page.getByRole('heading', { name: /^Tries: / });
const showAgain = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

describe('a page that outlives the session it was opened with', () => {
  const adasData = async () => {
    const opened = await site.open(plainPhone);
    await arrive(opened.page, 'Ada Aside');
    await opened.page.goto('/account');
    await adasMail(opened.page).waitFor();
    await getLists(opened.page).waitFor();
    await opened.page.getByRole('banner').getByText('Ada', { exact: true }).waitFor();
    return opened;
  };

  test('a page that outlives its session shows nothing of its hiker when it is seen again', async () => {
    const { page } = await adasData();
    await changesHands(page);
    await showAgain(page);
    await bobsMail(page).waitFor();
    await getLists(page).waitFor();
    expect(await page.getByText(/\bAda\b/).count()).toBe(0);
    expect(await adasMail(page).count()).toBe(0);

    await changesHands(page, 'Ada Aside');
    await page.evaluate(() => void dispatchEvent(new Event('focus')));
    await adasMail(page).waitFor();
    expect(await page.getByText(/\bBob\b/).count()).toBe(0);
    expect(await bobsMail(page).count()).toBe(0);
  });
});

describe('with the back/forward cache', () => {
  const keeping = sharedSite(launchBrowserWithBfcache);

  test('Back shows no data of the previous hiker', async () => {
    const { page } = await keeping.open(plainPhone);
    await arrive(page, 'Ada Aside', keeping);
    await disableIdleCallbacks(page);
    await page.goto('/account');
    await adasMail(page).waitFor();
    await getLists(page).waitFor();
    await page.getByRole('banner').getByText('Ada', { exact: true }).waitFor();
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('kept whole', String(persisted))),
    );
    await page.goto('/about');
    await changesHands(page, 'Bob Browser', keeping);
    await page.evaluate(() => void setTimeout(() => history.back())); // deferred, or the response is lost with the page
    await bobsMail(page).waitFor();
    expect(await adasMail(page).count()).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem('kept whole'))).toBe('true');
  });
});
