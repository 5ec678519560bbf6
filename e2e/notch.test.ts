/** A phone in landscape, with a notch at one side and the system's bar below: nothing to read or tap lies under them. */
import { expect, test } from 'vitest';
import { kindsOfPage } from './pages.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();
const screen = { width: 844, height: 390 };
/** Tolerance: large glyphs are outdented a little for optical alignment. */
const hair = 3;
const insets = { left: 59, right: 59, bottom: 21 };

test('text and controls stay inside the safe area on each kind of page', async () => {
  const { page } = await site.open({ viewport: screen });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  const covered: string[] = [];
  for (const path of kindsOfPage) {
    await page.goto(path);
    const found = await page.evaluate(
      ({ left, right, hair }) => {
        const isTold = (element: Element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !element.closest('[aria-hidden=true], .hidden-text, svg') &&
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        return [...document.querySelectorAll('body *')]
          .filter(isTold)
          .filter((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
            return boxes.some((box) => box.left < left - hair || box.right > innerWidth - right + hair);
          })
          .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
      },
      { ...insets, hair },
    );
    covered.push(...found.map((what) => `${path}: ${what}`));
  }
  expect(covered).toEqual([]);
});
