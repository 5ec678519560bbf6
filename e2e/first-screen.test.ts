/** The first screen needs the HTML alone: it renders without style sheets, and nothing shifts when they load. */
import { expect, test } from 'vitest';
import { desktop, noAnswer, type Page, phone } from './harness.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();

/** Shown when its image or the script has loaded, and positioned without taking space from anything else. */
const comesLater = 'a[href="#badge"], a[href="#badge"] img, [data-saved-hike] *, [data-status-label] *';

/** The boxes of everything above the fold. */
const boxes = (page: Page) =>
  page.evaluate(
    (comesLater) =>
      [...document.querySelectorAll('body > header *, main h1, main h1 ~ *, main img')].flatMap((element) => {
        if (element.matches(comesLater)) return [];
        const { x, y, width, height } = element.getBoundingClientRect();
        return width > 0 && y < innerHeight ? [`${element.tagName} ${[x, y, width, height].map(Math.round)}`] : [];
      }),
    comesLater,
  );

const screens = [phone.viewport, desktop.viewport];

/** Loaded once for all screens. */
async function firstScreens(path: string, hasSheets: boolean): Promise<string[][]> {
  const { page, mayComplain } = await site.tab(phone);
  if (!hasSheets) {
    mayComplain(noAnswer);
    await page.route('**/*.css', (route) => route.abort());
  }
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const seen: string[][] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    seen.push(await boxes(page));
  }
  return seen;
}

test.each(['/trails/north-shore/split-rock', '/northshore', '/about'])(
  '%s looks the same with and without its style sheets, on a phone and on a computer',
  async (path) => {
    const seen = await firstScreens(path, true);
    for (const screen of seen) expect(screen.length).toBeGreaterThan(20);
    expect(await firstScreens(path, false)).toEqual(seen);
  },
);
