/** Reading in every engine: each kind of page fits, has no axe violations, and is announced in its visual order. */
import { beforeAll, describe, expect, test } from 'vitest';
import { countInWords } from '../../domain/units.ts';
import { listed, regions } from '../../test/guide.ts';
import { kindsOfPage } from '../pages.ts';
import type { Tab } from './tab.ts';
import { axeFaults, engineVisitor, phone, rulesOfColor } from './visitor.ts';

const narrowest = 320;
const widths = [narrowest, 390, 768, 1440];
/** Pages with text of their own, any of which could be too wide for a small phone. */
const otherRegions = regions.map(({ path }) => path).filter((path) => !kindsOfPage.includes(path));

const visitor = engineVisitor();

describe('each kind of page', () => {
  const wide: string[] = [];
  const faults: string[] = [];
  const faultsByNight: string[] = [];

  async function measure(tab: Tab, path: string, width: number): Promise<void> {
    await visitor.resize(width, phone.height);
    const taken = await tab.run(() => document.documentElement.scrollWidth);
    if (taken > width) wide.push(`${path} takes ${taken} of ${width}`);
  }

  async function look(tab: Tab, path: string): Promise<void> {
    for (const width of widths) {
      await measure(tab, path, width);
      if (width === phone.width) faults.push(...(await axeFaults(tab, path)));
    }
    await visitor.setLight('night');
    const [red = 255] = await tab.run(
      () =>
        getComputedStyle(document.documentElement)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? [],
    );
    if (red > 60) faultsByNight.push(`${path} is not dark`);
    faultsByNight.push(...(await axeFaults(tab, path, rulesOfColor)));
    await visitor.setLight('day');
  }

  /** Each page is loaded once for all checks. */
  beforeAll(async () => {
    const { tab } = await visitor.arrive('/about');
    for (const path of kindsOfPage) {
      await tab.goTo(path);
      await look(tab, path);
    }
    for (const path of otherRegions) {
      await tab.goTo(path);
      await measure(tab, path, narrowest);
    }
  });

  test(`fits the viewport, from ${narrowest} px up`, () => expect(wide).toEqual([]));
  test('has no axe violations', () => expect(faults).toEqual([]));
  test('has a dark mode with sufficient contrast', () => expect(faultsByNight).toEqual([]));
});

/** The accessibility tree as the engine exposes it to a screen reader; case is a matter of style. */
const parts = 'body > header, nav, main, body > footer, h1, h2, h3';
const heading = (words: string) => `heading: ${words.toLowerCase()}`;
const orders: Record<string, string[]> = {
  '/hikes': [
    heading(`${countInWords(listed.length)} hikes under the North Star`),
    heading('Find a hike'),
    'navigation: lists',
    'navigation: regions',
    ...regions.map(({ name }) => heading(name)),
  ],
  '/northshore': [heading('North Shore')],
  '/trails/north-shore/split-rock': [
    'Split Rock Lighthouse State Park',
    'Today',
    'Daylight',
    'Trail Overview',
    'With kids',
    'Watch out for',
    'First the storm, then the light',
    'Essential Details',
    'Before you drive',
    'Badge for this hike',
    'The route',
    'Trailhead Location',
    'Nearest hikes',
  ].map(heading),
  '/badge-catalog': ['North Star Trails Badge Catalog', ...regions.map(({ name }) => name), 'Milestones'].map(heading),
  '/about': [
    'About the site',
    'The story',
    'How badges are awarded',
    'What’s next',
    'Trail routes',
    'Our sister site',
    'Contact',
  ].map(heading),
};
test('posters are announced by their names first, then by their description', async () => {
  const { tab } = await visitor.arrive('/hikes');
  const posters = 'main a[data-region][href^="/trails/"]';
  const titles = await tab.run(
    (all) => [...document.querySelectorAll(`${all} b`)].filter((b) => b.checkVisibility()).map((b) => b.textContent),
    posters,
  );
  const spoken = await tab.spoken(posters);
  expect(titles.length).toBeGreaterThan(1);
  for (const [place, title] of titles.entries())
    expect(spoken[place]?.toLowerCase()).toMatch(new RegExp(`^link: ${title?.toLowerCase()} .{40}`));
});

test('five kinds of page are announced in the order of their parts', async () => {
  const { tab } = await visitor.arrive('/about');
  for (const [path, order] of Object.entries(orders)) {
    await tab.goTo(path);
    const spoken = async () => (await tab.spoken(parts)).map((part) => part.toLowerCase().trim());
    await expect
      .poll(spoken, { message: path })
      .toEqual(['banner:', 'navigation: main', 'main:', ...order, 'contentinfo:']);
  }
});
