import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { openFinder } from './finder.ts';
import { hikesIn, regions } from './guide.ts';
import { desktop, type Page, phone } from './harness.ts';
import { allPages, kindsOfPage } from './pages.ts';
import { axeFaults, sharedSite } from './site.ts';

const site = sharedSite();

/** What is dark has the same words, order and sizes: only its colors are to be looked at. */
const looks = [
  { ...phone, colorScheme: 'light', rules: 'all' },
  { ...phone, colorScheme: 'dark', rules: 'ofColor' },
  { ...desktop, colorScheme: 'light', rules: 'all' },
  { ...desktop, colorScheme: 'dark', rules: 'ofColor' },
] as const;
const narrow = { width: 320, height: 640 };

describe('every page', () => {
  const faults: string[] = [];
  const wide: string[] = [];

  /** One of each kind is looked at in every light and width, in the same tab. */
  async function visit(page: Page, path: string) {
    await page.goto(path);
    for (const { viewport, colorScheme, rules } of kindsOfPage.includes(path) ? looks : looks.slice(0, 1)) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      faults.push(...(await axeFaults(page, `${path} ${colorScheme} ${viewport.width}`, rules)));
    }
    await page.setViewportSize(narrow);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > narrow.width) wide.push(`${path}: ${width}`);
  }

  /** Two tabs side by side, each on a core of its own. */
  beforeAll(async () => {
    const waiting = [...allPages];
    const work = async () => {
      const { page } = await site.open({ reducedMotion: 'reduce' });
      for (let path = waiting.shift(); path; path = waiting.shift()) await visit(page, path);
    };
    await Promise.all([work(), work()]);
  }, 1_800_000);

  test('is free of what axe finds, one of each kind in every light and width', () => {
    expect(faults).toEqual([]);
  });
  test('fits the screen, down to 320 px', () => {
    expect(wide).toEqual([]);
  });
});

describe('with letters twice as large, set in the browser', () => {
  const isTrail = (path: string) => path.startsWith('/trails/');

  async function openWithLargeLetters(options: Parameters<typeof site.open>[0], path: string): Promise<Page> {
    const { page } = await site.open(options);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    return page;
  }
  const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

  test.each(kindsOfPage.filter((path) => !isTrail(path)))('%s fits a phone', async (path) => {
    const page = await openWithLargeLetters({ viewport: { width: 390, height: 844 } }, path);
    expect(await widthOf(page)).toBe(390);
    expect(await page.evaluate(brokenTitles)).toEqual([]);
  });

  test.each([
    ['/badges/me', 'Twin Cities Metro'],
    ['/account', 'First name or nickname'],
    ['/badges/passport', 'Lookout Mountain'],
    ['/now', 'Checked'],
  ])('%s of somebody who is signed in fits the smallest phone', async (path, text) => {
    const storageState = await site.sessionOf('Lara Large');
    const page = await openWithLargeLetters({ viewport: narrow, storageState }, path);
    await page.getByText(text).first().waitFor();
    expect(await widthOf(page)).toBe(narrow.width);
  });
});

/** Titles with a word that is cut in two at the end of a line. */
function brokenTitles(): string[] {
  const isBroken = (text: Text) => {
    const range = document.createRange();
    return [...text.data.matchAll(/[\p{L}\p{N}’']+/gu)].some(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
    });
  };
  return [...document.querySelectorAll('main :is(h1, h2)')].flatMap((title) => {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    let isCut = false;
    while (texts.nextNode()) isCut ||= isBroken(texts.currentNode as Text);
    return isCut ? [title.textContent ?? ''] : [];
  });
}

describe('the header of somebody who is signed in', () => {
  /** As readers may set it (WCAG 1.4.12). */
  const wideSpacing =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

  async function openSignedIn(viewport = phone.viewport) {
    const storageState = await site.sessionOf('Bartholomew Wide');
    const { page, mayComplain } = await site.open({ viewport, storageState }, '/about');
    mayComplain(/status of 403 .*\/v1\/desk\/me\)/); // the desk tells hikers that it is for stewards
    await page.getByRole('button', { name: 'Log out', exact: true }).waitFor();
    return page;
  }

  /** What is cut at an edge of the window, or lies on another control. */
  const faultsOfHeader = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const controls = [...document.querySelectorAll('body > header :is(a, button)')]
        .map((control) => ({ control, name: control.textContent?.trim(), box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      const cut = controls.filter(
        ({ control, box }) => box.left < 0 || box.right > innerWidth || control.scrollWidth > Math.ceil(box.width),
      );
      const covered = controls.filter(({ control, box }) =>
        controls.some(
          (other) =>
            other.control !== control &&
            other.box.left < box.right - 1 &&
            other.box.right > box.left + 1 &&
            other.box.top < box.bottom - 1 &&
            other.box.bottom > box.top + 1,
        ),
      );
      const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
      return [...cut, ...covered].map(({ name }) => `${name}`).concat(wide);
    });

  test('fits every phone from 320 px on', async () => {
    const page = await openSignedIn();
    const faults: string[] = [];
    for (const width of [320, 340, 352, 353, 360, 373, 375, 390, 412, 430, 600, 767]) {
      await page.setViewportSize({ width, height: 780 });
      faults.push(...(await faultsOfHeader(page)).map((name) => `${width}: ${name}`));
    }
    expect(faults).toEqual([]);
  });

  test('fits with the letter, word and line spacing that readers may set, as do all kinds of pages', async () => {
    const page = await openSignedIn();
    const faults: string[] = [];
    for (const path of kindsOfPage) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Log out', exact: true }).waitFor();
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, wideSpacing);
      faults.push(...(await faultsOfHeader(page)).map((name) => `${path}: ${name}`));
    }
    expect(faults).toEqual([]);
  });

  test('takes no more than a quarter of the window at 400 % zoom, signed in or out', async () => {
    const zoomed = { width: 320, height: 256 };
    const height = async (page: Page) => (await page.getByRole('banner').boundingBox())?.height;
    const page = await openSignedIn(zoomed);
    expect(await faultsOfHeader(page)).toEqual([]);
    expect(await height(page)).toBeLessThanOrEqual(zoomed.height / 4);
    const { page: signedOut } = await site.open({ viewport: zoomed }, '/about');
    expect(await height(signedOut)).toBeLessThanOrEqual(zoomed.height / 4);
  });

  test('names the circle by the initials that are seen in it', async () => {
    const page = await openSignedIn();
    await page.getByRole('link', { name: /^BW Your data$/ }).waitFor();
  });
});

