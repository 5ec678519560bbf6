/** Pages are short enough to be read on a phone at a trailhead, and state their doubts once. */
import { expect, test } from 'vitest';
import { type LiveDocument, liveDocumentPath } from '../domain/status/live-document.ts';
import { ourContent } from '../test/content.ts';
import { awake } from './finder.ts';
import type { Page } from './harness.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();

const viewport = { width: 390, height: 844 };
const limits = { screens: 8, wordsOutsideStory: 750, doubts: 2 };

const doubt =
  /call to confirm|\breported\b|\bas of\b|confirmed|do(?:n’t| not) know|could not|not known|not found|nothing newer|as far as we know|may have risen/gi;

/** Visible content on a phone: collapsed parts do not count, nor does text for screen readers. */
async function seenOn(page: Page) {
  const { height, all, story } = await page.evaluate(() => {
    for (const hidden of document.querySelectorAll<HTMLElement>('.hidden-text')) hidden.remove();
    const text = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
    return { height: document.documentElement.scrollHeight, all: text('main'), story: text('[data-trail] article') };
  });
  const words = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return {
    screens: height / viewport.height,
    wordsOutsideStory: words(all) - words(story),
    doubts: [...all.replace(story, '').matchAll(doubt)].length,
  };
}

/** Everything below stands under the tab bar. */
const firstScreenEnds = (page: Page) =>
  page.evaluate(() => {
    const bar = [...document.querySelectorAll<HTMLElement>('nav')].find(
      (nav) => getComputedStyle(nav).position === 'fixed',
    );
    return bar?.getBoundingClientRect().top ?? innerHeight;
  });

/** How far the row of actions reaches below the first screen. */
async function actionsBelow(page: Page): Promise<number> {
  const end = await page.evaluate(
    () => document.querySelector('h1 ~ div:has([data-share])')?.getBoundingClientRect().bottom,
  );
  return (end ?? Number.POSITIVE_INFINITY) - (await firstScreenEnds(page));
}

test('every trail page has one status, its actions on the first screen, and a limited length', async () => {
  const { page } = await site.open({ viewport });
  const now = new Date('2026-11-18T12:00:00-06:00');
  await page.clock.setFixedTime(now);
  // Dated by the page's clock: by the server's the live document would look hours old, and every page would show that.
  const live: LiveDocument = { version: 1, asOf: now.toISOString(), notices: [] };
  // Without routes, which would bypass the cache; pictures have their size without being drawn.
  await page.addInitScript(
    ({ liveDocumentPath, live }) => {
      const real = window.fetch;
      window.fetch = (input, init) =>
        input === liveDocumentPath ? Promise.resolve(new Response(JSON.stringify(live))) : real(input, init);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('img { visibility: hidden }');
      document.adoptedStyleSheets = [sheet];
    },
    { liveDocumentPath, live },
  );
  const issues: string[] = [];
  for (const { path, id } of ourContent.trails) {
    await page.goto(path, { waitUntil: 'load' });
    await page.locator('[data-now-day]').waitFor();
    for (const size of [{ width: 360, height: 740 }, viewport]) {
      await page.setViewportSize(size);
      const below = await actionsBelow(page);
      if (below > 0) issues.push(`${id}: actions ${below} px below the first screen at ${size.width} px`);
    }
    const labels = await page.locator('[data-status-label] >> visible=true').count();
    if (labels !== 1) issues.push(`${id}: ${labels} labels of its status`);
    const seen = await seenOn(page);
    for (const [what, limit] of Object.entries(limits))
      if (seen[what as keyof typeof limits] > limit) issues.push(`${id}: ${seen[what as keyof typeof limits]} ${what}`);
  }
  expect(issues).toEqual([]);
}, 300_000);

test('the page of rules and hazards is no longer than a trail page, in screens and in words', async () => {
  const { page } = await site.tab({ viewport }, '/before-you-go');
  const seen = await seenOn(page);
  expect(seen.screens).toBeLessThanOrEqual(limits.screens);
  expect(seen.wordsOutsideStory).toBeLessThanOrEqual(limits.wordsOutsideStory);
  expect(seen.doubts).toBeLessThanOrEqual(limits.doubts);
});

test.each(['/hikes', '/hikes?near=Duluth', '/northshore'])('three hikes of %s fit a phone screen', async (path) => {
  const { page } = await site.tab({ viewport }, path);
  if (path.startsWith('/hikes')) await awake(page);
  const rows = page.locator('main li:visible').filter({ has: page.locator('a[href^="/trails/"] b') });
  await rows.nth(9).waitFor();
  const measured = () =>
    rows.evaluateAll((all) =>
      all.map((row) => {
        const { height } = row.getBoundingClientRect();
        const name = row.querySelector('b')?.parentElement?.getBoundingClientRect();
        return { height, name: name?.width ?? 0 };
      }),
    );
  // Polled, because the finder replaces the prerendered rows.
  await expect
    .poll(async () => Math.min(...(await measured()).map(({ name }) => name)))
    .toBeGreaterThan(viewport.width * 0.65);
  const boxes = await measured();
  const room = await firstScreenEnds(page);
  const three = boxes.slice(2).map(({ height }, i) => height + (boxes[i]?.height ?? 0) + (boxes[i + 1]?.height ?? 0));
  expect(Math.max(...three)).toBeLessThanOrEqual(room);
});
