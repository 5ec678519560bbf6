/** Earning a badge: every result that a hiker can get at a trailhead, with its exact text. */
import { describe, expect, test } from 'vitest';
import type { Point } from '../domain/geo/geo.ts';
import { allRegions, hikesIn, listed, ofAll, regions } from '../test/guide.ts';
import { directionsTo } from '../web/lib/text/trail-figures.ts';
import { errorStatus, noAnswer, type Page } from './harness.ts';
import {
  claimAt,
  dayHere,
  delayPosition,
  hike,
  hoursAgo,
  isWiderThanItsScreen,
  moveNorth,
  plainPhone,
  sayYes,
  standAt,
  waitForStatus,
} from './hiker.ts';
import { expectAccessible, expectColorsAccessible, sharedSite } from './site.ts';

const site = sharedSite();

/** On the page of the last claim. */
async function claimAgainAt(page: Page, place: Point, accuracy?: number): Promise<void> {
  await standAt(page, place, accuracy);
  await sayYes(page);
}

test('a hiker earns a badge in each region within a week; reduced motion is respected', async () => {
  const ids = [
    'north-shore/split-rock',
    'twin-cities-metro/minnehaha-creek',
    'southeast/mystery-cave',
    'central/itasca-loop',
    'northwest/buffalo-river',
    'west-and-southwest/blue-mounds',
  ];
  const storageState = await site.getSession('Ann Lake');
  const { page } = await site.open({ ...plainPhone, storageState });
  for (const [i, id] of ids.entries()) {
    const { badge, trailhead, park } = hike(id);
    await page.clock.setFixedTime(hoursAgo((ids.length - i) * 20));
    if (i === ids.length - 1) await page.emulateMedia({ reducedMotion: 'reduce' });
    await (i === 0 ? claimAt : claimAgainAt)(page, trailhead);
    await waitForStatus(page, `You earned the ${badge} badge!`);
    const line = page.locator('main [role=status]', { hasText: `You earned the ${badge} badge!` });
    expect(await line.textContent()).toContain(`🏆 You earned the ${badge} badge!`);
    expect(await line.textContent()).toContain(park);
    expect(await line.textContent()).toMatch(/You were less than 0\.1 mile from the trailhead .* give or take 20 feet/);
    expect(await line.textContent()).toContain('You earn a badge within one mile of the trailhead');
    await page.getByRole('region', { name: 'Earned badges' }).getByText(badge, { exact: true }).waitFor();
  }
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.getByText(`Six ${ofAll}, in ${allRegions}.`).waitFor();
  const left = listed.length - ids.length;
  expect(await page.getByText(`${left} to go`).count()).toBe(1);
  expect(await page.getByRole('heading', { name: `Still out there: ${left}` }).count()).toBe(1);
  const progress = await page.getByRole('region', { name: 'Progress by region' }).innerText();
  for (const { slug } of regions) expect(progress).toContain(`1 of ${hikesIn(slug).length}`);
  const lights = page.getByRole('img', { name: /Map of Minnesota with lights at/ });
  for (const id of ids) expect(await lights.getAttribute('aria-label')).toContain(hike(id).park);
  const missing = page.getByRole('link', { name: 'Gooseberry Falls' });
  expect(await missing.getAttribute('href')).toBe(hike('north-shore/superior-trail').path);

  await expectAccessible(page, 'collection with a badge just won');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectColorsAccessible(page, 'collection with a badge just won at night');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await isWiderThanItsScreen(page)).toBe(false);

  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByText(/You earned the/).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(`Six ${ofAll}`).waitFor();
  expect(await page.getByText(/You earned the/).count()).toBe(0);
});

test('one tap makes one request, and the badge is in the collection and in the offline copy of it', async () => {
  const storageState = await site.getSession('Tess Tap');
  const { page, mayComplain } = await site.open({ ...plainPhone, storageState });
  mayComplain(noAnswer);
  await page.clock.install();
  const { trailhead, badge } = hike('central/crow-wing');
  await standAt(page, trailhead);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/')) calls.push(`${request.method()} ${pathname}`);
  });
  await page.goto('/badges/me');
  await page.getByText('When you earn your first badge').waitFor();
  await page.clock.fastForward(2000); // the list is read once more
  await expect.poll(() => calls.filter((call) => /documents|hikers/.test(call)).length).toBe(4);
  calls.length = 0;

  await page.getByRole('button', { name: 'Try for a badge' }).click();
  await sayYes(page);
  await waitForStatus(page, `You earned the ${badge} badge!`);
  const grid = page.getByRole('region', { name: 'Earned badges' });
  await grid.getByText(badge, { exact: true }).waitFor();
  expect(await page.locator('main img[src*=placeholder]').count()).toBe(0);
  await grid.getByText(`${listed.length - 1} to go`).waitFor();
  // Its button is removed with the empty collection, so the focus moves to the result.
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await expect.poll(focused).toContain(`You earned the ${badge} badge!`);
  await page.clock.fastForward(10_000);
  await page.evaluate(async () => (await fetch('/favicon.svg')).text());
  expect(calls).toEqual(['POST /v1/badges/attempts']);

  await page.route('**/v1/**', (route) => route.abort());
  await page.reload();
  await grid.getByText(badge, { exact: true }).waitFor();
});

