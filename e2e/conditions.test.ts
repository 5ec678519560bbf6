/** Condition reports: sent in two taps by a hiker who was just checked at the trailhead, read by everybody else. */
import { describe, expect, test } from 'vitest';
import { noAnswer, type Page } from './harness.ts';
import {
  hike,
  hoursAgo,
  isWiderThanItsScreen,
  loseSignal,
  milesNorthOf,
  plainPhone,
  sayYes,
  standAt,
  trailPhone,
  tryAt,
  untilReady,
  waitForStatus,
} from './hiker.ts';
import { expectAccessible, ownSite } from './site.ts';

const site = ownSite();

const question = (page: Page) => page.getByRole('group', { name: 'How is it out there?' });
const chip = (page: Page, name: string) => question(page).getByRole('checkbox', { name });
const seen = (page: Page) => page.locator('[data-seen] li');

async function hiker(name: string, options: typeof trailPhone | typeof plainPhone = plainPhone): Promise<Page> {
  const { page } = await site.open({ ...options, storageState: await site.sessionOf(name) });
  await page.goto('/badges/me');
  return page;
}

/** A signed-out reader at home. */
async function reader(path: string): Promise<Page> {
  const { page } = await site.open(plainPhone);
  await page.goto(path);
  return page;
}

/** Counts every tap from here on. */
const countTaps = (page: Page) =>
  page.evaluate(() => {
    const counted = { taps: 0 };
    Object.assign(window, { counted });
    addEventListener(
      'pointerdown',
      () => {
        counted.taps += 1;
      },
      true,
    );
  });
const taps = (page: Page) => page.evaluate(() => (window as unknown as { counted: { taps: number } }).counted.taps);

describe('after a badge', () => {
  test('two taps report the conditions, and another device shows them on the trail page, in the list and on /now', async () => {
    const { trailhead, badge, path, park, region } = hike('north-shore/split-rock');
    const page = await hiker('Two Taps');
    await tryAt(page, trailhead);
    await waitForStatus(page, `You earned the ${badge} badge!`);
    await question(page).waitFor();
    await expectAccessible(page, 'question about conditions');
    expect(await isWiderThanItsScreen(page)).toBe(false);
    await countTaps(page);
    await chip(page, 'Icy').click();
    await page.getByRole('button', { name: 'Send: icy' }).click();
    await waitForStatus(page, 'Thanks. The next hiker will see it.');
    expect(await taps(page)).toBe(2);
    await expectAccessible(page, 'report sent', 'main [role=status]');

    const home = await reader(path);
    await home.getByText('Icy. One hiker, today.').waitFor();
    await home.getByText('Checked at the trailhead.').waitFor();
    await expectAccessible(home, 'trail page with a report', 'section:has([data-seen])');
    await home.goto('/northshore');
    await home.locator(`a[href="${path}"] [data-seen-word]`).getByText('Icy').waitFor();
    expect(await isWiderThanItsScreen(home)).toBe(false);
    await home.goto('/now');
    const here = home.locator(`[data-seen-in="${region}"] li`).filter({ hasText: park });
    await here.getByText('Icy. One hiker, today.').waitFor();
    await expectAccessible(home, 'today with a report');
  });

  test('nobody is asked twice a day about one hike, and skipping the question sends nothing', async () => {
    const { trailhead, badge } = hike('north-shore/cascade-river');
    const page = await hiker('Once A Day');
    const sent: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('/v1/conditions') && sent.push(request.url())));
    await tryAt(page, trailhead);
    await waitForStatus(page, `You earned the ${badge} badge!`);
    await page.getByRole('button', { name: 'Not now' }).click();
    await question(page).waitFor({ state: 'detached' });
    await tryAt(page, trailhead);
    await waitForStatus(page, 'Good to see you again!');
    expect([await question(page).count(), sent]).toEqual([0, []]);
  });

  test('a report can be changed: the later one replaces the first', async () => {
    const { trailhead, path } = hike('north-shore/temperance-river');
    const page = await hiker('Other Mind');
    await tryAt(page, trailhead);
    await chip(page, 'Icy').check();
    await chip(page, 'Bugs').check();
    await chip(page, 'Clear').check();
    expect(await chip(page, 'Icy').isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Send: bugs, clear' }).click();
    await waitForStatus(page, 'Thanks. The next hiker will see it.');
    await page.getByRole('button', { name: 'Change it' }).click();
    await chip(page, 'Bugs').uncheck();
    await page.getByRole('button', { name: 'Send: clear' }).click();
    await waitForStatus(page, /^Clear, at .*\. It stays up for three days\.$/);
    const home = await reader(path);
    await expect
      .poll(() => seen(home).allTextContents(), { timeout: 30_000 })
      .toEqual(['Clear. One hiker, today. Checked at the trailhead.']);
  });

  test('a report can be made by keyboard alone, with at most four conditions', async () => {
    const { trailhead } = hike('north-shore/tettegouche-trail');
    const page = await hiker('Key Board');
    await tryAt(page, trailhead);
    await chip(page, 'Clear').focus();
    for (let i = 0; i < 5; i += 1) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    }
    await page.getByText('That’s four, the most you can send at once.').waitFor();
    expect(await question(page).getByRole('checkbox', { checked: true }).count()).toBe(4);
    await expectAccessible(page, 'four conditions chosen', 'fieldset:has(input:checked)');
    await page.keyboard.press('Enter');
    await waitForStatus(page, 'Thanks. The next hiker will see it.');
  });

  test('a refused report says why in plain words', async () => {
    const { page, mayComplain } = await site.open({ ...plainPhone, storageState: await site.sessionOf('Refused') });
    mayComplain(/403/);
    await page.route('**/v1/conditions', (route) =>
      route.fulfill({ status: 403, json: { message: 'no', code: 403, type: 'conditions_off', version: '1' } }),
    );
    await page.goto('/badges/me');
    await tryAt(page, hike('north-shore/bear-head').trailhead);
    await chip(page, 'Muddy').check();
    await page.getByRole('button', { name: 'Send: muddy' }).click();
    await waitForStatus(page, 'No reports for this hike right now');
    await expectAccessible(page, 'refused report', 'main [role=status]');
  });
});

