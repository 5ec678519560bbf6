/** Earning a badge: every answer a hiker can get at a trailhead, in the words of the product. */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Point } from '../domain/geo.ts';
import { desktop, launchBrowser, type Page, type RunningServer, startServer } from './harness.ts';
import {
  axeFaults,
  hike,
  hoursAgo,
  isWiderThanItsScreen,
  milesInMetres,
  milesNorthOf,
  openImpatiently,
  prompt,
  sayNo,
  sayYes,
  sessionOf,
  standAt,
  told,
  trailPhone,
} from './hiker.ts';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const attempts = '**/v1/badges/attempts';
const faults: string[] = [];

/** Without the service worker, so that calls can be answered by the test. */
const openPhone = (options: BrowserContextOptions = {}) =>
  openImpatiently(browser, { ...trailPhone, serviceWorkers: 'block', ...options });

async function openCollection(options: BrowserContextOptions = {}) {
  const opened = await openPhone(options);
  await opened.page.goto(`${server.origin}/badges/me`);
  return opened;
}

async function tryAt(page: Page, place: Point, accuracy?: number): Promise<void> {
  await standAt(page, place, accuracy);
  if (!(await prompt(page).isVisible())) await page.goto(`${server.origin}/badges/me?try`);
  await sayYes(page);
}

describe('the prompt', () => {
  test('is the first thing a signed-in hiker meets, 380 px wide, and keeps the focus', async () => {
    const storageState = await sessionOf(browser, server.origin, 'Pia Prompt');
    const { page, complaints, close } = await openCollection({ storageState, ...desktop });
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
    faults.push(...(await axeFaults(page, 'prompt')));

    await page.keyboard.press('Escape');
    await prompt(page).waitFor({ state: 'hidden' });
    expect(await page.locator('main [role=status]').first().textContent()).toBe('');

    await page.getByRole('button', { name: 'Try for a badge' }).click();
    await sayNo(page);
    await prompt(page).waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByText('When you earn your first badge').waitFor();
    expect(await prompt(page).isVisible()).toBe(false);
    await close();
    expect(complaints.filter((text) => !text.includes('blocked by Playwright'))).toEqual([]);
  });

  test('is one step from every hike, and says in a line why the browser will ask', async () => {
    const { page, close } = await openPhone();
    await page.goto(server.origin + hike('north-shore/split-rock').path);
    await page.getByRole('link', { name: 'Try for this badge' }).click();
    await prompt(page)
      .getByText(/Your browser will ask for your position, because .* within one mile/)
      .waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await isWiderThanItsScreen(page)).toBe(false);
    await close();
  });

  test('answered Yes by keyboard alone leads to the answer', async () => {
    const storageState = await sessionOf(browser, server.origin, 'Kay Board');
    const { page, close } = await openCollection({ storageState });
    await standAt(page, hike('central/mount-tom').trailhead);
    await prompt(page).waitFor();
    await page.keyboard.press('Enter');
    await told(page, 'You earned the Mount Tom badge!');
    await close();
  });
});

/** Two of each region, by the coordinates of their trailheads; each hiker travels through the week. */
const journeys = [
  [
    'Ann Lake',
    [
      'north-shore/split-rock',
      'twin-cities-metro/minnehaha-creek',
      'southeast/mystery-cave',
      'central/itasca-loop',
      'northwest/buffalo-river',
      'west-and-southwest/blue-mounds',
    ],
  ],
  [
    'Ben Hill',
    [
      'north-shore/bear-head',
      'twin-cities-metro/afton-state',
      'southeast/kings-bluff',
      'central/charles-lindbergh',
      'northwest/lake-bronson',
      'west-and-southwest/pipestone-national',
    ],
  ],
] as const;

