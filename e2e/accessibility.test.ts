import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { regions } from '../test/guide.ts';
import { openFinder } from './finder.ts';
import { desktop, type Page, phone } from './harness.ts';
import { allPages, kindsOfPage } from './pages.ts';
import { axeIssues, sharedSite } from './site.ts';

const site = sharedSite();

/** The other looks change no text and no order; built-accessibility.test.ts checks the markup of all widths. */
const looks = [
  { ...phone, colorScheme: 'light', rules: 'all' },
  { ...phone, colorScheme: 'dark', rules: 'ofLook' },
  { ...desktop, colorScheme: 'light', rules: 'ofLook' },
  { ...desktop, colorScheme: 'dark', rules: 'ofLook' },
] as const;
const narrow = { width: 320, height: 640 };

/** Text spacing that readers may set (WCAG 1.4.12). */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

function spaceOut(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** Controls that are clipped by the viewport or overlap another control. */
const issuesOfHeader = (page: Page): Promise<string[]> =>
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

/** Shows the main part of other pages of the same kind in the open one. */
async function openMains(page: Page): Promise<(path: string) => Promise<void>> {
  const styles = await page.evaluate(async () => {
    const sheet = document.querySelector<HTMLLinkElement>('main link[rel=stylesheet]');
    if (!sheet) throw new Error('the style sheet is expected in the main part');
    await new Promise((loaded) => {
      sheet.addEventListener('load', loaded, { once: true });
      document.head.append(sheet);
    });
    return sheet.href;
  });
  return async (path) => {
    const stylesThere = await page.evaluate(async (path) => {
      const there = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
      const [main, sheet] = [there.querySelector('main'), there.querySelector('main link[rel=stylesheet]')];
      sheet?.remove();
      if (main) document.querySelector('main')?.replaceWith(document.adoptNode(main));
      return new URL(sheet?.getAttribute('href') ?? '', location.href).href;
    }, path);
    expect(stylesThere, path).toBe(styles);
  };
}

describe('each kind of page', () => {
  const issues: string[] = [];
  const wide: string[] = [];
  const spaced: string[] = [];

  /** In all color schemes and widths, reusing the tab. */
  async function visit(page: Page, path: string) {
    await page.goto(path);
    for (const { viewport, colorScheme, rules } of looks) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      issues.push(...(await axeIssues(page, `${path} ${colorScheme} ${viewport.width}`, rules)));
    }
    await page.setViewportSize(narrow);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > narrow.width) wide.push(`${path}: ${width}`);
    await page.setViewportSize(phone.viewport);
    await page.evaluate(spaceOut, wideSpacing);
    spaced.push(...(await issuesOfHeader(page)).map((name) => `${path}: ${name}`));
  }

  /** Two tabs in parallel, one per core. */
  beforeAll(async () => {
    const waiting = [...kindsOfPage];
    const work = async () => {
      const { page } = await site.open({ reducedMotion: 'reduce' });
      for (let path = waiting.shift(); path; path = waiting.shift()) await visit(page, path);
    };
    await Promise.all([work(), work()]);
  }, 600_000);

  test('each kind of page has no axe violations in any color scheme or width', () => {
    expect(issues).toEqual([]);
  });
  test('each kind of page fits the viewport down to 320 px', () => {
    expect(wide).toEqual([]);
  });
  test('each kind of page fits a phone with user-defined text spacing', () => {
    expect(spaced).toEqual([]);
  });
});