describe('without a signal', () => {
  test("a report is queued with its claim, is sent once with it, and expires by the device's clock while it stays offline", async () => {
    const { trailhead, badge, path } = hike('north-shore/jay-cooke');
    const { page, mayComplain } = await site.open({ ...trailPhone, storageState: await site.sessionOf('Off Line') });
    mayComplain(noAnswer);
    await page.goto('/badges/me');
    await untilReady(page);
    await loseSignal(page);
    await standAt(page, trailhead);
    await page.goto('/badges/me?try');
    await sayYes(page);
    await waitForStatus(page, /Saved on this device\./);
    await chip(page, 'Muddy').click();
    await page.getByRole('button', { name: 'Send: muddy' }).click();
    await waitForStatus(page, /^Muddy, at .*\. We’ll send it when you have a signal, and it counts for today\.$/);
    await expectAccessible(page, 'report waits');
    await page.reload();
    await waitForStatus(page, /^Muddy, at /);
    expect(await question(page).count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByText(`You earned the ${badge} badge!`).waitFor({ timeout: 60_000 });
    await waitForStatus(page, 'Thanks. The next hiker will see it.');

    const { page: home } = await site.open(trailPhone);
    await home.goto(path);
    await expect
      .poll(() => seen(home).allTextContents(), { timeout: 60_000 })
      .toEqual(['Muddy. One hiker, today. Checked at the trailhead.']);
    await untilReady(home);
    await loseSignal(home);
    await home.clock.setFixedTime(hoursAgo(-24));
    await home.reload();
    await home.getByText('Muddy. One hiker, yesterday.').waitFor();
    await home.clock.setFixedTime(hoursAgo(-72));
    await home.reload();
    await home.getByText(/^As of .* old\./).waitFor();
    expect(await seen(home).count()).toBe(0);
  });
});

describe('on a later visit', () => {
  const { trailhead, path, badge } = hike('southeast/mystery-cave');

  test('a hiker with the badge reports from the trail page, is checked once, and earns nothing', async () => {
    const page = await hiker('Come Back');
    await tryAt(page, trailhead);
    await waitForStatus(page, `You earned the ${badge} badge!`);
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.goto(path);
    const offer = page.getByRole('link', { name: 'I’m here: report conditions' });
    await offer.waitFor();
    await page.getByText('We check once that you’re at the trailhead. No second badge.').waitFor();
    await expectAccessible(page, 'trail page with a badge', '#badge');
    await offer.click();
    await waitForStatus(page, 'Good to see you again!');
    await chip(page, 'Peak color').check();
    await page.getByRole('button', { name: 'Send: peak color' }).click();
    await waitForStatus(page, 'Thanks. The next hiker will see it.');
    const exported = await (await page.request.get('/v1/account/export')).json();
    expect([exported.badges.length, exported.attempts.length]).toEqual([1, 2]);
    await page.reload();
    expect(await page.getByText('Good to see you again!').count()).toBe(0);
  });

  test('a hiker who is somewhere else sees how far away, and is not asked', async () => {
    const page = await hiker('Far Away');
    await tryAt(page, trailhead);
    await waitForStatus(page, `You earned the ${badge} badge!`);
    await page.getByRole('button', { name: 'Not now' }).click(); // else that claim still asks, if its answer was not stored as read yet
    await standAt(page, milesNorthOf(trailhead, 3));
    await page.goto(path);
    await page.getByRole('link', { name: 'I’m here: report conditions' }).click();
    await waitForStatus(page, 'Not close enough yet');
    expect(await question(page).count()).toBe(0);
  });

  test('a hiker without the badge is not offered a report', async () => {
    const page = await hiker('Brand New');
    await page.goto(path);
    await page.getByRole('link', { name: 'Try for this badge' }).waitFor();
    expect(await page.getByRole('link', { name: 'I’m here: report conditions' }).count()).toBe(0);
  });
});
