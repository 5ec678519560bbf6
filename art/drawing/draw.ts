/**
 * The build step that draws all pictures into build/public and lists them in build/pictures.json; it does nothing when
 * nothing changed. It also writes the colors of the regions, build/regions.css.
 */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentIssue } from '../../content/content-issue.ts';
import type { Content } from '../../content/load.ts';
import { photoAddress, photosSchema } from '../../domain/pictures/photos.ts';
import { picturesSchema } from '../../domain/pictures/pictures.ts';
import { ArtError } from '../checks/faults.ts';
import { cardEncoder, rasterizeCard } from './cards.ts';
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

/**
 * Photographs that a maintainer brought in go beside the drawn pictures, into the folder that the site serves.
 * @param from need not exist: then there are none
 */
export function publishPhotos(from: string, publicFolder: string): void {
  rmSync(join(publicFolder, photoAddress('')), { recursive: true, force: true });
  const index = join(from, 'index.json');
  if (!existsSync(index)) return;
  const photos = photosSchema.parse(JSON.parse(readFileSync(index, 'utf8')));
  const files = Object.values(photos).flatMap(({ sizes }) => sizes.flatMap(({ avif, webp }) => [avif, webp]));
  const issues = files.filter((file) => !existsSync(join(from, file))).map(missing);
  if (issues.length) throw new ArtError(issues);
  for (const file of files) cpSync(join(from, file), join(publicFolder, photoAddress(file)));
}

function missing(file: string): ContentIssue {
  const hint = 'Run node tools/maintain/photos.ts again, or delete the folder photos to do without.';
  return { file: `photos/${file}`, field: '(whole file)', expected: 'a photograph that photos/index.json lists', hint };
}
