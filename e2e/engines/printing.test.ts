/** Every hike prints on one sheet, on Letter and on A4, in every engine. */
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { desktop, engineVisitor } from './visitor.ts';

const visitor = engineVisitor();

/** Firefox packs the list of its sheets into a compressed part of the file. */
function sheetsIn(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/\/ObjStm[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const lists = packed.map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'));
  return [text, ...lists].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('every hike prints on one sheet', async () => {
  const { tab } = await visitor.arrive('/about', desktop);
  const long: string[] = [];
  for (const { path } of loadContent().trails) {
    await tab.goTo(path);
    for (const paper of ['letter', 'a4'] as const) {
      const sheets = sheetsIn(await visitor.print(paper));
      if (sheets !== 1) long.push(`${path} takes ${sheets} sheets of ${paper}`);
    }
  }
  expect(long).toEqual([]);
});
