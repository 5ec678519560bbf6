/** The map on a region's page: its hikes, and the roads, towns and waters around them. The same drawing serves two widths, each with its own names. */
import type { Content } from '../../content/load.ts';
import { type Box, boxAround, getBounds, grown, type Point, union } from '../../domain/geo/plane.ts';
import { unitsPerKm } from '../../domain/map/cone.ts';
import { createCollisionIndex } from '../../domain/map/labels.ts';
import { landMarkup } from '../../domain/map/land.ts';
import type { MapLayers, Place } from '../../domain/map/layers.ts';
import { escaped } from '../../domain/map/markup.ts';
import { detailAt, type NameSize, namesMarkup, type PlacedName, placeNames } from '../../domain/map/names.ts';
import { placeShields, shieldMarkup } from '../../domain/map/road-paths.ts';
import type { Region } from '../../domain/trail/region.ts';
import type { Trail } from '../../domain/trail/trail.ts';
import type { Atlas } from './atlas.ts';
import { makeLayers, stateCone, trailheadOn } from './layers.ts';
import { projectBy } from './projection.ts';
import { regionSheet, sheetId } from './region-sheet.ts';

/** Pixels across, for a desk and for a phone; the style sheet shows the names of one of them. */
const LOOKS = [
  { name: 'map-wide', width: 700, shield: 16, park: 14, mark: 20, isShort: false },
  { name: 'map-narrow', width: 358, shield: 15, park: 12, mark: 14, isShort: true },
] as const;
/** Pixels across on the widest page. */
const WIDEST = 942;
const MARGIN = 150;
/** Limits of width to height. */
const FLATTEST = 1.6;
const HIGHEST = 1;
/** Pixels more than a shield is high, so that two of them do not touch. */
const SHIELD_GAP = 2;
/** Pixels between the frame and a name. */
const EDGE = 4;

const townSizes = [16, 14];
const nameSizeOn =
  ({ park }: Look): NameSize =>
  ({ kind, rank }) => {
    if (kind === 'town') return townSizes[rank] ?? 12.5;
    return { park, lake: 12.5, 'great-lake': 20, river: 12, abroad: 11, region: 20 }[kind];
  };

const KINDS_OF_PARK = / (State Park|State Trail|State Wayside|Regional Park|Park Reserve|National Monument)$/;
/** On a phone what kind of park it is can be left out; the list says it. */
const shortName = ({ park, badge }: Trail): string => {
  const name = park.replace(KINDS_OF_PARK, '');
  return name.length > 26 && badge ? badge : name;
};

/** The file that the page fetches, and the drawing in the page, which takes the address of that file. */
export type RegionMap = { sheet: string; drawing: (sheetAddress: string) => string };

export function regionMap(atlas: Atlas, { listed }: Pick<Content, 'listed'>, region: Region): RegionMap {
  const trails = listed.filter((trail) => trail.region === region.slug);
  const frame = getFrame(atlas, region, trails);
  const layers = makeLayers(atlas, { frame, pixel: (frame.right - frame.left) / WIDEST });
  const own = layers.regions.filter(({ code }) => code === region.code);
  const land = landMarkup({ ...layers, regions: own, overlay: [] }, `region-${region.code}-`);
  const [x, y, width, height] = [frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top];
  const name = escaped(`Map of the hikes in ${region.name}`);
  const drawing = (sheetAddress: string) =>
    [
      `<svg xmlns="http://www.w3.org/2000/svg" class="map-state map-region" viewBox="${[x, y, width, height].join(' ')}"`,
      ` data-region="${region.code}" role="group" aria-label="${name}">`,
      `<g class="map-quiet" aria-hidden="true"><defs>${land.definitions}</defs>`,
      ...[land.ground, land.region(region.code), `<use href="${sheetAddress}#${sheetId}"/>`],
      ...LOOKS.map((look) => names(layers, atlas.plan.mainRoads, trails, frame, look)),
      '</g>',
      ...trails.map((trail) => mark(trail, trailheadOn(layers.cone)(trail))),
      '</svg>',
    ].join('');
  return { sheet: regionSheet(layers, region), drawing };
}

