/**
 * Fetches the openly licensed photographs that hikes name, where there is a network; skips those that it cannot get.
 *
 *   node tools/maintain/photos.ts [north-shore/split-rock ...] [--api https://commons.wikimedia.org/w/api.php --out photos]
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { loadContent } from '../../content/load.ts';
import { type Photo, type Photos, photoSchema } from '../../domain/pictures/photos.ts';
import type { Trail } from '../../domain/trail/trail.ts';
import { askCommons, downloadImage, SourceAway, Unusable } from './photos-source.ts';

const WIDTHS = [1600, 800] as const;

type Hike = Pick<Trail, 'id' | 'park' | 'photo'>;

export interface BringOptions {
  trails: readonly Hike[];
  /** Ids of the hikes to fetch photographs for; all by default. */
  only?: readonly string[];
  /** URL of the source's API. */
  api: string;
  /** The output folder. */
  folder: string;
  say: (line: string) => void;
}

/** One at a time, out of politeness. Photographs of earlier runs stay, whatever happens. */
export async function bringPhotos({ trails, only, api, folder, say }: BringOptions): Promise<Photos> {
  const wanted = trails.filter(({ id, photo }) => photo && (!only || only.includes(id)));
  for (const [i, trail] of wanted.entries()) {
    try {
      await bringPhoto(trail, api, folder);
      say(`✓ ${trail.id}`);
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      say(`– ${trail.id} skipped: ${error.message}`);
      if (!(error instanceof SourceAway)) continue;
      if (i + 1 < wanted.length) say(`– ${wanted.length - i - 1} more skipped`);
      break;
    }
  }
  return writeIndex(trails, folder);
}

async function bringPhoto({ id, park, photo }: Hike, api: string, folder: string): Promise<void> {
  if (!photo) return;
  const found = await askCommons(api, photo);
  const original = await downloadImage(found.url);
  const sizes = await Promise.all((await widthsFor(original)).map((width) => resized(original, width)));
  const home = join(folder, id);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const brought: Photo = {
    author: photo.author,
    source: photo.source,
    license: { name: found.licenseName, url: photo.license },
    alt: found.description ?? `A photograph taken at ${park}.`,
    focus: photo.focus ?? { x: 0.5, y: 0.5 },
    sizes: sizes.map(({ width, height, avif, webp }) => ({
      width,
      height,
      avif: writeHashed(folder, id, `${width}`, 'avif', avif),
      webp: writeHashed(folder, id, `${width}`, 'webp', webp),
    })),
  };
  writeFileSync(join(home, 'photo.json'), `${JSON.stringify(brought, null, 2)}\n`);
}

/** A small original is not enlarged, and stored once. */
async function widthsFor(original: Buffer): Promise<number[]> {
  const { width, autoOrient } = await read(() => sharp(original).metadata());
  return [...new Set(WIDTHS.map((wanted) => Math.min(wanted, autoOrient.width ?? width)))];
}

async function read<T>(work: () => Promise<T>): Promise<T> {
  return work().catch(() => {
    throw new Unusable('the file is not a readable image');
  });
}

/** Rotated according to its EXIF data, which is removed. */
function resized(original: Buffer, width: number) {
  return read(async () => {
    const image = sharp(original).rotate().resize({ width });
    const { data: avif, info } = await image.clone().avif({ quality: 50 }).toBuffer({ resolveWithObject: true });
    const webp = await image.clone().webp({ quality: 74 }).toBuffer();
    return { width, height: info.height, avif, webp };
  });
}

function writeHashed(folder: string, id: string, name: string, format: 'avif' | 'webp', bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const file = `${id}/${name}-${hash}.${format}`;
  writeFileSync(join(folder, file), bytes);
  return file;
}

/** Lists the photographs that exist and are still named by their hike. */
function writeIndex(trails: readonly Hike[], folder: string): Photos {
  const index: Photos = {};
  for (const { id, photo } of trails) {
    const file = join(folder, id, 'photo.json');
    if (!existsSync(file)) continue;
    const brought = photoSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    if (brought.source === photo?.source) index[id] = brought;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
  return index;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      api: { type: 'string', default: 'https://commons.wikimedia.org/w/api.php' },
      out: { type: 'string', default: join(import.meta.dirname, '../..', 'photos') },
    },
  });
  const { trails } = loadContent();
  const unknown = positionals.filter((id) => !trails.some((trail) => trail.id === id));
  if (unknown.length > 0) {
    console.error(`✗ No such hike: ${unknown.join(', ')}. Expected <region>/<trail>, as in north-shore/split-rock.`);
    process.exit(1);
  }
  const only = positionals.length > 0 ? positionals : undefined;
  const photos = await bringPhotos({ trails, only, api: values.api, folder: values.out, say: console.log });
  console.log(`${Object.keys(photos).length} photographs in ${values.out}; the next build shows them.`);
}
