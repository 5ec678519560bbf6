/** What a hiker does in a browser: sign in, stand somewhere, say Yes. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { loadContent } from '../content/load.ts';
import { EARTH_RADIUS_KM, type Point } from '../domain/geo.ts';
import { signInPath } from '../domain/sign-in.ts';
import { milesToKm } from '../domain/units.ts';
import { openPage, phone } from './harness.ts';

const { listed } = loadContent();

export function hike(id: string) {
  const found = listed.find((trail) => trail.id === id);
  if (!found?.badge) throw new Error(`There is no hike ${id} with a badge`);
  return { ...found, badge: found.badge };
}

const kmPerDegree = (EARTH_RADIUS_KM * Math.PI) / 180;

export const milesNorthOf = ({ latitude, longitude }: Point, miles: number): Point => ({
  latitude: latitude + milesToKm(miles) / kmPerDegree,
  longitude,
});

export const milesInMetres = (miles: number): number => milesToKm(miles) * 1000;

export const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);

/** A phone that may be asked for its position. */
export const trailPhone = {
  ...phone,
  permissions: ['geolocation'],
  locale: 'en-US',
  timezoneId: 'America/Chicago',
} satisfies BrowserContextOptions;

/** A page that says early what it waits for in vain. */
export async function openImpatiently(browser: Browser, options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, options);
  opened.page.setDefaultTimeout(10_000);
  return opened;
}

/** Through the pages of the identity provider. */
export async function signIn(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(origin + signInPath);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/badges/me');
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signed in once; several phones of the same hiker may use it. */
export async function sessionOf(browser: Browser, origin: string, name: string): Promise<Session> {
  const context = await browser.newContext();
  await signIn(await context.newPage(), origin, name);
  const { cookies } = await context.storageState();
  await context.close();
  return { cookies, origins: [] };
}

export const standAt = (page: Page, { latitude, longitude }: Point, accuracy = 5): Promise<void> =>
  page.context().setGeolocation({ latitude, longitude, accuracy });

export const prompt = (page: Page) => page.getByRole('dialog', { name: 'Do you want to try for a badge?' });

export async function sayYes(page: Page): Promise<void> {
  await prompt(page).getByRole('button', { name: 'Yes' }).click();
}

export async function sayNo(page: Page): Promise<void> {
  await prompt(page).getByRole('button', { name: 'No' }).click();
}

/** The status line, once it says this. */
export const told = (page: Page, text: string | RegExp): Promise<void> =>
  page.locator('main [role=status]').getByText(text).first().waitFor();

export async function axeFaults(page: Page, state: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${state}: ${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

export const isWiderThanItsScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
