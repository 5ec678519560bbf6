/** Offline claims: queued on the device, sent once, never lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ofAll } from '../test/guide.ts';
import { browserArguments, wholeBrowserPath } from './browser.ts';
import type { Page } from './harness.ts';
import { noAnswer } from './harness.ts';
import {
  dayHere,
  hike,
  hoursAgo,
  loseSignal,
  sayYes,
  signIn,
  standAt,
  trailPhone,
  untilReady,
  waitForStatus,
} from './hiker.ts';
import { expectAccessible, ownSite } from './site.ts';

const site = ownSite({ METRICS: 'on' });

const saved = 'Saved on this device. We’ll send it when you’re back in range.';
/** Shown where background sync is not available, or not registered yet. */
const savedWhileOpen = 'Saved on this device. Open this site again when you’re back in range.';
const _attempts = '**/v1/badges/attempts';

/** How many claim requests the server got, from anybody. */
async function claimsMade(): Promise<number> {
  const metrics = await (await fetch(`${site.origin}/metrics`)).text();
  const counts = [
    ...metrics.matchAll(/^nst_requests_total\{method="POST",route="\/v1\/badges\/attempts".*\} (\d+)$/gm),
  ];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** How many claims the server has stored for the signed-in hiker. A browser that is closed while it sends may send once more. */
async function claimsRecorded(page: Page): Promise<number> {
  const response = await page.request.get('/v1/account/export');
  return (await response.json()).attempts.length;
}

describe('an offline claim', () => {
  test('an offline claim survives closing the browser, and is recorded once', async () => {
    const profile = mkdtempSync(join(tmpdir(), 'profile-'));
    const open = async (): Promise<{ context: BrowserContext; page: Page }> => {
      const options = {
        executablePath: wholeBrowserPath(),
        args: browserArguments,
        baseURL: site.origin,
        ...trailPhone,
      };
      const context = await chromium.launchPersistentContext(profile, options);
      context.setDefaultTimeout(20_000);
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    };
    const { trailhead, badge } = hike('north-shore/temperance-river');
    const before = await claimsMade();

    const dayBefore = dayHere(); // in case the test runs across midnight
    let { context, page } = await open();
    await signIn(page, site.origin, 'Olaf Line');
    await page.getByText('When you earn your first badge').waitFor();
    await untilReady(page);
    await loseSignal(page);
    await standAt(page, trailhead);
    await context.grantPermissions(['geolocation', 'background-sync']);
    await page.goto(hike('north-shore/temperance-river').path);
    // Header and collection still show the hiker.
    await page.getByRole('banner').getByText('Welcome Olaf').waitFor();
    await page.getByRole('link', { name: 'Try for this badge' }).click();
    await sayYes(page);
    await waitForStatus(page, saved);
    await waitForStatus(page, /try is good for 7 days\. You can close this page\./);
    await page.getByText(new RegExp(`No signal\\. As of (${dayBefore}|${dayHere()})\\.`)).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await expectAccessible(page, 'saved on this device');
    // Offline emulation lifts for a moment on navigation.
    await context.route('**/v1/**', (route) => route.abort());
    await page.reload();
    await page.getByText('Waiting for a signal').waitFor();
    expect(await claimsMade()).toBe(before);
    await context.close();

    // Back online, background sync sends it, perhaps before any page is open.
    ({ context, page } = await open());
    await page.goto('/badges/me');
    await page.getByText(`You earned the ${badge} badge!`).waitFor();
    await page.getByText(`One ${ofAll}, in one region.`).waitFor();
    await page.getByText('No signal. As of').waitFor({ state: 'detached' });
    expect(await claimsRecorded(page)).toBe(1);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByText(`You earned the ${badge} badge!`).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText(`One ${ofAll}`).waitFor();
    expect(await page.getByText(`You earned the ${badge} badge!`).count()).toBe(0);
    expect(await claimsRecorded(page)).toBe(1);
    await context.close();
    rmSync(profile, { recursive: true, maxRetries: 5 });
  });

  test('an offline claim is sent from any open page, once from two tabs', async () => {
    const { page, mayComplain } = await site.open({
      ...trailPhone,
      storageState: await site.getSession('Tove Tabs'),
    });
    mayComplain(noAnswer);
    const context = page.context();
    const { trailhead, badge } = hike('north-shore/jay-cooke');
    const before = await claimsMade();
    await page.goto('/badges/me');
    await untilReady(page);
    const second = await context.newPage();
    await second.goto('/badges/me');
    const reader = await context.newPage();
    await reader.goto('/hikes');
    await untilReady(reader);

    await loseSignal(page);
    await standAt(page, trailhead);
    await sayYes(page);
    await waitForStatus(page, savedWhileOpen);
    await second.getByText('Waiting for a signal').waitFor();
    await context.setOffline(false);
    await waitForStatus(page, `You earned the ${badge} badge!`);
    for (const tab of [page, second]) await tab.getByText(`One ${ofAll}, in one region.`).waitFor();
    expect(await claimsMade()).toBe(before + 1);

    await second.close();
    await loseSignal(page);
    await standAt(page, hike('north-shore/superior-trail').trailhead);
    await page.clock.setFixedTime(hoursAgo(-0.05));
    await sayYes(page);
    await waitForStatus(page, savedWhileOpen);
    await page.close();
    await context.setOffline(false);
    await expect.poll(claimsMade).toBe(before + 2);
    await reader.getByTitle('There’s an answer to your try for a badge').click();
    // Jay Cooke and Gooseberry Falls within three minutes: the server's reason is shown, and can be dismissed.
    await reader.getByText('No one travels that fast').waitFor();
    await reader.getByText(/^Your try from .* too far from your last badge for the time in between/).waitFor();
    await expectAccessible(reader, 'refused later');
    await reader.getByRole('button', { name: 'Dismiss' }).click();
    await reader.getByText('No one travels that fast').waitFor({ state: 'detached' });
    expect(await claimsMade()).toBe(before + 2);
  });
});