test.each(journeys)('%s earns a badge in each region', { timeout: 40_000 }, async (name, ids) => {
  const storageState = await sessionOf(browser, server.origin, name);
  const { page, complaints, close } = await openPhone({ storageState });
  for (const [i, id] of ids.entries()) {
    const { badge, trailhead, park } = hike(id);
    await page.clock.setFixedTime(hoursAgo((ids.length - i) * 20));
    await tryAt(page, trailhead);
    await told(page, `You earned the ${badge} badge!`);
    const line = page.locator('main [role=status]').first();
    expect(await line.textContent()).toContain(`🏆 You earned the ${badge} badge!`);
    expect(await line.textContent()).toContain(park);
    expect(await line.textContent()).toMatch(
      /You were less than 0\.1 miles from the trailhead .* give or take 20 feet/,
    );
    expect(await line.textContent()).toContain('A badge is earned within one mile of the trailhead');
    await page.getByRole('region', { name: 'Earned badges' }).getByText(badge).waitFor();
  }
  await page.getByText('Six of fifty, in all six regions.').waitFor();
  expect(await page.getByText('44 still to find').count()).toBe(1);
  expect(await page.getByRole('heading', { name: 'Still out there: 44' }).count()).toBe(1);
  expect(await page.getByRole('region', { name: 'Progress by region' }).innerText()).toMatch(/1 of 4[\s\S]*1 of 6/);
  const lights = page.getByRole('img', { name: /Map of Minnesota with lights at/ });
  for (const id of ids) expect(await lights.getAttribute('aria-label')).toContain(hike(id).park);
  const missing = page.getByRole('link', { name: 'Gooseberry Falls' });
  expect(await missing.getAttribute('href')).toBe(hike('north-shore/superior-trail').path);

  await page.emulateMedia({ colorScheme: name === 'Ann Lake' ? 'light' : 'dark' });
  faults.push(...(await axeFaults(page, `collection of ${name} with a badge just won`)));
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await isWiderThanItsScreen(page)).toBe(false);

  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByText(/You earned the/).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('Six of fifty').waitFor();
  expect(await page.getByText(/You earned the/).count()).toBe(0);
  await close();
  expect(complaints.filter((text) => !text.includes('blocked by Playwright'))).toEqual([]);
});

test('the celebration is still for those who asked for less motion', async () => {
  const storageState = await sessionOf(browser, server.origin, 'Quinn Still');
  const { page, close } = await openPhone({ storageState, reducedMotion: 'reduce' });
  await tryAt(page, hike('central/crow-wing').trailhead);
  await told(page, 'You earned the Crow Wing badge!');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await close();
});

