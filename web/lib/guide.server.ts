/** The data of all pages, read once at build time: the content, its pictures, the maps. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Content, loadContent } from '../../content/load.ts';
import { type RoadNetwork, readRoads } from '../../domain/drive/drive.ts';
import { drivesSchema } from '../../domain/drive/road-network.ts';
import { type ListedHike, toHike } from '../../domain/finder/hike.ts';
import { type Maps, mapsSchema } from '../../domain/map/maps.ts';
import { type Photos, photosSchema } from '../../domain/pictures/photos.ts';
import { type Pictures, picturesSchema } from '../../domain/pictures/pictures.ts';
import type { Region } from '../../domain/trail/region.ts';
import type { Trail } from '../../domain/trail/trail.ts';
import { placeholderMap, withPlaceholders } from './placeholders.server.ts';

export type Guide = Content & {
  pictures: Pictures;
  photos: Photos;
  /** The year of the newest fact, so that a build does not depend on the day; the page's script knows the reader's. */
  year: string;
};

let last: { guide: Guide; inputs: string } | undefined;

export function readGuide(): Guide {
  const inputs = import.meta.env.DEV ? stateOfFiles() : '';
  if (last?.inputs !== inputs) last = { guide: makeGuide(), inputs };
  return last.guide;
}

function makeGuide(): Guide {
  const content = loadContent(resolve('content'));
  const pictures = picturesSchema.parse(JSON.parse(readFileSync(resolve('build/pictures.json'), 'utf8')));
  return {
    ...content,
    pictures: import.meta.env.DEV ? withPlaceholders(pictures, content.trails) : pictures,
    photos: readPhotos(content.trails, resolve('photos')),
    year: getYear(content.trails),
  };
}

const getYear = (trails: readonly Pick<Trail, 'checked'>[]): string =>
  trails.reduce((newest, { checked }) => (checked > newest ? checked : newest), '').slice(0, 4);

/** Changes with every file of the guide: in development, edits show up at once. */
const stateOfFiles = (): string =>
  globSync(['content/**/*', 'build/pictures.json', 'photos/index.json'])
    .map((file) => `${file} ${statSync(file).mtimeMs}`)
    .join('\n');

/** Photographs added by a maintainer, for hikes that still name them. */
export function readPhotos(trails: readonly Pick<Trail, 'id' | 'photo'>[], folder: string): Photos {
  const index = join(folder, 'index.json');
  if (!existsSync(index)) return {};
  const brought = photosSchema.parse(JSON.parse(readFileSync(index, 'utf8')));
  const named = new Map(trails.map(({ id, photo }) => [id, photo?.source]));
  return Object.fromEntries(Object.entries(brought).filter(([id, { source }]) => named.get(id) === source));
}

export function readMap(name: string): string {
  const file = resolve('build/maps', `${name}.svg`);
  if (import.meta.env.DEV && !existsSync(file)) return placeholderMap;
  return readFileSync(file, 'utf8');
}

export const readMaps = (): Maps =>
  mapsSchema.parse(JSON.parse(readFileSync(resolve('build/maps/index.json'), 'utf8')));

/** @param address of its file, from readMaps */
export const readDrives = (address: string): RoadNetwork =>
  readRoads(drivesSchema.parse(JSON.parse(readFileSync(join(resolve('build/public'), address), 'utf8'))).roads);

export function getRegion(guide: Guide, trail: Trail): Region {
  const region = guide.regions.find((candidate) => candidate.slug === trail.region);
  if (!region) throw new Error(`${trail.id} names a region that content/regions.yaml does not have`);
  return region;
}

/** A picture from the drawing step; if it is missing, the build is broken. */
export function getPicture<K extends string, V>(group: Record<K, V>, id: K): V {
  const picture = group[id];
  if (!picture) throw new Error(`No picture was drawn for ${id}. Run npm run build, which draws what is missing.`);
  return picture;
}

/** The finder's hikes, with their pictures. */
export const listedHikes = ({ listed, pictures }: Guide): ListedHike[] =>
  listed.map((trail) => ({
    ...toHike(trail),
    badgeSrc: getPicture(pictures.badges, trail.id).src,
    pictureSrc: getPicture(pictures.heroes, trail.id).src,
  }));