describe('Tab on the front page goes where the eye goes', () => {
  /** Every stop after the header that stands above one that came before it, in the same column. */
  async function stepsBack(page: Page): Promise<string[]> {
    await page.locator('main').evaluate((main) => {
      main.tabIndex = -1;
      main.focus();
    });
    type Stop = { name: string; bottom: number; top: number; left: number; right: number };
    const stops: Stop[] = [];
    const faults: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate((): Stop | undefined => {
        const active = document.activeElement;
        if (!active?.closest('main')) return undefined;
        // A region of the map is as large as its land: the map as a whole is one place on the page.
        const { bottom, top, left, right } = (active.closest('svg') ?? active).getBoundingClientRect();
        const name = `${active.nodeName} ${active.id} ${active.getAttribute('aria-label') ?? active.textContent}`;
        return { name, bottom: bottom + scrollY, top: top + scrollY, left, right };
      });
      if (!stop) return faults;
      const below = stops.find(({ top, left, right }) => stop.bottom <= top && stop.left < right && stop.right > left);
      if (below) faults.push(`${below.name} before ${stop.name}`);
      stops.push(stop);
    }
  }

  test.each([
    ['at a desk', desktop, ''],
    ['on a phone', phone, ''],
    ['at a desk where a question was understood', desktop, '?q=easy+waterfall+near+duluth&kids=yes'],
    ['on a phone where a question was understood', phone, '?q=easy+waterfall+near+duluth&kids=yes'],
  ])('%s', async (_, window, query) => {
    const { page } = await openFinder(site, window, query);
    const filters = page.getByRole('button', { name: 'Filters' });
    if (await filters.isVisible()) await filters.click();
    expect(await stepsBack(page)).toEqual([]);
  });
});

describe('the focus on a dot of a map is seen', () => {
  const reach = 30;

  /** Whether a ring comes with the focus that differs by 3 : 1 from what was there before, from the land around it, and from the dot or the gap before it. */
  async function getsRing(page: Page, element: Locator): Promise<boolean> {
    await element.scrollIntoViewIfNeeded();
    const box = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    /** One row of pixels, from the middle of the dot to the right. */
    const look = async () => {
      const clip = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: reach, height: 1 };
      return sharp(await page.screenshot({ clip, animations: 'disabled' }))
        .removeAlpha()
        .raw()
        .toBuffer();
    };
    const before = luminances(await look());
    await element.focus();
    const after = luminances(await look());
    const differs = (a = 0, b = 0) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 3;
    const [dot] = after;
    return after.some(
      (ring, at) =>
        differs(ring, before[at]) &&
        after.slice(at).some((land) => differs(land, ring)) &&
        (differs(dot, ring) || after.slice(1, at).some((gap) => differs(gap, ring) && differs(gap, dot))),
    );
  }

  /** WCAG's relative luminance of each pixel. */
  const luminances = (bytes: Buffer): number[] =>
    Array.from({ length: reach }, (_, i) => {
      const [red = 0, green = 0, blue = 0] = [...bytes.subarray(i * 3, i * 3 + 3)].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    });

  test.each(['light', 'dark'] as const)('on the map of every region, in %s', async (colorScheme) => {
    const { page } = await site.open({ ...desktop, colorScheme });
    const faint: string[] = [];
    for (const { path } of regions) {
      await page.goto(path);
      if (!(await getsRing(page, page.locator('.map-hike').first()))) faint.push(path);
    }
    expect(faint).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('on the map of the finder, in %s', async (colorScheme) => {
    const { page } = await openFinder(site, { ...desktop, colorScheme }, '?view=map');
    const marker = page.locator('.finder-marker').first();
    await marker.waitFor();
    expect(await getsRing(page, marker)).toBe(true);
  });
});

test('the keyboard reaches the content first, and sees where it is', async () => {
  const { page } = await site.open(desktop);
  await page.goto('/hikes');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await expect.poll(() => skip.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#main');
});

test('a region on the map can be reached and opened by keyboard', async () => {
  const { page } = await site.open(desktop);
  await page.goto('/hikes');
  const northShore = page.getByRole('link', { name: `North Shore, ${hikesIn('north-shore').length} hikes` });
  await northShore.first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/northshore');
});

test('hovering moves nothing for those who asked for less motion', async () => {
  const { page } = await site.open({ ...desktop, reducedMotion: 'reduce' });
  await page.goto('/trails/north-shore/split-rock');
  const card = page.getByText('Trail Distance').first().locator('xpath=ancestor::div[1]');
  await card.hover();
  expect(await card.evaluate((element) => getComputedStyle(element).transform)).toBe('none');
});

test('high contrast still shows which page one is on', async () => {
  const { page } = await site.open({ ...desktop, forcedColors: 'active' }, '/about');
  const mark = (name: string) =>
    page.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).borderBottomColor);
  expect(await mark('about the site')).not.toBe(await mark('hikes'));
});
