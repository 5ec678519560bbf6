/** The map of the state on the hikes page: its regions to choose from, and all trailheads, which lead to their hikes. */
import type { Content } from '../../content/load.ts';
import { type Box, boxAround, grown, overlap, type Point } from '../../domain/geo/plane.ts';
import { unitsPerKm } from '../../domain/map/cone.ts';
import { createCollisionIndex } from '../../domain/map/labels.ts';
import { landMarkup } from '../../domain/map/land.ts';
import type { MapLayers } from '../../domain/map/layers.ts';
import type { MapPlan } from '../../domain/map/map-plan.ts';
import { escaped } from '../../domain/map/markup.ts';
import { type NameSize, namesMarkup, placeNames } from '../../domain/map/names.ts';
import { placeShields, roadsMarkup, shieldMarkup } from '../../domain/map/road-paths.ts';
import type { Region } from '../../domain/trail/region.ts';
import type { Trail } from '../../domain/trail/trail.ts';
import { milesToKm } from '../../domain/units.ts';
import { drawingOrder, type Sight, trailheadOn } from './layers.ts';
import { scaleBar } from './markup.ts';
import { LABEL_SIZES, labelBoxes, regionName, targetAround } from './state-labels.ts';

/** Pixels across on the widest page. */
const WIDEST = 695;
const SCALE_SIZE = 115;
const PREFIX = 'map-';
const SHIELD = { height: 150, apart: 1500, kinds: ['interstate'] as const };
const DOT = 40;
/** Between the frame and a name. */
const EDGE = 30;
/** Touch target of a trailhead; where targets overlap the nearest wins. */
const TARGET = 110;

/** Level of detail: towns, the main waters and the neighbors. */
const DETAIL = 1;
const nameSize: NameSize = ({ kind, rank }) => {
  if (kind === 'great-lake') return 200;
  if (kind === 'town') return rank === 0 ? 140 : 118;
  return 110;
};

export const stateSight = ({ sheet: { width, height } }: MapPlan): Sight => ({
  frame: { left: 0, top: 0, right: width, bottom: height },
  pixel: width / WIDEST,
});

export const formatHikes = (count: number): string => `${count} ${count === 1 ? 'hike' : 'hikes'}`;

type Guide = Pick<Content, 'state' | 'regions' | 'listed' | 'map'>;

export function stateMap(guide: Guide, layers: Omit<MapLayers, 'finer'>): string {
  const parts = landMarkup(layers, PREFIX);
  const order = drawingOrder(guide.regions);
  const count = (region: Region) => formatHikes(hikesIn(guide, region).length);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" class="map-state" viewBox="0 0 ${layers.width} ${layers.height}"`;
  const name = escaped(`Map of ${guide.state.name} in ${guide.regions.length} hiking regions`);
  return [
    `${head} role="group" aria-label="${name}">`,
    `<defs>${parts.definitions}</defs>`,
    quiet(parts.ground),
    ...order.map((region) => link(region, count(region), parts.region(region.code))),
    quiet(parts.overlay + roadsMarkup(layers.roads.filter(({ kind }) => kind === 'interstate'))),
    quiet(names(guide, layers)),
    quiet(`<g class="map-region-name">${order.map((region) => regionName(region, count(region))).join('')}</g>`),
    trailheads(guide, layers),
    quiet(scale(guide, layers)),
    '</svg>',
  ].join('');
}

const hikesIn = ({ listed }: Guide, region: Region): Trail[] => listed.filter((trail) => trail.region === region.slug);

/** Decoration: no pointer events, and nothing that the links do not have. */
const quiet = (markup: string): string => `<g class="map-quiet" aria-hidden="true">${markup}</g>`;

function link(region: Region, count: string, land: string): string {
  const target = region.label.leader ? hitArea(targetAround(region.label)) : '';
  const margin = region.surrounded ? `<use class="map-margin" href="#${PREFIX}${region.code}"/>` : '';
  const name = escaped(`${region.name}, ${count}`);
  const attributes = `class="map-link" data-region="${region.code}" href="${region.path}" aria-label="${name}"`;
  return `<a ${attributes}>${target}${margin}${land}</a>`;
}

function hitArea({ left, top, right, bottom }: Box): string {
  const [x, y, width, height] = [left, top, right - left, bottom - top].map(Math.round);
  return `<rect class="map-hit" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}

/** Towns give way to trailheads and to the names of the regions, the shields of the roads to all of them. */
function names({ regions, listed }: Guide, { width, height, cone, places, roads }: Omit<MapLayers, 'finer'>): string {
  const marks = listed.map(trailheadOn(cone)).map(([x, y]) => boxAround(x, y, 90, 90));
  const regionNames = regions.flatMap(({ label }) => labelBoxes(label, LABEL_SIZES.wide)).map((box) => grown(box, 40));
  const sheet: Box = { left: 0, top: 0, right: width, bottom: height };
  const collisions = createCollisionIndex([...marks, ...regionNames], grown(sheet, -EDGE));
  const shown = places.filter(({ kind }) => kind !== 'region' && kind !== 'lake');
  const placed = placeNames(shown, { scale: 1, detail: DETAIL, size: nameSize, marks }, collisions);
  const shields = placeShields(roads, 1, SHIELD, collisions).map((shield) =>
    shieldMarkup(shield, shield.at, SHIELD.height),
  );
  return `${namesMarkup(placed, (at) => at)}<g class="map-shields" font-size="${SHIELD.height}">${shields.join('')}</g>`;
}

/** Each leads to its hike and says its name when it is pointed at. The lists below hold the same links: keyboards and screen readers pass these by. */
function trailheads(guide: Guide, { cone, width }: Omit<MapLayers, 'finer'>): string {
  const points = guide.listed.map(trailheadOn(cone));
  const isCrowded = (point: Point) =>
    points.filter(([x, y]) => overlap(boxAround(x, y, TARGET, TARGET), boxAround(...point, TARGET, TARGET))).length > 1;
  const groups = drawingOrder(guide.regions).map((region) => {
    const dots = hikesIn(guide, region).map((trail) => {
      const [x, y] = trailheadOn(cone)(trail).map(Math.round) as [number, number];
      const target = `<circle class="map-target" cx="${x}" cy="${y}" r="${isCrowded([x, y]) ? TARGET / 2 : TARGET}"/>`;
      const side = x > width * 0.55 ? ` x="${x - 70}" text-anchor="end"` : ` x="${x + 70}"`;
      const words = `<text${side} y="${y + 40}">${escaped(trail.park)}</text>`;
      const dot = `<circle cx="${x}" cy="${y}" r="${DOT}"/>`;
      return `<a href="${trail.path}" tabindex="-1">${target}${dot}${words}</a>`;
    });
    return `<g data-region="${region.code}">${dots.join('')}</g>`;
  });
  return `<g class="map-trailheads" aria-hidden="true">${groups.join('')}</g>`;
}

function scale({ map }: Guide, { cone }: Pick<MapLayers, 'cone'>): string {
  const { miles, at } = map.scale;
  return scaleBar(at, miles * unitsPerKm(cone) * milesToKm(1), `${miles} miles`, SCALE_SIZE);
}
