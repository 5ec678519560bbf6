/**
 * The axe rules that depend on markup alone, on every built page. Without a style sheet all of a page is there, whatever the width;
 * accessibility.test.ts checks what depends on its look in a browser.
 */
import axe from 'axe-core';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { builtHtml } from './built.ts';
import { allPages } from './pages.ts';
import { axeRules } from './site.ts';

const ofLook = Object.fromEntries(axeRules.ofLook.values.map((rule) => [rule, { enabled: false }]));

/** Named and displayed by a script once the badge is earned. */
const hiddenByStyles = '[data-earned-here]';

/** What axe asks about styles: whether an element is displayed. A real answer takes most of the time. */
const style = (display: string) => ({
  display,
  visibility: 'visible',
  opacity: '1',
  position: 'static',
  overflow: 'visible',
  clip: 'auto',
  getPropertyValue: (name: string) => (name === 'display' ? display : name === 'visibility' ? 'visible' : ''),
});
const [shown, hidden] = [style('block'), style('none')];
const isHidden = (element: Element) =>
  element.matches(`[hidden], head, script, template, dialog:not([open]), noscript, ${hiddenByStyles}`);

async function getFaults(html: string): Promise<string[]> {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  Object.assign(window, { getComputedStyle: (element: Element) => (isHidden(element) ? hidden : shown) });
  window.document.write(html.replace(/<style\b.*?<\/style>|<script\b.*?<\/script>|<link\b[^>]*>/gs, ''));
  const run = () =>
    axe.run(window.document.documentElement as unknown as Element, {
      resultTypes: ['violations'],
      selectors: false,
      runOnly: axeRules.all,
      rules: ofLook,
    });
  axe.configure({ noHtml: true }); // axe notes the markup of every element it looks at: only if it is needed
  const { violations: found, passes } = await run();
  axe.configure({ noHtml: false });
  const { violations } = found.length > 0 ? await run() : { violations: found };
  await window.happyDOM.close();
  expect(passes.length).toBeGreaterThan(20);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

test.each(allPages)('%s has no axe violations in its markup', async (path) => {
  expect(await getFaults(builtHtml(path))).toEqual([]);
});

test.each([
  ['a link without a name', (html: string) => html.replace('<main id="main">', '<main id="main"><a href="/x"></a>')],
  ['an image without a description', (html: string) => html.replace(/ alt="[^"]+"/, '')],
  ['a second main landmark', (html: string) => html.replace('<footer', '<main></main><footer')],
])('%s is noticed', async (_, spoil) => {
  expect(await getFaults(spoil(builtHtml('/trails/north-shore/split-rock')))).not.toEqual([]);
});
