/** Milestones: shown in the collection of each hiker, and explained in the catalog. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ourContent } from '../test/content.ts';
import { listed } from '../test/guide.ts';
import { builtDocument } from './built.ts';
import { isWiderThanItsScreen, plainPhone } from './hiker.ts';
import { expectAccessible, expectColorsAccessible, sharedSite } from './site.ts';

const site = sharedSite();

const inRegion = (slug: string) => listed.filter(({ region }) => region === slug);
const earnedOn = (hikes: readonly { id: string; badge: string | null }[], day: (i: number) => string) =>
  hikes.map(({ id, badge }, i) => ({ $id: id, badgeName: badge, badgeFile: null, earnedDate: day(i) }));

const milestones = (page: Page) => page.getByRole('region', { name: 'Milestones' });

describe('milestones', () => {
  test('are separate for the account’s own hiker and each companion', async () => {
    const storageState = await site.sessionOf('Mila Stone');
    const { page } = await site.open({ ...plainPhone, storageState });
    const northwest = inRegion('northwest');
    const own = earnedOn(
      [...northwest, ...inRegion('north-shore').slice(0, 6)],
      (i) => `2026-0${i < 9 ? 6 : 7}-1${i % 10}`,
    );
    const badges = earnedOn(northwest.slice(1), () => '2026-01-05');
    const companions = [{ $id: 'max', name: 'Max', color: 'sumac', badges }];
    await page.route('**/userbadges/documents?*', (route) =>
      route.fulfill({ json: { total: own.length, documents: own } }),
    );
    await page.route('**/v1/hikers?*', (route) => route.fulfill({ json: { hikers: companions } }));
    await page.goto('/badges/me');
    const reached = milestones(page).getByRole('list').first().getByRole('listitem');
    await reached.first().waitFor();
    expect(await reached.allTextContents()).toEqual(['Ten badgesJuly 19, 2026', 'Northwest completeJune 13, 2026']);
    await milestones(page).getByText('6 of 10 on the North Shore').waitFor();
    expect(await isWiderThanItsScreen(page)).toBe(false);
    await expectAccessible(page, 'milestones');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectColorsAccessible(page, 'milestones at night');

    await page.getByRole('button', { name: /^M?\s*Max/ }).click();
    await milestones(page).getByText('3 of 4 in the Northwest').waitFor();
    const [left] = northwest;
    await milestones(page)
      .getByText('Still to go')
      .getByRole('link', { name: left?.badge ?? '', exact: true })
      .first()
      .click();
    await page.waitForURL(`**${left?.path}`);
  });

  test('are all in the built catalog, with a link to their rule', () => {
    const catalog = builtDocument('/badge-catalog');
    const section = catalog.querySelector('section[aria-labelledby=milestones]');
    expect(section?.querySelector('#milestones')?.textContent).toBe('Milestones');
    expect(section?.querySelectorAll('li')).toHaveLength(ourContent.milestones.length);
    expect(section?.closest('[hidden]')).toBe(null);
    const link = [...catalog.querySelectorAll('main a')].find(
      ({ textContent }) => textContent === 'How milestones work',
    );
    const [path = '', anchor] = link?.getAttribute('href')?.split('#') ?? [];
    expect(anchor).toBe('milestones');
    const rule = builtDocument(path).querySelector('#milestones');
    expect(rule?.textContent).toContain('winter from December to February');
  });
});