describe('the distance limit', () => {
  const { trailhead, badge, path } = hike('northwest/lake-bronson');

  test('the badge is awarded at one mile and not a step farther, and the result explains it', async () => {
    const storageState = await site.getSession('Mia Mile');
    const { page } = await site.open({ ...plainPhone, storageState });

    await claimAt(page, moveNorth(trailhead, 1.0001), 0);
    await waitForStatus(page, 'Not close enough yet');
    await waitForStatus(page, /The nearest trailhead is .*1\.01 miles away/);
    await waitForStatus(page, /give or take 10 feet\. You earn a badge within one mile/);

    await claimAgainAt(page, moveNorth(trailhead, 4.2));
    await waitForStatus(page, /4\.2 miles away/);
    const line = page.locator('main [role=status]').first();
    expect(await line.getByRole('link', { name: badge }).getAttribute('href')).toBe(path);
    const directions = line.getByRole('link', { name: 'Directions' });
    expect(await directions.getAttribute('href')).toBe(directionsTo(trailhead));
    expect(await directions.getAttribute('rel')).toBe('noopener noreferrer');
    await expectAccessible(page, 'too far', 'main [role=status]');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectColorsAccessible(page, 'too far at night');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await isWiderThanItsScreen(page)).toBe(false);

    await standAt(page, moveNorth(trailhead, 0.9999), 0);
    const dayBefore = dayHere(); // in case the test runs across midnight
    await line.getByRole('button', { name: 'Try again' }).click();
    await waitForStatus(page, `You earned the ${badge} badge!`);

    await claimAgainAt(page, moveNorth(trailhead, 0.998));
    await waitForStatus(page, `You already have the ${badge} badge`);
    await waitForStatus(page, new RegExp(`Earned (${dayBefore}|${dayHere()})\\.\\s+Good to see you again!`));
    await waitForStatus(page, /You were 1\.00 mile from the trailhead/);
    await expectAccessible(page, 'already earned', 'main [role=status]');
  });
});

test('a claim without a position explains why, and accepts a change of mind', async () => {
  const storageState = await site.getSession('Noa Fix');
  const { page } = await site.open({ ...plainPhone, storageState, permissions: [] }, '/badges/me?try');
  await sayYes(page);
  await waitForStatus(page, 'Could not get your location.');
  await waitForStatus(page, /^To allow it, .*Location.* Then try again\.$/);
  await expectAccessible(page, 'refused permission');
  await page.context().grantPermissions(['geolocation']);
  await standAt(page, hike('central/lake-carlos').trailhead);
  await page.getByRole('button', { name: 'Try again' }).click(); // the permission was asked for before
  await waitForStatus(page, 'You earned the Lake Carlos badge!');

  await page.context().setGeolocation(null);
  await page.getByRole('button', { name: 'Try for a badge' }).click();
  await sayYes(page);
  await waitForStatus(page, 'Could not get your location.');
  await waitForStatus(page, 'Step out under open sky and try again.');

  await delayPosition(page);
  await page.goto('/badges/me?try');
  await sayYes(page);
  await waitForStatus(page, 'Checking location...');
  await expectAccessible(page, 'checking', 'main [role=status]');
  expect(await page.getByRole('button', { name: 'Try for a badge' }).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Checking location...').waitFor({ state: 'detached' });
  expect(await page.locator('main [role=status]').first().textContent()).toBe('');

  await page.addInitScript(() => {
    delete (Object.getPrototypeOf(navigator) as { geolocation?: unknown }).geolocation;
  });
  await page.goto('/badges/me?try');
  await sayYes(page);
  await waitForStatus(page, 'Geolocation not supported.');
  await expectAccessible(page, 'no support', 'main [role=status]');
});

const attempts = '**/v1/badges/attempts';

describe('when the server', () => {
  test('fails or is unreachable, nothing is lost', async () => {
    const storageState = await site.getSession('Sam Server');
    const { page, mayComplain } = await site.open({ ...plainPhone, storageState }, '/badges/me?try');
    mayComplain(noAnswer, errorStatus(500));
    const { trailhead, badge } = hike('southeast/rice-lake');
    await standAt(page, trailhead);

    await page.route(attempts, (route) => route.fulfill({ status: 500, json: { message: 'x', code: 500 } }));
    await sayYes(page);
    await waitForStatus(page, 'Error saving your badge.');
    await waitForStatus(
      page,
      /Nothing is lost. Your .* try is saved on this device for 7 days, and we’ll send it again/,
    );
    await expectAccessible(page, 'server fails', 'main [role=status]');

    await page.unroute(attempts);
    await page.route(attempts, (route) => route.abort());
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForStatus(page, 'Saved on this device. Open this site again when you’re back in range.');
    await page.reload();
    await page.getByText('Waiting for a signal').waitFor();
    await page
      .getByText(
        /is saved on this device\. We’ll send it when there’s a signal while this site is open\. It’s good for 7 days/,
      )
      .waitFor();
    await expectAccessible(page, 'waiting');

    await page.unroute(attempts);
    const earned = page.getByText(`You earned the ${badge} badge!`).waitFor();
    await Promise.any([page.getByRole('button', { name: 'Send now' }).click(), earned]); // a retry may send it right now
    await earned;
    await page.getByText(`One ${ofAll}, in one region.`).waitFor();
  });
});