describe('how close is close enough', () => {
  const { trailhead, badge, path } = hike('northwest/lake-bronson');
  const other = hike('west-and-southwest/big-stone');

  test('one mile earns it, a step more does not, and the answer says why', { timeout: 30_000 }, async () => {
    const storageState = await sessionOf(browser, server.origin, 'Mia Mile');
    const { page, close } = await openPhone({ storageState });

    await tryAt(page, milesNorthOf(trailhead, 1.0001), 0);
    await told(page, 'Not close enough yet');
    await told(page, /The nearest trailhead is .*1\.01 miles away/);
    await told(page, /give or take 10 feet\. A badge is earned within one mile/);

    await tryAt(page, milesNorthOf(trailhead, 4.2));
    await told(page, /4\.2 miles away/);
    const line = page.locator('main [role=status]').first();
    expect(await line.getByRole('link', { name: badge }).getAttribute('href')).toBe(path);
    const directions = line.getByRole('link', { name: 'Directions' });
    expect(await directions.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/.*Lake%20Bronson/);
    expect(await directions.getAttribute('rel')).toBe('noopener noreferrer');
    faults.push(...(await axeFaults(page, 'too far')));
    await page.emulateMedia({ colorScheme: 'dark' });
    faults.push(...(await axeFaults(page, 'too far at night')));
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await isWiderThanItsScreen(page)).toBe(false);

    await standAt(page, milesNorthOf(trailhead, 0.9999), 0);
    await line.getByRole('button', { name: 'Try again' }).click();
    await sayYes(page);
    await told(page, `You earned the ${badge} badge!`);

    await tryAt(page, milesNorthOf(trailhead, 0.998));
    await told(page, `You already have the ${badge} badge`);
    const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: trailPhone.timezoneId });
    await told(page, `Earned ${today}. Good to see you back.`);
    await told(page, /You were 1\.0 mile from the trailhead/);
    faults.push(...(await axeFaults(page, 'already earned')));
    await close();
  });

  test('beyond a mile the error of the device is allowed for, up to half a mile', { timeout: 30_000 }, async () => {
    const storageState = await sessionOf(browser, server.origin, 'Hal Half');
    const { page, close } = await openPhone({ storageState });
    await page.clock.install();
    /** Such a fix is waited on for a better one, first. */
    const tryVaguely = async (miles: number, accuracyMiles: number, patienceSeconds: number) => {
      await tryAt(page, milesNorthOf(other.trailhead, miles), milesInMetres(accuracyMiles));
      await told(page, 'Stand still under open sky for a moment.');
      await expect
        .poll(async () => {
          await page.clock.fastForward(patienceSeconds * 1000);
          return page.getByText('Checking location...').count();
        })
        .toBe(0);
    };
    await tryVaguely(1.3, 0.25, 8);
    await told(page, /1\.3 miles away/);
    await tryVaguely(1.51, 1.2, 8);
    await told(page, /1\.5 miles away/);
    await told(page, /give or take 1\.2 miles/);
    await tryVaguely(0.2, 1.6, 60);
    await told(page, 'Your position was too vague');
    await told(page, /Step out under open sky/);
    await told(page, /Your device knew its place to within 1\.6 miles/);
    faults.push(...(await axeFaults(page, 'too vague')));
    await tryVaguely(1.49, 0.6, 8);
    await told(page, `You earned the ${other.badge} badge!`);
    await close();
  });

  test('the best of several fixes counts', async () => {
    const storageState = await sessionOf(browser, server.origin, 'Bo Best');
    const { page, close } = await openPhone({ storageState });
    await tryAt(page, milesNorthOf(trailhead, 2), milesInMetres(2));
    await told(page, 'Stand still under open sky for a moment.');
    await standAt(page, trailhead, 8);
    await told(page, `You earned the ${badge} badge!`);
    await close();
  });
});

