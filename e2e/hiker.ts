/** What a hiker does in a browser: sign in, stand somewhere, say Yes. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { EARTH_RADIUS_KM, type Point } from '../domain/geo/geo.ts';
import { milesToKm } from '../domain/units.ts';
import { signInPath } from '../domain/wire/sign-in.ts';
import { ourContent } from '../test/content.ts';
import { phone, type RunningServer } from './harness.ts';

const { listed } = ourContent;

export function hike(id: string) {
  const found = listed.find((trail) => trail.id === id);
  if (!found?.badge) throw new Error(`There is no hike ${id} with a badge`);
  return { ...found, badge: found.badge };
}

const kmPerDegree = (EARTH_RADIUS_KM * Math.PI) / 180;

export const moveNorth = ({ latitude, longitude }: Point, miles: number): Point => ({
  latitude: latitude + milesToKm(miles) / kmPerDegree,
  longitude,
});

export const milesInMeters = (miles: number): number => milesToKm(miles) * 1000;

export const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);

/** A phone with the service worker, which may be asked for its position. */
export const trailPhone = {
  ...phone,
  serviceWorkers: 'allow',
  permissions: ['geolocation'],
  locale: 'en-US',
  timezoneId: 'America/Chicago',
} satisfies BrowserContextOptions;

/** Without the service worker, which is slow to install and would bypass the test's routes. */
export const plainPhone = { ...trailPhone, serviceWorkers: 'block' } satisfies BrowserContextOptions;

/** Through the pages of the demo identity provider. */
export async function signIn(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(origin + signInPath);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/badges/me');
}

export const standAt = (page: Page, { latitude, longitude }: Point, accuracy = 5): Promise<void> =>
  page.context().setGeolocation({ latitude, longitude, accuracy });

/** Delays the position until the test provides it. */
export const delayPosition = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const late = (found: PositionCallback) => {
      const { latitude, longitude } = (window as unknown as { place?: GeolocationCoordinates }).place ?? {};
      if (latitude !== undefined)
        found({ coords: { latitude, longitude, accuracy: 5 } } as unknown as GeolocationPosition);
      else addEventListener('found', () => late(found), { once: true });
      return 1;
    };
    navigator.geolocation.watchPosition = late;
  });

export const providePosition = (page: Page, place: Point): Promise<void> =>
  page.evaluate((place) => {
    Object.assign(window, { place });
    dispatchEvent(new Event('found'));
  }, place);

/** The prompt for any badge, or for that of the hike that linked here. */
export const prompt = (page: Page, badge?: string) =>
  page
    .getByRole('dialog', { name: 'Do you want to try for a badge?', exact: true })
    .filter(badge ? { hasText: `The ${badge} badge` } : {});

/** Opens the prompt first, unless the URL does. */
export async function sayYes(page: Page): Promise<void> {
  const yes = prompt(page).getByRole('button', { name: 'Yes' });
  const open = page.getByRole('button', { name: 'Try for a badge' }).first();
  if (!page.url().includes('try')) {
    await yes.or(open).first().waitFor();
    if (!(await yes.isVisible())) await open.click();
  }
  await yes.click();
}

export async function sayNo(page: Page): Promise<void> {
  await prompt(page).getByRole('button', { name: 'No' }).click();
}

/** Claims at a place, from the collection, whether the prompt is open yet or not. */
export async function claimAt(page: Page, place: Point, accuracy?: number): Promise<void> {
  await standAt(page, place, accuracy);
  if (!(await prompt(page).isVisible())) await page.goto('/badges/me?try');
  await sayYes(page);
}

/** Waits for a status message; the error of a timeout contains the messages that were there instead. */
export async function waitForStatus(page: Page, text: string | RegExp): Promise<void> {
  const lines = page.locator('main [role=status]');
  await lines
    .getByText(text)
    .first()
    .waitFor()
    .catch(async () => {
      throw new Error(`Not told "${text}", but:\n${(await lines.allTextContents()).join('\n')}`);
    });
}

export const isWiderThanItsScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** The line in the footer with the state of the offline guide. */
export const offlineLine = (page: Page) => page.getByRole('contentinfo').locator('[data-offline]');

export const untilReady = (page: Page): Promise<void> =>
  offlineLine(page).getByText('Ready offline').waitFor({ timeout: 90_000 });

/**
 * Goes offline and clears the HTTP cache, which might have what the service worker has not stored. Emulation lifts for a moment on
 * navigation: where a test requests what is not on the device, its server stops too.
 */
export async function loseSignal(page: Page, server?: RunningServer): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
  await page.context().setOffline(true);
  await server?.stop();
}

/** Today in the hiker's time zone and format. */
export const dayHere = (): string =>
  new Date().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: trailPhone.timezoneId });
