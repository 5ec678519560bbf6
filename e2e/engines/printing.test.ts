/** Every hike prints on one sheet, on Letter and on A4, in every engine. */
import { expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { desktop, engineVisitor } from './visitor.ts';

const visitor = engineVisitor();

const sheetsIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('every hike prints on one sheet', { timeout: 400_000 }, async () => {
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
