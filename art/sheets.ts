/**
 * Contact sheets of what is drawn, of all regions or of one.
 *
 *   node art/sheets.ts [region] [--out build/look]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from '../content/load.ts';
import { drawBadge } from './badge.ts';
import { loadTrailArt } from './gallery.ts';
import { drawHero } from './kit/svg.ts';
import { type Cell, writeGrid } from './sheet.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'build/look' } },
});
const [region] = positionals;
const heroes: Cell[] = [];
const badges: Cell[] = [];
for (const trail of loadContent().trails) {
  if (region && trail.region !== region) continue;
  const art = await loadTrailArt(trail.id);
  heroes.push({ title: `${trail.park}, ${trail.trail}`, svg: drawHero(art.hero, 'hero', trail.id) });
  if (art.badge && trail.badge) {
    badges.push({ title: trail.id, svg: drawBadge(art.badge, trail.region, trail.badge, trail.id) });
  }
}
mkdirSync(values.out, { recursive: true });
const suffix = region ? `-${region}` : '';
await writeGrid(join(values.out, `heroes${suffix}.png`), heroes, { columns: 3, width: 600, height: 300 });
await writeGrid(join(values.out, `badges${suffix}.png`), badges, { columns: 6, width: 234, height: 276 });
console.log(`${heroes.length} heroes and ${badges.length} badges in ${values.out}`);
