/**
 * The build step that draws all pictures into build/public and lists them in build/pictures.json. It does nothing when
 * nothing changed.
 *
 *   node art/draw.ts
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Content, loadContent } from '../content/load.ts';
import { picturesSchema } from '../domain/pictures.ts';
import { ArtError } from './faults.ts';
import { drawPictures } from './pictures.ts';

const project = join(import.meta.dirname, '..');
const publicFolder = join(project, 'build', 'public');
const manifestFile = join(project, 'build', 'pictures.json');
const stampFile = join(project, 'build', 'pictures.stamp');

/** Everything a picture depends on: the code of this room, and the words that pictures carry. */
function inputsHash({ site, regions, trails }: Content): string {
  const hash = createHash('sha256');
  for (const file of globSync(['art/**/*.ts', 'package.json'], { cwd: project }).sort()) {
    if (file.endsWith('.test.ts') || file.startsWith(join('art', 'maps'))) continue;
    hash.update(file).update(readFileSync(join(project, file)));
  }
  const words = trails.map(({ id, path, park, trail, badge, listed }) => [id, path, park, trail, badge, listed]);
  return hash.update(JSON.stringify([site, regions, words])).digest('hex');
}

/** The addresses of the files that the last run wrote, if nothing changed since and none is missing. */
function intactOutputs(inputs: string): string[] | undefined {
  if (!existsSync(stampFile) || !existsSync(manifestFile)) return undefined;
  const [stamp, ...files] = readFileSync(stampFile, 'utf8').split('\n');
  const intact = stamp === inputs && files.every((file) => existsSync(join(publicFolder, file)));
  return intact ? files : undefined;
}

function prune(keep: ReadonlySet<string>): number {
  const stale = globSync('art/*', { cwd: publicFolder }).filter((file) => !keep.has(`/${file}`));
  for (const file of stale) rmSync(join(publicFolder, file));
  return stale.length;
}

async function draw(): Promise<void> {
  const content = loadContent();
  const inputs = inputsHash(content);
  const unchanged = intactOutputs(inputs);
  if (unchanged) {
    console.log(`pictures: ${unchanged.length} files, unchanged`);
    return;
  }
  const start = performance.now();
  const { pictures, outlet, borrowing } = await drawPictures(content);
  for (const [src, bytes] of outlet.files) {
    const file = join(publicFolder, src);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  const pruned = prune(new Set(outlet.files.keys()));
  writeFileSync(manifestFile, `${JSON.stringify(picturesSchema.parse(pictures), null, 1)}\n`);
  writeFileSync(stampFile, [inputs, ...outlet.files.keys()].join('\n'));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`pictures: ${outlet.files.size} files in ${seconds} s, ${pruned} stale ones removed`);
  if (borrowing.length) console.log(`pictures: ${borrowing.length} hikes have none of their own yet`);
}

try {
  await draw();
} catch (error) {
  if (!(error instanceof ArtError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
