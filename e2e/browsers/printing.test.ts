/** Every hike prints on one sheet, on Letter and on A4, in every engine. */
import { inflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
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