/** The region and its trailheads, one of which may lie a little beyond its line. */
function getFrame(atlas: Atlas, { slug }: Region, trails: readonly Trail[]): Box {
  const cone = stateCone(atlas);
  const outline = (atlas.regionOutlines.get(slug) ?? []).map((ring) => ring.map(projectBy(cone)));
  const dots = trails.map(trailheadOn(cone));
  const bounds = grown(dots.length > 0 ? union(getBounds(outline), getBounds([dots])) : getBounds(outline), MARGIN);
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const [wide, high] = [Math.max(width, height * HIGHEST), Math.max(height, width / FLATTEST)];
  const box = boxAround((bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2, wide, high);
  return {
    left: Math.round(box.left),
    top: Math.round(box.top),
    right: Math.round(box.right),
    bottom: Math.round(box.bottom),
  };
}

type Look = (typeof LOOKS)[number];

/** Written in pixels, then scaled into the units of the sheet. */
function names(
  { cone, places, roads }: Layers,
  mainRoads: readonly string[],
  trails: readonly Trail[],
  frame: Box,
  look: Look,
): string {
  const scale = look.width / (frame.right - frame.left);
  const where = ([x, y]: readonly [number, number]): Point => [x * scale, y * scale];
  const marks = trails.map(trailheadOn(cone)).map((point) => boxAround(...where(point), look.mark, look.mark));
  const shown: Box = {
    left: frame.left * scale,
    top: frame.top * scale,
    right: frame.right * scale,
    bottom: frame.bottom * scale,
  };
  const createEmptyIndex = () => createCollisionIndex(marks, grown(shown, -EDGE));
  const parks = trails.map((trail): Place => {
    const [x, y] = trailheadOn(cone)(trail);
    return { kind: 'park', words: [look.isShort ? shortName(trail) : trail.park], rank: 0, at: [x, y] };
  });
  const step = detailAt(scale * unitsPerKm(cone));
  const detail = Math.min(3, step + 1);
  const others = places.filter(({ kind }) => kind !== 'region');
  const first = others.filter(({ rank }) => rank === 0);
  const rest = others.filter(({ rank }) => rank > 0);
  const view = { scale, detail, size: nameSizeOn(look), marks };
  const kinds = step >= 2 ? (['interstate', 'us', 'state'] as const) : (['interstate', 'us'] as const);
  const shieldPlan = { height: look.shield + SHIELD_GAP, apart: 340, kinds };
  const isMain = ({ number }: { number: string }) => look.isShort && mainRoads.includes(number);
  // On a phone the roads that people steer by get their numbers before the names fill the map.
  const numbered = () => {
    const collisions = createEmptyIndex();
    return { collisions, main: placeShields(roads.filter(isMain), scale, shieldPlan, collisions) };
  };
  const order = look.isShort
    ? [...bestOrder(parks, (tried) => placeNames([...tried, ...first], view, numbered().collisions)), ...first, ...rest]
    : [...first, ...parks, ...rest];
  const { collisions, main } = numbered();
  const placed = placeNames(order, view, collisions);
  const otherRoads = roads.filter((road) => !isMain(road));
  const shields = [...main, ...placeShields(otherRoads, scale, shieldPlan, collisions)];
  const signs = shields.map((shield) => shieldMarkup(shield, where(shield.at), look.shield)).join('');
  const transform = `scale(${Math.round((1 / scale) * 1e4) / 1e4})`;
  return `<g class="map-names ${look.name}" transform="${transform}">${namesMarkup(placed, where)}<g class="map-shields" font-size="${look.shield}">${signs}</g></g>`;
}

/** Which name is placed first decides how many find room; these many orders are tried, the same in every build. */
const ORDERS = 300;

/** The order with the most names, those of hikes before those of towns. */
function bestOrder(parks: readonly Place[], place: (order: readonly Place[]) => readonly PlacedName[]): Place[] {
  const getScore = (order: readonly Place[]) =>
    place(order).reduce((sum, name) => sum + (name.place.kind === 'park' ? 3 : 2), 0);
  const scored = orders(parks).map((order) => ({ order, score: getScore(order) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).order;
}

function orders<T>(items: readonly T[]): T[][] {
  let seed = 1;
  const next = (below: number) => {
    seed = (seed * 48271) % 0x7fffffff;
    return seed % below;
  };
  return Array.from({ length: ORDERS }, () => {
    const left = [...items];
    return items.flatMap(() => left.splice(next(left.length), 1));
  });
}

type Layers = Omit<MapLayers, 'finer'>;

/** A dot of constant size at any scale: the round cap of a stroke without length. */
function mark({ path, park, trail }: Trail, point: Point): string {
  const [x, y] = point.map(Math.round);
  const dot = ['map-target', 'map-dot-edge', 'map-dot'].map((name) => `<path class="${name}" d="M${x} ${y}h0"/>`);
  const words = escaped(`${park}, ${trail}`);
  return `<a class="map-hike" href="${path}" aria-label="${words}">${dot.join('')}</a>`;
}
