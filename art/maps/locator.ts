/** Where a hike begins: the state with its region and a dot, and the land around the trailhead. */
import { dot, escaped } from '../../domain/map/markup.ts';
import type { Region } from '../../domain/trail/region.ts';
import type { Trail } from '../../domain/trail/trail.ts';
import { AROUND } from './around.ts';
import type { Atlas } from './atlas.ts';
import { inset } from './inset.ts';
import { SILHOUETTE, type Silhouette } from './silhouette.ts';
import { whereabouts } from './whereabouts.ts';

/** The fields of a hike that the map uses. */
export type Located = Pick<Trail, 'region' | 'listed' | 'trailhead' | 'alsoAccept'>;

const WIDTH = 1800;
const INSET_LEFT = WIDTH - AROUND.width;
const SILHOUETTE_PLACE = [
  Math.round((INSET_LEFT - SILHOUETTE.width) / 2),
  Math.round((AROUND.height - SILHOUETTE.height) / 2),
] as const;

/** A hike that is in no list gets no directions, only its region. */
export function locator(atlas: Atlas, silhouette: Silhouette, trail: Located): string {
  const region = getRegion(atlas, trail);
  return trail.listed ? trailheadLocator(atlas, silhouette, trail, region) : regionLocator(silhouette, region);
}

function getRegion({ regions }: Atlas, { region }: Located): Region {
  const found = regions.find(({ slug }) => slug === region);
  if (!found) throw new Error(`No region is called "${region}".`);
  return found;
}

function trailheadLocator(
  atlas: Atlas,
  silhouette: Silhouette,
  { trailhead, alsoAccept }: Located,
  region: Region,
): string {
  const [x, y] = SILHOUETTE_PLACE;
  const here = `<g class="map-here">${dot(silhouette.at(trailhead), 20)}</g>`;
  const state = `<g transform="translate(${x} ${y})">${silhouette.withRegion(region)}${here}</g>`;
  const size = `width="${AROUND.width}" height="${AROUND.height}"`;
  const around = `<svg x="${INSET_LEFT}" ${size}>${inset(atlas, trailhead, alsoAccept)}</svg>`;
  const frame = `<path class="map-frame" d="M${INSET_LEFT} 0v${AROUND.height}"/>`;
  const name = `Map: the trailhead is ${whereabouts(atlas.towns, trailhead)}`;
  return figure(region, name, state + around + frame);
}

/** The state and the region in the middle of the same frame, without a pin. */
export function regionLocator(silhouette: Silhouette, region: Region): string {
  const x = Math.round((WIDTH - SILHOUETTE.width) / 2);
  const state = `<g transform="translate(${x} ${SILHOUETTE_PLACE[1]})">${silhouette.withRegion(region)}</g>`;
  return figure(region, `Map: the region ${region.name} in ${silhouette.stateName}`, state);
}

const figure = (region: Region, name: string, markup: string): string => {
  const box = `viewBox="0 0 ${WIDTH} ${AROUND.height}"`;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" class="map-around map-locator" data-region="${region.code}" ${box}`;
  return `${head} role="img" aria-label="${escaped(name)}">${markup}</svg>`;
};
