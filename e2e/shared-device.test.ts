/** A shared device: what one hiker leaves behind on it. */
import { randomUUID } from 'node:crypto';
import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  disableIdleCallbacks,
  disableRequestTimeout,
  errorStatus,
  heldBack,
  launchBrowserWithBfcache,
  noAnswer,
  type Page,
  sessionEnded,
} from './harness.ts';
import {
  delayPosition,
  hike,
  plainPhone,
  providePosition,
  sayYes,
  signIn,
  standAt,
  tryAt,
  waitForStatus,
} from './hiker.ts';
import { signInButton } from './sign-in-button.ts';
import { type Site, sharedSite } from './site.ts';

const site = sharedSite();

/** All claims in the browser's database. */
const storedClaims = (page: Page): Promise<Record<string, unknown>[]> =>
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

/** Signs in as the provider does, except that it is not asked: the hint names the session. */
async function arrive(page: Page, name: string, { sessionOf }: Site = site): Promise<void> {
  const { cookies } = await sessionOf(name);
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

  test('a claim whose position arrives while logging out is shown to nobody else', async () => {
    const storageState = await site.sessionOf('Lora Late');
    const { page, mayComplain } = await site.open({ ...plainPhone, storageState });
    mayComplain(sessionEnded);
    await disableRequestTimeout(page);
    await delayPosition(page);
    await page.goto('/badges/me');
    const { held, release } = heldBack();
    await page.route('**/v1/account/sessions/**', async (route) => {
      await held;
      await route.continue();
    });
    await sayYes(page);
    await waitForStatus(page, 'Checking location...');
    const left = page.waitForRequest('**/v1/account/sessions/**');
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await left;
    await providePosition(page, hike('central/crow-wing').trailhead);
    await expect.poll(async () => (await storedClaims(page)).length).toBe(1);
    const reloaded = page.waitForEvent('load'); // until then it is still the page of the hiker who leaves
    release();
    await reloaded;
    await page.getByText('Sign in to start your collection.').waitFor();
    await expect.poll(async () => (await storedClaims(page)).map(({ left }) => left)).toEqual([true]);
    await expect.poll(() => page.getByText(/Your try/).count()).toBe(0);
  });

  test('no answered claim and no name is left on the device', async () => {
    const { page, mayComplain } = await site.open(plainPhone);
    await arrive(page, 'Cleo Clean');
    await page.goto('/badges/me');
    mayComplain(noAnswer, sessionEnded);
    await page.route('**/v1/badges/attempts', (route) => route.abort());
    await standAt(page, hike('central/crow-wing').trailhead);
    await sayYes(page);
    await waitForStatus(page, /^Saved on this device\./);
    await page.unroute('**/v1/badges/attempts');
    // Answered on a page that does not show the result: it is stored to be read later, without the position.
    await page.goto('/about');
    await page.getByTitle('There’s an answer to your try for a badge').waitFor({ timeout: 90_000 });
    const [claim] = await storedClaims(page);
    expect(claim).toMatchObject({ state: 'answered' });
    expect(Object.keys(claim ?? {})).not.toContain('latitude');
    expect(JSON.stringify(claim)).not.toContain(String(hike('central/crow-wing').trailhead.latitude));
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Cleo');
    await logOut(page);
    await expect.poll(() => storedClaims(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test('name and e-mail are deleted from the device when the session has expired, and when its hint cookie is gone', async () => {
  const { page, mayComplain } = await site.open(plainPhone);
  const rememberedOnDevice = () => page.evaluate(() => localStorage.getItem('last-collection') ?? '');
  mayComplain(errorStatus(401), sessionEnded);
  await arrive(page, 'Olly Over');
  await page.goto('/badges/me');
  await page.getByText('When you earn your first badge').waitFor();
  expect(await rememberedOnDevice()).toContain('Olly');
  await page.route('**/v1/account', (route) => route.fulfill({ status: 401, json: { message: 'over', code: 401 } }));
  await page.goto('/about');
  await signInButton(page).waitFor();
  expect(await rememberedOnDevice()).toBe('');
  await page.unroute('**/v1/account');

  await arrive(page, 'Olly Over');
  await page.goto('/badges/me');
  await page.getByText('When you earn your first badge').waitFor();
  expect(await rememberedOnDevice()).toContain('Olly');
  await page.context().clearCookies();
  await page.goto('/about');
  await expect.poll(rememberedOnDevice).toBe('');
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
const listsOf = (page: Page) => page.getByRole('heading', { name: /^Tries: / });
const showAgain = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

describe('a page that outlives the session it was opened with', () => {
  const adasData = async () => {
    const opened = await site.open(plainPhone);
    await arrive(opened.page, 'Ada Aside');
    await opened.page.goto('/account');
    await adasMail(opened.page).waitFor();
    await listsOf(opened.page).waitFor();
    await opened.page.getByRole('banner').getByText('Ada', { exact: true }).waitFor();
    return opened;
  };

  test('shows nothing of its hiker when it is shown again, nor when it is focused after being visible all the time', async () => {
    const { page } = await adasData();
    await changesHands(page);
    await showAgain(page);
    await bobsMail(page).waitFor();
    await listsOf(page).waitFor();
    expect(await page.getByText(/\bAda\b/).count()).toBe(0);
    expect(await adasMail(page).count()).toBe(0);

    await changesHands(page, 'Ada Aside');
    await page.evaluate(() => void dispatchEvent(new Event('focus')));
    await adasMail(page).waitFor();
    expect(await page.getByText(/\bBob\b/).count()).toBe(0);
    expect(await bobsMail(page).count()).toBe(0);
  });

  test("shows none of its hiker's badges, and stores no result that has been read", async () => {
    const { page, mayComplain } = await site.open(plainPhone);
    await arrive(page, 'Ada Earner');
    mayComplain(sessionEnded, errorStatus(403)); // the list is read again after a while, by then perhaps under Bob's session
    const { trailhead, badge } = hike('central/crow-wing');
    await tryAt(page, trailhead);
    await waitForStatus(page, `You earned the ${badge} badge!`);
    const earned = page.getByRole('region', { name: 'Earned badges' }).getByText(badge, { exact: true });
    await earned.waitFor();
    await expect.poll(() => storedClaims(page)).toEqual([]); // its result has been read
    await changesHands(page);
    await showAgain(page);
    await page.getByText('When you earn your first badge').waitFor();
    expect(await earned.count()).toBe(0);
  });

  test('shows no badges once its lists are refused, even in the background', async () => {
    const { page, mayComplain } = await site.open({ ...plainPhone, storageState: await site.sessionOf('Ada Asleep') });
    mayComplain(errorStatus(403), sessionEnded);
    let asked = 0;
    await page.route('**/v1/hikers?*', (route) => {
      asked += 1;
      return asked === 1
        ? route.continue()
        : route.fulfill({ status: 403, json: { message: 'somebody else', code: 403, type: 'user_unauthorized' } });
    });
    await page.route('**/v1/account', (route) =>
      asked < 2 ? route.continue() : route.fulfill({ status: 401, json: { message: 'over', code: 401 } }),
    );
    await page.goto('/badges/me');
    await page.getByText('Sign in to start your collection.').waitFor();
  });

  test('is left unchanged offline', async () => {
    const { page, mayComplain } = await adasData();
    mayComplain(noAnswer);
    await page.evaluate(() => Object.assign(window, { isTheSame: true }));
    await page.context().setOffline(true);
    const unanswered = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/v1/account'));
    await showAgain(page);
    await unanswered;
    await page.context().setOffline(false);
    let answers = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('/v1/account')) answers += 1;
    });
    await expect.poll(() => showAgain(page).then(() => answers)).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
    expect(await adasMail(page).count()).toBe(1);
  });

  test('changes nothing in the current hiker’s account when the account is deleted', async () => {
    const { page, mayComplain } = await adasData();
    await changesHands(page);
    expect(await adasMail(page).count()).toBe(1);
    mayComplain(errorStatus(403));
    await page.getByLabel('To confirm, type delete').fill('delete');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page
      .getByRole('alert')
      .getByText(/^The account .* is no longer signed in here\. Nothing was changed in any other account\./)
      .waitFor();
    await bobsMail(page).waitFor();
    await page.reload();
    await bobsMail(page).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

test("Bob, who has signed in since, stays signed in after a late response to Ada's log-out", async () => {
  const { page, mayComplain } = await site.open(plainPhone);
  mayComplain(sessionEnded, errorStatus(403)); // her lists are read again after a while, by then under Bob's session
  await signIn(page, site.origin, 'Ada Late');
  // The server answers at once; the page gets the response when the test releases it.
  const path = '**/v1/account/sessions/current**';
  const { held, release } = heldBack();
  await disableRequestTimeout(page);
  const answerLate = async (route: Route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  };
  await page.route(path, answerLate, { times: 1 });
  const asked = page.waitForRequest(path);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await asked;
  const other = await page.context().newPage();
  await signIn(other, site.origin, 'Bob Later');
  release();
  await page.getByRole('banner').getByText('Bob', { exact: true }).waitFor();
  await other.reload();
  await other.getByRole('banner').getByText('Bob', { exact: true }).waitFor();
  expect(await other.evaluate(async () => (await fetch('/v1/account')).status)).toBe(200);
});

describe('with the back/forward cache', () => {
  const keeping = sharedSite(launchBrowserWithBfcache);

  test('Back shows no data of the previous hiker', async () => {
    const { page } = await keeping.open(plainPhone);
    await arrive(page, 'Ada Aside', keeping);
    await disableIdleCallbacks(page);
    await page.goto('/account');
    await adasMail(page).waitFor();
    await listsOf(page).waitFor();
    await page.getByRole('banner').getByText('Ada', { exact: true }).waitFor();
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('kept whole', String(persisted))),
    );
    await page.goto('/about');
    await changesHands(page, 'Bob Browser', keeping);
    await page.evaluate(() => void setTimeout(() => history.back())); // deferred, or the reply is lost with the page
    await bobsMail(page).waitFor();
    expect(await adasMail(page).count()).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem('kept whole'))).toBe('true');
  });
});
