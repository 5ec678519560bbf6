/** A new page starts at its top; Back, Forward and reload restore the scroll position, in every engine. */
import { beforeAll, describe, expect, test } from 'vitest';
import { listed } from '../../test/guide.ts';
import { hike } from '../hiker.ts';
import type { Tab } from './tab.ts';
import { engineVisitor, signIn } from './visitor.ts';

const place = (tab: Tab) => tab.run(() => Math.round(scrollY));
const returnsTo = (tab: Tab, top: number) => expect.poll(() => place(tab)).toBe(top);

/**
 * With the event of a hiker's hand: without one, a page that has just been reloaded is still being restored. Repeated until it lasts:
 * Firefox completes a move through the history a frame later, and takes a scroll before that back.
 */
async function scrollDown(tab: Tab, top: number): Promise<number> {
  await waitUntilSettled(tab);
  const scroll = (y: number) => {
    dispatchEvent(new Event('wheel'));
    scrollTo(0, y);
    return Math.round(scrollY);
  };
  let reached = 0;
  const lasts = async () => {
    reached = await tab.run(scroll, top);
    await tab.run(twoFrames);
    return (await place(tab)) === reached;
  };
  await expect.poll(lasts).toBe(true);
  expect(reached).toBeGreaterThan(0);
  return reached;
}

const twoFrames = () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));

/**
 * Waits until everything has loaded from the cached guide, also images further down, and the "Ready offline" line, which a page writes last.
 * No engine puts a busy page into its back/forward cache, and one that is left before its load event ends has no history entry.
 */
async function waitUntilSettled(tab: Tab): Promise<void> {
  const allIsHere = () => {
    for (const picture of document.images) picture.loading = 'eager';
    const [{ loadEventEnd } = { loadEventEnd: 0 }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return (
      loadEventEnd > 0 &&
      navigator.serviceWorker.controller !== null &&
      [...document.images].every((picture) => picture.complete) &&
      document.querySelector('[data-offline]')?.textContent !== ''
    );
  };
  await expect.poll(() => tab.run(allIsHere)).toBe(true);
}

/** Waits for the second read of the collection's lists: no engine puts a page with a pending request into its back/forward cache. */
async function listsAreReadAgain(tab: Tab): Promise<void> {
  const timesRead = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/v1/hikers')).length;
  await expect.poll(() => tab.run(timesRead)).toBe(2);
}

const loads = (tab: Tab) => expect.poll(() => tab.run(() => document.readyState)).toBe('complete');

type Marked = Window & { isTheSame?: boolean };

/** Follows a link of the page, checks that the next page starts at its top, and marks the document that is left. */
async function follow(tab: Tab, href: string): Promise<void> {
  await tab.run((address) => {
    (window as Marked).isTheSame = true;
    const link = document.querySelector<HTMLAnchorElement>(`main a[href="${address}"]:not(svg *)`);
    if (!link) throw new Error(`There is no link to ${address}`);
    link.click();
  }, href);
  await tab.arrivesAt(href);
  await returnsTo(tab, 0);
  await loads(tab);
}

const isFromBfcache = (tab: Tab) => tab.run(() => (window as Marked).isTheSame === true);

describe.each([
  ['without the back/forward cache', false],
  ['with the back/forward cache', true],
])('%s', (_, hasBfcache) => {
  const visitor = engineVisitor({ hasBfcache });
  /** Lets the download end first: a page that receives its progress messages does not enter the back/forward cache. */
  beforeAll(() => visitor.settle());

  /** Back, Forward, Back, and a reload. */
  async function goBackAndForth(tab: Tab, here: string, left: number, next: string): Promise<void> {
    await tab.move(-1, here);
    await returnsTo(tab, left);
    expect(await isFromBfcache(tab)).toBe(hasBfcache);
    await loads(tab);
    await tab.move(1, next);
    await returnsTo(tab, 0);
    await loads(tab);
    await tab.move(-1, here);
    await returnsTo(tab, left);
    await tab.reload();
    await returnsTo(tab, left);
  }

  test('the list of all hikes is restored at its scroll position', async () => {
    const { tab } = await visitor.arrive('/hikes');
    const left = await scrollDown(tab, 5000);
    const next = hike('west-and-southwest/kilen-woods').path;
    await follow(tab, next);
    await goBackAndForth(tab, '/hikes', left, next);
  });

  test('the collection is restored at its scroll position, though its badges load late', async () => {
    const { tab } = await visitor.arrive('/about');
    await visitor.standAt(hike('central/crow-wing').trailhead);
    await signIn(tab, hasBfcache ? 'Bea Kept' : 'Bea Anew');
    await tab.button('Try for a badge').click();
    await tab.button('Yes').click();
    await tab.text('You earned the Crow Wing badge!').appears();
    await tab.reload();
    await tab.text(`Still out there: ${listed.length - 1}`).appears();
    await listsAreReadAgain(tab);
    const left = await scrollDown(tab, 2500);
    const next = hike('north-shore/superior-trail').path;
    await follow(tab, next);
    await goBackAndForth(tab, '/badges/me', left, next);
  });
});
