/**
 * Judging redrawn heroes: each beside its version in another checkout, in random order; which would a viewer hang?
 *
 *   node art/sheets/pairs.ts ../before [--seed 1] [--out build/pairs]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from '../../content/load.ts';
import { pictureCells } from './cells.ts';
import { deal } from './deal.ts';
import { writeGrid } from './sheet.ts';

const PAIRS_PER_SHEET = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, out: { type: 'string', default: 'build/pairs' } },
});
const [before] = positionals;
if (!before) throw new Error('Beside which checkout? As in: node art/sheets/pairs.ts ../before');
const seed = Number(values.seed);
if (!Number.isInteger(seed)) throw new Error(`A seed is a whole number, not ${values.seed}.`);

const { pictureCells: cellsBefore } = (await import(
  resolve(before, 'art/sheets/cells.ts')
)) as typeof import('./cells.ts');
const [earlier, now] = [(await cellsBefore(loadContent())).heroes, (await pictureCells(loadContent())).heroes];
const redrawn = now.flatMap(({ title, svg }) => {
  const old = earlier.find((cell) => cell.title === title);
  return old && old.svg !== svg
    ? [
        {
          title,
          versions: [
            { of: 'before', svg: old.svg },
            { of: 'now', svg },
          ],
        },
      ]
    : [];
});
const pairs = deal(redrawn, seed).map(({ title, versions }, i) => ({ title, versions: deal(versions, seed + i) }));

mkdirSync(values.out, { recursive: true });
for (let first = 0; first < pairs.length; first += PAIRS_PER_SHEET) {
  const cells = pairs
    .slice(first, first + PAIRS_PER_SHEET)
    .flatMap(({ title, versions }, i) =>
      versions.map(({ svg }, side) => ({ title: `${first + i + 1}${'AB'[side]} ${title}`, svg })),
    );
  const file = join(values.out, `sheet-${first / PAIRS_PER_SHEET + 1}.png`);
  await writeGrid(file, cells, { columns: 2, width: 680, height: 340 });
}
const key = pairs.map(({ title, versions }, i) => `${i + 1}  A ${versions[0]?.of}, B ${versions[1]?.of}  ${title}`);
writeFileSync(join(values.out, 'key.txt'), `${key.join('\n')}\n`);
console.log(`${pairs.length} redrawn heroes in ${values.out}, seed ${seed}; keep key.txt to yourself.`);
