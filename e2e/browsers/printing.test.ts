/** Every hike prints on one sheet, on Letter and on A4, in every engine. */
import { inflateSync } from 'node:zlib';
import { beforeAll, expect, inject, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import type { Tab } from './tab.ts';
import { desktop, engineVisitor } from './visitor.ts';

const visitor = engineVisitor();
let tab: Tab;
beforeAll(async () => {
  ({ tab } = await visitor.arrive('/about', desktop));
});

/** Firefox compresses the list of its pages into an object stream, whose bytes may themselves end in a line break. */
function sheetsIn(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/\/ObjStm[\s\S]*?stream\r?\n([\s\S]*?)\nendstream/g)];
  const lists = packed.map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'));
  return [text, ...lists].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.each(loadContent().trails)('$path prints on one sheet of Letter and of A4', async ({ path }) => {
  await tab.goTo(path);
  await expect.poll(() => tab.run(() => document.readyState)).toBe('complete');
  expect({ letter: sheetsIn(await visitor.print('letter')), a4: sheetsIn(await visitor.print('a4')) }).toEqual({
    letter: 1,
    a4: 1,
  });
});

/** The headings inside columns that have text directly below them. */
const headings = ['essential details', 'watch out for'];

/** Firefox opens a PDF in a viewer that positions an element over each piece of text. */
async function headingsWithTextBelow(pdf: Buffer): Promise<string[]> {
  await tab.goTo(`data:application/pdf;base64,${pdf.toString('base64')}`);
  await expect.poll(() => tab.run(() => document.querySelector('.textLayer .endOfContent') !== null)).toBe(true);
  return tab.run((names) => {
    const texts = [...document.querySelectorAll('.textLayer span')].map((span) => ({
      words: span.textContent.toLowerCase(),
      box: span.getBoundingClientRect(),
    }));
    const isHeading = (words: string) => names.includes(words) || words === 'before you drive';
    const isRightBelow = (heading: DOMRect, { left, top }: DOMRect) =>
      Math.abs(left - heading.left) < 5 && top > heading.top && top < heading.bottom + heading.height;
    return names.filter((name) => {
      const heading = texts.find(({ words }) => words === name);
      return heading && texts.some(({ words, box }) => !isHeading(words) && isRightBelow(heading.box, box));
    });
  }, headings);
}

test.runIf(inject('engine') === 'firefox').each(['letter', 'a4'] as const)(
  'no heading of a hike printed on %s is left alone at the foot of a column',
  async (paper) => {
    await tab.goTo('/trails/twin-cities-metro/mississippi-national');
    expect(await headingsWithTextBelow(await visitor.print(paper))).toEqual(headings);
  },
);
