/** Condition reports: sent in two taps by a hiker who was just checked at the trailhead, read by everybody else. */
import { describe, expect, test } from 'vitest';
import { endConditionWaits } from './condition-waits.ts';
import type { Page } from './harness.ts';
import { claimAt, hike, isWiderThanItsScreen, moveNorth, plainPhone, sayYes, standAt, waitForStatus } from './hiker.ts';
import { expectAccessible, ownSite } from './site.ts';

const site = ownSite();
const endWaits = () => endConditionWaits({ origin: site.origin, databaseUrl: undefined, dataDir: site.dataDir });

const question = (page: Page) => page.getByRole('group', { name: 'How is it out there?' });
const chip = (page: Page, name: string) => question(page).getByRole('checkbox', { name });
const seen = (page: Page) => page.locator('[data-part="conditions"] li');

async function hiker(name: string): Promise<Page> {
  const { page } = await site.open({ ...plainPhone, storageState: await site.getSession(name) });
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
  test('two taps after a badge report the conditions, and another device shows them', async () => {
    const { trailhead, badge, path, park, region } = hike('north-shore/split-rock');
    const page = await hiker('Two Taps');
    await claimAt(page, trailhead);
    await waitForStatus(page, `You earned the ${badge} badge!`);
    await question(page).waitFor();
    await expectAccessible(page, 'question about conditions');
    expect(await isWiderThanItsScreen(page)).toBe(false);
    await countTaps(page);
    await chip(page, 'Icy').click();
    await page.getByRole('button', { name: 'Send: icy' }).click();
    await waitForStatus(page, 'Thanks. Hikers will see it within three hours.');
    expect(await taps(page)).toBe(2);
    await expectAccessible(page, 'report sent', 'main [role=status]');
    await endWaits();

    const home = await reader(path);
    await home.getByText('Icy. One hiker, today.').waitFor();
    await home.getByText('Checked at the trailhead.').waitFor();
    await expectAccessible(home, 'trail page with a report', 'section:has([data-part="conditions"])');
    await home.goto('/northshore');
    await home.locator(`a[href="${path}"] [data-slot="conditions"]`).getByText('Icy').waitFor();
    expect(await isWiderThanItsScreen(home)).toBe(false);
    await home.goto('/now');
    const here = home.locator(`[data-part="conditions-in"][data-key="${region}"] li`).filter({ hasText: park });
    await here.getByText('Icy. One hiker, today.').waitFor();
    await expectAccessible(home, 'today with a report');

    await page.getByRole('button', { name: 'Change it' }).click();
    expect(await chip(page, 'Icy').isChecked()).toBe(true);
    await chip(page, 'Bugs').check();
    await chip(page, 'Clear').check();
    expect(await chip(page, 'Icy').isChecked()).toBe(false);
    await chip(page, 'Bugs').uncheck();
    await page.getByRole('button', { name: 'Send: clear' }).click();
    await waitForStatus(page, /^Clear, at .*\. It stays up for three days\.$/);
    await endWaits();
    await home.goto(path);
    await expect
      .poll(() => seen(home).allTextContents(), { timeout: 30_000 })
      .toEqual(['Clear. One hiker, today. Checked at the trailhead.']);
  });
});

test('a hiker with the badge reports conditions from the trail page on a later visit', async () => {
  const { trailhead, path, badge } = hike('southeast/mystery-cave');
  const { page } = await site.open({ ...plainPhone, storageState: await site.getSession('Come Back') }, path);
  const sent: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/v1/conditions') && sent.push(request.url())));
  const offer = page.getByRole('link', { name: 'I’m here: report conditions' });

  // Without the badge there is no offer.
  await page.getByRole('link', { name: 'Try for this badge' }).waitFor();
  await page.getByRole('banner').getByText('Come', { exact: true }).waitFor();
  expect(await offer.count()).toBe(0);

  // Nobody is asked twice a day about one hike, and skipping the question sends nothing.
  await claimAt(page, trailhead);
  await waitForStatus(page, `You earned the ${badge} badge!`);
  await page.getByRole('button', { name: 'Not now' }).click();
  await question(page).waitFor({ state: 'detached' });
  await sayYes(page);
  await waitForStatus(page, 'Good to see you again!');
  expect([await question(page).count(), sent]).toEqual([0, []]);

  // Who comes to report is asked again.
  await page.goto(path);
  await offer.waitFor();
  await page.getByText('We’ll check your location once. You won’t get another badge.').waitFor();
  await expectAccessible(page, 'trail page with a badge', '#badge');
  await offer.click();
  await waitForStatus(page, 'Good to see you again!');
  await chip(page, 'Clear').focus();
  for (let i = 0; i < 5; i += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  }
  await page.getByText('Four is the limit.').waitFor();
  expect(await question(page).getByRole('checkbox', { checked: true }).count()).toBe(4);
  await expectAccessible(page, 'four conditions chosen', 'fieldset:has(input:checked)');
  await page.keyboard.press('Enter');
  await waitForStatus(page, 'Thanks. Hikers will see it within three hours.');
  const exported = await (await page.request.get('/v1/account/export')).json();
  expect([exported.badges.length, exported.attempts.length]).toEqual([1, 3]);
  await page.reload();
  expect(await page.getByText('Good to see you again!').count()).toBe(0);

  // Somewhere else they see how far away they are, and are not asked.
  await standAt(page, moveNorth(trailhead, 3));
  await page.goto(path);
  await offer.click();
  await waitForStatus(page, 'Not close enough yet');
  expect(await question(page).count()).toBe(0);
});
