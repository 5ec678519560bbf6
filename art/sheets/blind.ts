/**
 * The test with fresh eyes: all heroes in shuffled order under numbers alone, the names to choose from, and the answers.
 *
 *   node art/sheets/blind.ts [--seed 1] [--out build/blind]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from '../../content/load.ts';
import { pictureCells } from './cells.ts';
import { deal } from './deal.ts';
import { writeGrid } from './sheet.ts';

/** Small enough that a sheet is seen at full size. */
const PER_SHEET = 8;

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, out: { type: 'string', default: 'build/blind' } },
});
const seed = Number(values.seed);
if (!Number.isInteger(seed)) throw new Error(`A seed is a whole number, not ${values.seed}.`);

/** Titles inside the pictures would tell a viewer that can select text; numbers are all that is left. */
const withoutTitle = (svg: string) => svg.replace(/<title>.*?<\/title>/, '');

const dealt = deal((await pictureCells(loadContent())).heroes, seed);
const numbered = dealt.map(({ svg }, i) => ({ title: String(i + 1), svg: withoutTitle(svg) }));
const sheets = Array.from({ length: Math.ceil(numbered.length / PER_SHEET) }, (_, i) =>
  numbered.slice(i * PER_SHEET, (i + 1) * PER_SHEET),
);
mkdirSync(values.out, { recursive: true });
for (const [i, cells] of sheets.entries()) {
  await writeGrid(join(values.out, `sheet-${i + 1}.png`), cells, { columns: 2, width: 680, height: 340 });
}
const names = dealt.map(({ title }) => title);
writeFileSync(join(values.out, 'names.txt'), `${[...names].sort().join('\n')}\n`);
writeFileSync(join(values.out, 'answers.txt'), `${names.map((name, i) => `${i + 1}  ${name}`).join('\n')}\n`);
console.log(`${dealt.length} heroes on ${sheets.length} sheets in ${values.out}, seed ${seed}.`);
console.log('Show the sheets and names.txt to somebody who has not seen the pictures; keep answers.txt to yourself.');
