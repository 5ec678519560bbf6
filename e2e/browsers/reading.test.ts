/** Reading in every engine: each kind of page fits, and has no axe violations by day or night. */
import { beforeAll, describe, expect, test } from 'vitest';
import { regions } from '../../test/guide.ts';
import { kindsOfPage } from '../pages.ts';
import type { Tab } from './tab.ts';
import { axeIssues, engineVisitor, phone, rulesOfColor } from './visitor.ts';

const narrowest = 320;
const widths = [narrowest, 390, 768, 1440];
/** Pages with text of their own, any of which could be too wide for a small phone. */
const otherRegions = regions.map(({ path }) => path).filter((path) => !kindsOfPage.includes(path));

const visitor = engineVisitor();

describe('each kind of page', () => {
  const wide: string[] = [];
  const issues: string[] = [];
  const issuesByNight: string[] = [];

  async function measure(tab: Tab, path: string, width: number): Promise<void> {
    await visitor.resize(width, phone.height);
    const taken = await tab.run(() => document.documentElement.scrollWidth);
    if (taken > width) wide.push(`${path} takes ${taken} of ${width}`);
  }

  async function look(tab: Tab, path: string): Promise<void> {
    for (const width of widths) {
      await measure(tab, path, width);
      if (width === phone.width) issues.push(...(await axeIssues(tab, path)));
    }
    await visitor.setLight('night');
    const [red = 255] = await tab.run(
      () =>
        getComputedStyle(document.documentElement)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? [],
    );
    if (red > 60) issuesByNight.push(`${path} is not dark`);
    issuesByNight.push(...(await axeIssues(tab, path, rulesOfColor)));
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
  test('each kind of page has no axe violations', () => expect(issues).toEqual([]));
  test('each kind of page has a dark mode with sufficient contrast', () => expect(issuesByNight).toEqual([]));
});
