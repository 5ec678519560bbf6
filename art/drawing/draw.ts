/**
 * The build step that draws all pictures into build/public and lists them in build/pictures.json; it does nothing when
 * nothing changed. It also writes the colors of the regions, build/regions.css.
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content } from '../../content/load.ts';
import { picturesSchema } from '../../domain/pictures/pictures.ts';
import { cardEncoder, rasterizeCard } from './cards.ts';
import { publishPhotos } from './photos.ts';
import { drawPictures } from './pictures.ts';
import { openRasters } from './rasters.ts';
import { writeRegionColors } from './region-colors.ts';
import { freshOutputs, hashOfInputs, writeStamp } from './stamp.ts';

const project = join(import.meta.dirname, '../..');

export type DrawnFiles = { files: readonly string[]; unchanged: boolean };

export async function drawChangedPictures(content: Content, buildFolder = join(project, 'build')): Promise<DrawnFiles> {
  const publicFolder = join(buildFolder, 'public');
  const drawn = await drawIfChanged(content, buildFolder, publicFolder);
  publishPhotos(join(project, 'photos'), publicFolder);
  writeRegionColors(content.regions, buildFolder);
  return drawn;
}

async function drawIfChanged(content: Content, buildFolder: string, publicFolder: string): Promise<DrawnFiles> {
  const stampFile = join(buildFolder, 'pictures.stamp');
  const inputs = inputsHash(content);
  const fresh = freshOutputs(stampFile, inputs, publicFolder);
  if (fresh) return { files: fresh, unchanged: true };

  const rasters = openRasters(join(buildFolder, 'rasters'), rasterizeCard, cardEncoder);
  const { pictures, outlet } = await drawPictures(content, rasters);
  rmSync(join(publicFolder, 'art'), { recursive: true, force: true });
  for (const [src, bytes] of outlet.files) {
    const file = join(publicFolder, src);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  writeFileSync(join(buildFolder, 'pictures.json'), `${JSON.stringify(picturesSchema.parse(pictures), null, 1)}\n`);
  const files = [...outlet.files.keys()];
  rasters.forgetOthers();
  writeStamp(stampFile, inputs, files);
  return { files, unchanged: false };
}

/** Everything a picture depends on: the code of this folder, and the texts in pictures. */
function inputsHash({ site, state, regions, trails, milestones }: Content): string {
  const code = globSync(['art/**/*.ts', 'domain/pictures/*.ts', 'package-lock.json'], {
    cwd: project,
  })
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith(join('art', 'maps')))
    .map((file) => join(project, file));
  const words = trails.map(({ id, path, park, trail, badge, listed }) => [id, path, park, trail, badge, listed]);
  return hashOfInputs(code, [site, state, regions, words, milestones]);
}