describe('with a browser font size of 200 %', () => {
  const isTrail = (path: string) => path.startsWith('/trails/');

  /** In a tab of its own: the font size stays for the next page. */
  async function openWithLargeFont(options: Parameters<typeof site.tab>[0], path: string): Promise<Page> {
    const { page } = await site.tab({ ...options, reducedMotion: 'reduce' }, path);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    return page;
  }
  const getWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

  test.each(kindsOfPage.filter((path) => !isTrail(path)))('%s fits a phone', async (path) => {
    const page = await openWithLargeFont({ viewport: { width: 390, height: 844 } }, path);
    await page.evaluate(unfold);
    expect(await getWidth(page)).toBe(390);
    expect(await page.evaluate(brokenTitles)).toEqual([]);
  });

  test('every trail page fits a phone, with its picture in view', async () => {
    const paths = allPages.filter(isTrail);
    const page = await openWithLargeFont({ viewport: { width: 390, height: 844 } }, paths[0] ?? '');
    const issues: string[] = [];
    const show = await openMains(page);
    for (const path of paths) {
      await show(path);
      const [wide, broken] = [await getWidth(page), await page.evaluate(brokenTitles)];
      if (wide > 390) issues.push(`${path}: ${wide} px wide`);
      const cut = await page.evaluate(cutLinks);
      issues.push(...cut.map((link) => `${path}: ${link} is cut off`));
      await page.evaluate(foldYear);
      issues.push(...broken.map((title) => `${path}: ${title} is broken`));
      const free = await page.evaluate(pictureInView);
      if (free < 100) issues.push(`${path}: ${free} px of the picture are in view`);
    }
    expect(issues).toEqual([]);
  });

  let storageState: Awaited<ReturnType<typeof site.getSession>> | undefined;
  test.each([
    ['/badges/me', 'Twin Cities Metro'],
    ['/account', 'First name or nickname'],
    ['/badges/passport', 'Lookout Mountain'],
    ['/now', 'Updated'],
  ])('%s of a signed-in hiker fits the smallest phone', async (path, text) => {
    storageState ??= await site.getSession('Lara Large');
    const page = await openWithLargeFont({ viewport: narrow, storageState }, path);
    await page.getByText(text).first().waitFor();
    expect(await getWidth(page)).toBe(narrow.width);
  });
});

function unfold(): void {
  for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) part.open = true;
}

/** Links beyond the edge of the screen: a trail page clips what is too wide. */
function cutLinks(): string[] {
  const links = [...document.querySelectorAll('main a')];
  return links
    .filter((link) => link.getBoundingClientRect().right > innerWidth)
    .map(({ textContent }) => textContent ?? '');
}

/** As the script of the page does where there is little room. */
function foldYear(): void {
  for (const year of document.querySelectorAll<HTMLDetailsElement>('details[data-now-year]')) year.open = false;
}

/** The height of the poster's picture, above the label of its status and the edge of the screen. */
function pictureInView(): number {
  const picture = document.querySelector('[data-trail] img')?.getBoundingClientRect();
  const label = [...document.querySelectorAll('p[data-status-label]:not([data-status-label="closed"])')]
    .map((each) => each.getBoundingClientRect())
    .find(({ height }) => height > 0);
  return picture ? Math.round(Math.min(picture.bottom, label?.top ?? innerHeight, innerHeight) - picture.top) : 0;
}

/** Headings with a word that is broken across two lines. */
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

describe('the header of a signed-in hiker', () => {
  async function openSignedIn(viewport = phone.viewport) {
    const storageState = await site.getSession('Bartholomew Wide');
    const { page, mayComplain } = await site.open({ viewport, storageState }, '/about');
    mayComplain(/status of 403 .*\/v1\/desk\/me\)/); // the desk answers hikers with 403
    await page.getByRole('button', { name: 'Log out', exact: true }).waitFor();
    return page;
  }

  test('the header of a signed-in hiker fits every phone from 320 px up', async () => {
    const page = await openSignedIn();
    const issues: string[] = [];
    for (const width of [320, 340, 352, 353, 360, 373, 375, 390, 412, 430, 600, 767]) {
      await page.setViewportSize({ width, height: 780 });
      issues.push(...(await issuesOfHeader(page)).map((name) => `${width}: ${name}`));
    }
    expect(issues).toEqual([]);
  });

  test('the header of a signed-in hiker fits with user-defined text spacing', async () => {
    const page = await openSignedIn();
    const issues: string[] = [];
    for (const path of ['/badges/me', '/account', '/badges/passport']) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Log out', exact: true }).waitFor();
      await page.evaluate(spaceOut, wideSpacing);
      issues.push(...(await issuesOfHeader(page)).map((name) => `${path}: ${name}`));
    }
    expect(issues).toEqual([]);
  });

  test('the header takes no more than a quarter of the viewport at 400 % zoom', async () => {
    const zoomed = { width: 320, height: 256 };
    const height = async (page: Page) => (await page.getByRole('banner').boundingBox())?.height;
    const page = await openSignedIn(zoomed);
    expect(await issuesOfHeader(page)).toEqual([]);
    expect(await height(page)).toBeLessThanOrEqual(zoomed.height / 4);
    const { page: signedOut } = await site.open({ viewport: zoomed }, '/about');
    expect(await height(signedOut)).toBeLessThanOrEqual(zoomed.height / 4);
  });
});

