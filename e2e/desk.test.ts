/** The stewards' desk on a real server: a ranger closes a hike by touch and by keyboard, and the closure is published. */
import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../domain/desk/desk.ts';
import type { ConditionKind } from '../domain/status/condition-reports.ts';
import type { LiveDocument } from '../domain/status/live-document.ts';
import { desktop, type Page, phone } from './harness.ts';
import { hike } from './hiker.ts';
import { axeIssues, ownSite } from './site.ts';

const site = ownSite();

/** Signed in already. */
const openDesk = async (name: string, role: Role, options: BrowserContextOptions, path = '/desk') =>
  site.open({ ...options, storageState: await site.getSession(name, role) }, path);

const notices = async (): Promise<LiveDocument['notices']> => {
  const response = await fetch(`${site.origin}/now.json`, { cache: 'no-store' });
  return ((await response.json()) as LiveDocument).notices;
};

/** Sends a claim at a trailhead and a condition report for the hiker who is signed in on the page. */
async function reportFrom(page: Page, trail: string, kinds: ConditionKind[]) {
  const { latitude, longitude } = hike(trail).trailhead;
  const send = async (path: string, data: object) =>
    (await page.request.post(site.origin + path, { data, headers: { origin: site.origin } })).status();
  const claimId = randomUUID();
  const takenAt = new Date().toISOString();
  expect([
    await send('/v1/badges/attempts', { claimId, latitude, longitude, accuracy: 10, takenAt }),
    await send('/v1/conditions', { id: randomUUID(), claimId, kinds }),
  ]).toEqual([200, 201]);
}

describe('closing a hike', () => {
  test('closing a hike takes at most eight taps on a phone, and is undone with one more', async () => {
    const { page } = await site.open({ ...phone, hasTouch: true }, '/desk');
    await page
      .locator('main')
      .getByRole('link', { name: /Sign in/ })
      .click();
    await page.getByRole('button', { name: 'As a steward' }).click();
    await page.getByRole('heading', { name: 'Queue' }).waitFor();
    let taps = 0;
    const tap = async (role: 'button' | 'link', name: RegExp) => {
      taps += 1;
      await page.getByRole(role, { name }).first().tap();
    };
    await tap('link', /Close a hike/);
    await tap('button', /^Jay Cooke/);
    await tap('button', /High water/);
    await tap('button', /Park office/);
    await tap('button', /^Publish/);
    await page.getByRole('heading', { name: 'It’s live' }).waitFor();
    expect(taps).toBeLessThanOrEqual(8);
    const [notice] = await notices();
    expect(notice).toMatchObject({ hikes: ['jay-cooke'], kind: 'closed', source: 'Park office', by: 'steward' });
    expect(JSON.stringify(await notices())).not.toContain('Sam');

    await page.getByRole('button', { name: /Undo/ }).tap();
    await page.getByText('It’s off the site again.').waitFor();
    await expect.poll(notices).toEqual([]);
  });

  test('closing a hike works by keyboard alone', async () => {
    const { page } = await openDesk('Kay Keys', 'steward', desktop);
    await page.getByRole('heading', { name: 'Queue' }).waitFor();
    const tabTo = async (name: RegExp) => {
      for (let tabs = 0; tabs < 60; tabs += 1) {
        if (name.test(await page.evaluate(() => document.activeElement?.textContent ?? ''))) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab never came to ${name}`);
    };
    await tabTo(/^\s*Close a hike$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Close a hike' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Close a hike');
    await tabTo(/^Cascade River$/);
    await page.keyboard.press('Space');
    await tabTo(/^\s*Ice$/);
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: 'It’s live' }).waitFor();
    await expect
      .poll(async () => (await notices()).map(({ hikes, kind }) => [hikes, kind]))
      .toEqual([[['cascade-river'], 'hazard']]);
    await page.goto('/desk#live');
    await page.getByRole('heading', { name: 'Live now' }).waitFor();
    await page.getByText('sheet ice').waitFor();
    await page.getByRole('button', { name: 'Take down the notice on Cascade River' }).press('Enter');
    await page.getByRole('button', { name: 'Put it back' }).waitFor();
    await expect.poll(notices).toEqual([]);
  });
});

describe('every page of the desk', () => {
  const rooms = ['queue', 'live', 'close', 'trailheads', 'figures', 'people', 'log', 'more'];
  const issues: string[] = [];
  const wide: string[] = [];
  const small: string[] = [];

  beforeAll(async () => {
    const { page } = await openDesk('Kit Keeper', 'keeper', { ...phone, reducedMotion: 'reduce' });
    await reportFrom(page, 'north-shore/split-rock', ['tree', 'gate']);
    for (const room of rooms) {
      await page.setViewportSize(phone.viewport);
      await page.goto(`/desk#${room}`);
      await page.locator('#view-title').waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '');
      });
      for (const colorScheme of ['light', 'dark'] as const)
        for (const { viewport } of [phone, desktop]) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme });
          const isFirst = colorScheme === 'light' && viewport === phone.viewport;
          const rules = colorScheme === 'light' ? 'all' : 'ofLook';
          const within = isFirst || room === rooms[0] ? ':root' : 'main'; // around it all views are the same
          issues.push(...(await axeIssues(page, `${room} ${colorScheme} ${viewport.width}`, rules, within)));
        }
      for (const size of ['100%', '200%']) {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, size);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 360) wide.push(`${room} with letters of ${size}: ${width}`);
        if (size === '100%') small.push(...(await smallTargets(page)).map((name) => `${room}: ${name}`));
      }
      await page.evaluate(() => document.documentElement.removeAttribute('style'));
    }
  }, 600_000);

  /** Inline links are exempt: they are as high as their line. */
  const smallTargets = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(button, select, summary, textarea, nav a, input)')]
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
        .map(({ control, box }) => `${control.textContent || control.tagName} ${box.width} x ${box.height}`),
    );

  test('every page of the desk has no axe violations, in light and dark, on a phone and on a laptop', () => {
    expect(issues).toEqual([]);
  });
  test('every page of the desk fits a viewport of 360 px, also with a font size of 200 %', () => {
    expect(wide).toEqual([]);
  });
  test('every page of the desk has touch targets of at least 44 px', () => {
    expect(small).toEqual([]);
  });
});

test('the account page links the desk for stewards only', async () => {
  const { page } = await openDesk('Ada Steward', 'steward', phone, '/account');
  await page.getByRole('link', { name: 'Close hikes and answer hikers' }).click();
  await page.getByRole('heading', { name: 'Queue' }).waitFor();

  const other = await site.open({ ...phone, storageState: await site.getSession('Rolf Ordinary') }, '/account');
  await other.page.getByText('Badges: 0').waitFor();
  expect(await other.page.getByRole('link', { name: 'Close hikes and answer hikers' }).count()).toBe(0);
});
