/** Photographs that a maintainer brought in go beside the drawn pictures, into the folder that the site serves. */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../../content/fault.ts';
import { photoAddress, photosSchema } from '../../domain/pictures/photos.ts';
import { ArtError } from '../checks/faults.ts';

/** `from` need not exist: then there are none. */
export function publishPhotos(from: string, publicFolder: string): void {
  rmSync(join(publicFolder, photoAddress('')), { recursive: true, force: true });
  const index = join(from, 'index.json');
  if (!existsSync(index)) return;
  const photos = photosSchema.parse(JSON.parse(readFileSync(index, 'utf8')));
  const files = Object.values(photos).flatMap(({ sizes }) => sizes.flatMap(({ avif, webp }) => [avif, webp]));
  const faults = files.filter((file) => !existsSync(join(from, file))).map(missing);
  if (faults.length) throw new ArtError(faults);
  for (const file of files) cpSync(join(from, file), join(publicFolder, photoAddress(file)));
}

function missing(file: string): Fault {
  const hint = 'Run node tools/maintain/photos.ts again, or delete the folder photos to do without.';
  return { file: `photos/${file}`, field: '(whole file)', expected: 'a photograph that photos/index.json lists', hint };
}