describe('the tab order of the front page follows the visual order', () => {
  /** Every tab stop below the header that is placed above an earlier one in the same column. Rows of a list are alike: six of each are left. */
  async function stepsBack(page: Page): Promise<string[]> {
    await page.locator('main').evaluate((main) => {
      for (const row of main.querySelectorAll<HTMLElement>(':is(ul, ol) > li:nth-child(n + 7)'))
        row.style.display = 'none';
      main.tabIndex = -1;
      main.focus();
    });
    type Stop = { name: string; bottom: number; top: number; left: number; right: number };
    const stops = await page.evaluateHandle(() => {
      const stops: Stop[] = [];
      addEventListener('focusin', ({ target }) => {
        const active = target as Element;
        if (!active.closest('main')) return;
        // A region's shape spans its land, so the whole map counts as one position on the page.
        const { bottom, top, left, right } = (active.closest('svg') ?? active).getBoundingClientRect();
        const name = `${active.nodeName} ${active.id} ${active.getAttribute('aria-label') ?? active.textContent}`;
        stops.push({ name, bottom: bottom + scrollY, top: top + scrollY, left, right });
      });
      return stops;
    });
    const isInMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
    do for (let i = 0; i < 8; i += 1) await page.keyboard.press('Tab');
    while (await isInMain());
    const found = await stops.jsonValue();
    expect(found.length).toBeGreaterThan(15);
    return found.flatMap((stop, i) => {
      const below = found
        .slice(0, i)
        .find(({ top, left, right }) => stop.bottom <= top && stop.left < right && stop.right > left);
      return below ? [`${below.name} before ${stop.name}`] : [];
    });
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

describe('the focus ring of a map marker is visible', () => {
  const reach = 30;

  /** Whether focusing shows a ring with a contrast of 3 : 1 against the pixels before, the land around it, and the dot or the gap inside it. */
  async function getsRing(page: Page, element: Locator): Promise<boolean> {
    await element.scrollIntoViewIfNeeded();
    const box = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    /** One row of pixels, from the center of the dot to the right. */
    const look = async () => {
      const clip = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: reach, height: 1 };
      return sharp(await page.screenshot({ clip, animations: 'disabled' }))
        .removeAlpha()
        .raw()
        .toBuffer();
    };
    await element.blur();
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

  const schemes = ['light', 'dark'] as const;

  test('the focus ring of a map marker is visible on the map of every region, in light and in dark', async () => {
    const { page } = await site.open(desktop);
    const faint: string[] = [];
    for (const { path } of regions) {
      await page.goto(path);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        if (!(await getsRing(page, page.locator('.map-hike').first()))) faint.push(`${path} ${colorScheme}`);
      }
    }
    expect(faint).toEqual([]);
  });

  test('the focus ring of a map marker is visible on the map of the finder, in light and in dark', async () => {
    const { page } = await openFinder(site, desktop, '?view=map');
    const marker = page.locator('.finder-marker').first();
    await marker.waitFor();
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect(await getsRing(page, marker), colorScheme).toBe(true);
    }
    await page.emulateMedia({ colorScheme: null }); // the tab is shared
  });
});

test('the first Tab stop is a visible skip link to the content', async () => {
  const { page } = await site.open(desktop);
  await page.goto('/hikes');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await expect.poll(() => skip.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#main');
});

test('hovering moves nothing with prefers-reduced-motion', async () => {
  const { page } = await site.open({ ...desktop, reducedMotion: 'reduce' });
  await page.goto('/trails/north-shore/split-rock');
  const card = page.getByText('Trail Distance').first().locator('xpath=ancestor::div[1]');
  await card.hover();
  expect(await card.evaluate((element) => getComputedStyle(element).transform)).toBe('none');
});

test('forced colors still show which page is current', async () => {
  const { page } = await site.open({ ...desktop, forcedColors: 'active' }, '/about');
  const mark = (name: string) =>
    page.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).borderBottomColor);
  expect(await mark('about the site')).not.toBe(await mark('hikes'));
});
