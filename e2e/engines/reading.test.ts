/** Reading in every engine: each kind of page fits, is free of what axe finds, and is spoken in its order. */
import { describe, expect, test } from 'vitest';
import { kindsOfPage } from '../pages.ts';
import { axeFaults, desktop, engineVisitor, phone } from './visitor.ts';

const widths = [320, 390, 768, 1440];

describe('by day', () => {
  const visitor = engineVisitor();

  test('each kind of page fits its screen from 320 px up, and is free of what axe finds', async () => {
    const { tab } = await visitor.arrive('/about');
    const wide: string[] = [];
    const faults: string[] = [];
    for (const path of kindsOfPage) {
      await tab.goTo(path);
      for (const width of widths) {
        await visitor.resize(width, phone.height);
        const taken = await tab.run(() => document.documentElement.scrollWidth);
        if (taken > width) wide.push(`${path} takes ${taken} of ${width}`);
        if (width === 390) faults.push(...(await axeFaults(tab, path)));
      }
    }
    expect(wide).toEqual([]);
    expect(faults).toEqual([]);
  });

  /** As the engine itself tells it to a screen reader; capitals are a matter of looks. */
  const parts = 'body > header, nav, main, body > footer, h1, h2, h3';
  const begin = ['banner:', 'navigation: main', 'main:'];
  test.each([
    [
      '/hikes',
      'heading: fifty hikes under the north star',
      'navigation: regions',
      'heading: north shore',
      'heading: twin cities metro',
      'heading: southeast',
      'heading: central',
      'heading: northwest',
      'heading: west & southwest',
    ],
    ['/northshore', 'heading: north shore'],
    [
      '/trails/north-shore/split-rock',
      'heading: split rock lighthouse state park',
      'heading: right now',
      'heading: trail overview',
      'heading: first the storm, then the light',
      'heading: essential details',
      'heading: badge for this hike',
      'heading: take it along',
      'heading: trailhead location',
      'heading: before you drive',
      'heading: on wheels',
      'heading: watch out for',
      'heading: daylight at the trailhead',
      'heading: hikes nearby',
    ],
    ['/badge-catalog', 'heading: north star trails badge catalog'],
    [
      '/about',
      'heading: about the site',
      'heading: the story',
      'heading: how badges are awarded',
      'heading: what is planned',
      'heading: our sister site',
      'heading: contact',
    ],
  ])('%s is spoken in the order of its parts', async (path, ...headings) => {
    const { tab } = await visitor.arrive(path);
    const spoken = async () => (await tab.spoken(parts)).map((part) => part.toLowerCase().trim());
    await expect.poll(spoken).toEqual([...begin, ...headings, 'contentinfo:']);
  });
});

describe('by night', () => {
  const visitor = engineVisitor({ isDark: true });

  test('each kind of page is dark, and still free of what axe finds', async () => {
    const { tab } = await visitor.arrive('/about', desktop);
    const faults: string[] = [];
    for (const path of kindsOfPage) {
      await tab.goTo(path);
      const [red = 255] = await tab.run(
        () =>
          getComputedStyle(document.documentElement)
            .backgroundColor.match(/[\d.]+/g)
            ?.map(Number) ?? [],
      );
      if (red > 60) faults.push(`${path} is not dark`);
      faults.push(...(await axeFaults(tab, path)));
    }
    expect(faults).toEqual([]);
  });
});
