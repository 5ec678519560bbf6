/**
 * Contact sheets of what is drawn: of all regions or of one, for looking at, or those that docs/pictures shows.
 *
 *   node art/sheets/sheets.ts [region] [--out build/look]
 *   node art/sheets/sheets.ts --docs
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from '../../content/load.ts';
import { regionColors } from '../drawing/region-colors.ts';
import { readAtlas } from '../maps/atlas.ts';
import { locatorCells } from '../maps/standalone.ts';
import { milestoneCells, pictureCells } from './cells.ts';
import { writeGrid } from './sheet.ts';

const project = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'build/look' }, docs: { type: 'boolean', default: false } },
});
const [onlyRegion] = positionals;
const content = loadContent();
const { heroes, badges } = await pictureCells(content, onlyRegion);
const milestones = onlyRegion ? [] : await milestoneCells(content);

async function writeForLooking(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const suffix = onlyRegion ? `-${onlyRegion}` : '';
  await writeGrid(join(folder, `heroes${suffix}.png`), heroes, { columns: 3, width: 600, height: 300 });
  await writeGrid(join(folder, `badges${suffix}.png`), badges, { columns: 6, width: 234, height: 276 });
  if (milestones.length > 0)
    await writeGrid(join(folder, 'milestones.png'), milestones, { columns: 5, width: 276, height: 276 });
  console.log(`${heroes.length} heroes, ${badges.length} badges and ${milestones.length} milestones in ${folder}`);
}

/** Smaller, with fewer colors: these stand in the repository. */
async function writeForDocs(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const styles = ['tokens', 'maps/common', 'maps/around', 'maps/locator']
    .map((name) => readFileSync(join(project, `web/styles/${name}.css`), 'utf8'))
    .join('');
  const locators = locatorCells(readAtlas(content), content.trails, styles + regionColors(content.regions));
  const look = { title: 16, colors: 96 };
  await writeGrid(join(folder, 'heroes.png'), heroes, { columns: 4, width: 320, height: 160, ...look });
  await writeGrid(join(folder, 'badges.png'), badges, { columns: 10, width: 132, height: 156, ...look });
  await writeGrid(join(folder, 'milestones.png'), milestones, { columns: 7, width: 195, height: 195, ...look });
  await writeGrid(join(folder, 'locators.png'), locators, { columns: 4, width: 320, height: 171, ...look });
  const drawn = { heroes, badges, milestones, locators };
  for (const [name, cells] of Object.entries(drawn)) console.log(`${cells.length} ${name} in ${folder}`);
}

await (values.docs ? writeForDocs(join(project, 'docs/pictures')) : writeForLooking(values.out));