describe('without a position', () => {
  test('no support, no permission, no fix, and a change of mind', { timeout: 30_000 }, async () => {
    const storageState = await sessionOf(browser, server.origin, 'Noa Fix');
    const refused = await openCollection({ storageState, permissions: [] });
    await sayYes(refused.page);
    await told(refused.page, 'Could not get your location.');
    await told(refused.page, /^Allow it: .*Location.* Then try again\.$/);
    faults.push(...(await axeFaults(refused.page, 'refused permission')));
    await refused.page.context().grantPermissions(['geolocation']);
    await standAt(refused.page, hike('central/lake-carlos').trailhead);
    await refused.page.getByRole('button', { name: 'Try again' }).click();
    await sayYes(refused.page);
    await told(refused.page, 'You earned the Lake Carlos badge!');
    await refused.close();

    const { page, close } = await openPhone({ storageState });
    await page.goto(`${server.origin}/badges/me?try`);
    await sayYes(page); // nobody has set a position yet
    await told(page, 'Checking location...');
    faults.push(...(await axeFaults(page, 'checking')));
    expect(await page.getByRole('button', { name: 'Try for a badge' }).getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Checking location...').waitFor({ state: 'detached' });
    expect(await page.locator('main [role=status]').first().textContent()).toBe('');

    await page.context().setGeolocation(null);
    await page.getByRole('button', { name: 'Try for a badge' }).click();
    await sayYes(page);
    await told(page, 'Could not get your location.');
    await told(page, 'Step out under open sky and try again.');

    await page.addInitScript(() => {
      delete (Object.getPrototypeOf(navigator) as { geolocation?: unknown }).geolocation;
    });
    await page.goto(`${server.origin}/badges/me?try`);
    await sayYes(page);
    await told(page, 'Geolocation not supported.');
    faults.push(...(await axeFaults(page, 'no support')));
    await close();
  });
});

describe('when the server', () => {
  test('is away, fails or asks for patience, nothing is lost', { timeout: 30_000 }, async () => {
    const storageState = await sessionOf(browser, server.origin, 'Sam Server');
    const { page, close } = await openCollection({ storageState });
    const { trailhead, badge } = hike('southeast/rice-lake');
    await standAt(page, trailhead);

    await page.route(attempts, (route) => route.fulfill({ status: 500, json: { message: 'x', code: 500 } }));
    await sayYes(page);
    await told(page, 'Error saving your badge.');
    await told(page, /Nothing is lost: your try at .* is kept on this phone and sent again/);
    faults.push(...(await axeFaults(page, 'server fails')));

    await page.unroute(attempts);
    await page.route(attempts, (route) => route.abort());
    await page.getByRole('button', { name: 'Try again' }).click();
    await told(page, 'Saved on this phone. We will send it when you are back in range.');
    await page.reload();
    await page.getByText('Waiting for a signal').waitFor();
    await page
      .getByText(/is kept on this phone and sent once, as soon as there is a signal\. It keeps for 7 days/)
      .waitFor();
    faults.push(...(await axeFaults(page, 'waiting')));

    await page.unroute(attempts);
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByText(`You earned the ${badge} badge!`).waitFor();
    await page.getByText('One of fifty, in one region.').waitFor();
    await close();
  });

  test('has had too many tries, the try is sent when its time has come', { timeout: 30_000 }, async () => {
    const storageState = await sessionOf(browser, server.origin, 'Tia Many');
    const { page, close } = await openPhone({ storageState });
    await page.clock.install();
    const { trailhead, badge } = hike('southeast/hidden-falls');
    let refusals = 0;
    await page.route(attempts, (route) => {
      refusals += 1;
      return route.fulfill({ status: 429, headers: { 'retry-after': '300' }, json: { message: 'slow', code: 429 } });
    });
    await tryAt(page, trailhead);
    await told(page, 'That is a lot of tries in a short time.');
    await told(page, /Nothing is lost: .* is kept on this phone and sent after \d+:\d\d/);
    faults.push(...(await axeFaults(page, 'too many tries')));
    await page.reload();
    await page.getByText(/sent once, after \d+:\d\d/).waitFor();
    expect(refusals).toBe(1);
    await page.unroute(attempts);
    await page.clock.fastForward(301_000);
    await page.getByText(`You earned the ${badge} badge!`).waitFor();
    await close();
  });

  test('really says so after ten tries in ten minutes', { timeout: 30_000 }, async () => {
    const storageState = await sessionOf(browser, server.origin, 'Uma Often');
    const { page, close } = await openCollection({ storageState });
    const { trailhead } = hike('southeast/hidden-falls');
    await standAt(page, milesNorthOf(trailhead, 9));
    await prompt(page).waitFor();
    for (let i = 0; i < 10; i += 1) {
      await sayYes(page);
      await told(page, 'Not close enough yet');
      await page.getByRole('button', { name: 'Try again' }).click();
    }
    await sayYes(page);
    await told(page, 'That is a lot of tries in a short time.');
    await close();
  });

  test('cannot read a claim, its reason is shown and can be dismissed', async () => {
    const storageState = await sessionOf(browser, server.origin, 'Rae Refused');
    const { page, close } = await openCollection({ storageState });
    await standAt(page, hike('central/crow-wing').trailhead);
    await page.route(attempts, (route) => route.fulfill({ status: 500, json: {} }));
    await sayYes(page);
    await told(page, 'Error saving your badge.');
    await page.unroute(attempts);
    await page.route(attempts, (route) =>
      route.fulfill({ status: 400, json: { message: 'takenAt: expected a date after the year 2000', code: 400 } }),
    );
    await page.reload();
    await page.getByText('No badge this time').waitFor();
    await page.getByText(/takenAt: expected a date after the year 2000/).waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText('No badge this time').waitFor({ state: 'detached' });
    await close();
  });
});

describe('the collection', () => {
  const list = '**/v1/databases/main/collections/userbadges/documents?*';

  test('without badges shows the placeholder with its sentence', async () => {
    const storageState = await sessionOf(browser, server.origin, 'Eve Empty');
    const { page, close } = await openCollection({ storageState });
    await sayNo(page);
    const sentence =
      'When you earn your first badge, the Placeholder Badge will disappear and your earned badge will appear here!';
    await page.getByText(sentence).waitFor();
    expect(await page.getByRole('img', { name: /Placeholder Badge/ }).count()).toBe(1);
    faults.push(...(await axeFaults(page, 'empty')));
    await page.emulateMedia({ colorScheme: 'dark' });
    faults.push(...(await axeFaults(page, 'empty at night')));
    await page.goto(`${server.origin}/badge-collection`);
    await page.getByText(sentence).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your Collected Badges');
    await close();
  });

  test('says that it loads, collapses doubles, and asks once more after two seconds', { timeout: 30_000 }, async () => {
    const storageState = await sessionOf(browser, server.origin, 'Dora Double');
    const { page, close } = await openPhone({ storageState });
    await page.clock.install();
    const badge = (badgeName: string, earnedDate: string, badgeFile: string | null = null) => ({
      $id: crypto.randomUUID(),
      badgeName,
      earnedDate,
      badgeFile,
    });
    const documents = [
      badge('Crow Wing', '2026-05-02T02:30:00.000Z'),
      badge('CROW WING', '2026-05-03T12:00:00.000Z'),
      badge('  ', '2026-05-04'),
      badge('Test Badge', '2026-05-05', 'test-badge.svg'),
      badge('A Badge of Old', '2026-05-06'),
    ];
    let asked = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(list, async (route) => {
      asked += 1;
      if (asked === 1) await held;
      const shown = asked === 1 ? documents : [...documents, badge('Lake Maria', '2026-06-01')];
      await route.fulfill({ json: { total: shown.length, documents: shown } });
    });
    await page.goto(`${server.origin}/badges/me`);
    await sayNo(page);
    await page.getByText('Loading badges...').waitFor();
    faults.push(...(await axeFaults(page, 'loading')));
    answer();
    const grid = page.getByRole('region', { name: 'Earned badges' });
    await grid.waitFor();
    expect(await grid.getByRole('listitem').locator('b').allTextContents()).toEqual([
      'A Badge of Old',
      'Test Badge',
      'Crow Wing',
      'Your next badge',
    ]);
    expect(await grid.locator('time').allTextContents()).toEqual(['May 6, 2026', 'May 5, 2026', 'May 1, 2026']);
    await page.getByText('One of fifty, in one region.').waitFor();
    await page.getByText('49 still to find').waitFor();
    const [old, testBadge] = await grid.getByRole('listitem').locator('img').all();
    expect(await old?.getAttribute('src')).toMatch(/placeholder/);
    expect(await testBadge?.getAttribute('src')).toMatch(/test/);

    expect(asked).toBe(1);
    await page.clock.fastForward(2000);
    await grid.getByText('Lake Maria').waitFor();
    expect(asked).toBe(2);
    const card = await grid.getByRole('listitem').first().boundingBox();
    expect(card?.width).toBeLessThanOrEqual(390);
    expect(card?.height).toBeLessThanOrEqual(460);
    await close();
  });

  test('that cannot be loaded says so, and can still be tried for', async () => {
    const storageState = await sessionOf(browser, server.origin, 'Lou Load');
    const { page, close } = await openPhone({ storageState });
    await page.route(list, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(`${server.origin}/badges/me`);
    await sayNo(page);
    await page.getByRole('alert').getByText('Could not load badge data.').waitFor();
    expect(await page.getByRole('button', { name: 'Try for a badge' }).count()).toBe(1);
    faults.push(...(await axeFaults(page, 'load failure')));
    await page.unroute(list);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('When you earn your first badge').waitFor();
    await close();
  });
});

test('axe finds nothing in any of these states', () => {
  expect(faults).toEqual([]);
});
