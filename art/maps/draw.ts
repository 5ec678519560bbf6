/**
 * The build step that draws the maps into build/maps: state.svg, collection.json, locators/<region>/<slug>.svg and mini/<region>.svg.
 * It does nothing when nothing changed.
 *
 *   node art/maps/draw.ts
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Content, loadContent } from '../../content/load.ts';
import { freshOutputs, hashOfInputs, writeStamp } from '../drawing/stamp.ts';
import { collectionMap } from './collection.ts';
import { locator } from './locator.ts';
import { miniMap } from './mini.ts';
import { stateMap } from './state.ts';

const project = join(import.meta.dirname, '../..');

export type DrawnMaps = { files: readonly string[]; unchanged: boolean };

export function drawMaps(content: Content, folder = join(project, 'build/maps')): DrawnMaps {
  const stampFile = join(folder, 'stamp');
  const inputs = inputsHash(content);
  const fresh = freshOutputs(stampFile, inputs, folder);
  if (fresh) return { files: fresh, unchanged: true };

  rmSync(folder, { recursive: true, force: true });
  const maps = allMaps(content);
  for (const [name, svg] of maps) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
  }
  const files = [...maps.keys()];
  writeStamp(stampFile, inputs, files);
  return { files, unchanged: false };
}

/** Every map by its file's name. */
export function allMaps(content: Pick<Content, 'regions' | 'trails' | 'listed'>): Map<string, string> {
  return new Map([
    ['state.svg', stateMap(content)],
    ['collection.json', collectionMap(content)],
    ...content.regions.map((region): [string, string] => [`mini/${region.slug}.svg`, miniMap(region)]),
    ...content.trails.map((trail): [string, string] => [`locators/${trail.id}.svg`, locator(trail)]),
  ]);
}

/** The code and data that maps are made of, and what they show of each hike. */
function inputsHash({ regions, trails }: Content): string {
  const patterns = ['art/maps/**/*.{ts,geojsonl}', 'art/kit/*.ts', 'art/stamp.ts', 'domain/*.ts', 'content/geo/*.json'];
  const files = globSync([...patterns, 'package-lock.json'], { cwd: project }).filter(
    (file) => !file.includes('.test.'),
  );
  const shown = trails.map(({ id, listed, trailhead, alsoAccept }) => [id, listed, trailhead, alsoAccept]);
  return hashOfInputs(project, files, [regions, shown]);
}

if (import.meta.main) {
  const start = performance.now();
  const { files, unchanged } = drawMaps(loadContent());
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`maps: ${files.length} files${unchanged ? ', unchanged' : ` in ${seconds} s`}`);
}
