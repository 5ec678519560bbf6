/** The map of Minnesota on the hikes page: six regions to choose from, and all trailheads. */
import type { Content } from '../../content/load.ts';
import type { Region } from '../../content/regions.ts';
import type { RegionSlug, Trail } from '../../domain/trail.ts';
import { milesToKm } from '../../domain/units.ts';
import { type StateShapes, stateShapes } from './counties.ts';
import type { Room } from './labels.ts';
import { attribute, dot, path, scaleBar, shapes, strokes } from './markup.ts';
import { type Box, clipLine, grown, type Line, thinLine } from './plane.ts';
import { stateProjection, unitsPerKm } from './projection.ts';
import { neighborNames, regionLabels, regionName, superiorName, targetAround, townNames } from './state-labels.ts';
import { type StateWater, stateWater } from './state-water.ts';

export const STATE = { width: 6400, height: 7200 };

const FRAME: Box = { left: 0, top: 0, right: STATE.width, bottom: STATE.height };
const VIEW = grown(FRAME, 140);
const DETAIL = 35;
const SCALE_MILES = 50;
/** Canada is not in the atlas: the border west of Minnesota is the parallel. */
const FORTY_NINTH = [
  [-98, 49],
  [-97.23, 49],
] as const;

/** Small and surrounded, so it is drawn last: its margin takes clicks from its neighbors. */
const LAST: RegionSlug = 'twin-cities-metro';

export const stateProject = stateProjection({ left: 260, top: 240, right: 5820, bottom: 6940 });

export const trailheadPoint = ({ trailhead }: Pick<Trail, 'trailhead'>) =>
  stateProject([trailhead.longitude, trailhead.latitude]);

export const hikesInWords = (count: number): string => `${count} ${count === 1 ? 'hike' : 'hikes'}`;

type Guide = Pick<Content, 'regions' | 'listed'>;
type Land = { shape: StateShapes; water: StateWater };

export function stateMap(guide: Guide): string {
  const shape = stateShapes(stateProject, DETAIL);
  const land: Land = { shape, water: stateWater(stateProject, shape.outline, VIEW) };
  const head = `<svg xmlns="http://www.w3.org/2000/svg" class="map-state" viewBox="0 0 ${STATE.width} ${STATE.height}"`;
  const name = `Map of Minnesota in ${guide.regions.length} hiking regions`;
  return [
    `${head} role="group" aria-label="${name}">`,
    `<defs>${definitions(guide, land)}</defs>`,
    quiet(ground(land)),
    ...drawingOrder(guide).map((region) => link(region, hikesInWords(hikesIn(guide, region).length))),
    quiet(overlay(land) + trailheads(guide) + names(guide, land)),
    '</svg>',
  ].join('');
}

const drawingOrder = ({ regions }: Guide): Region[] => [
  ...regions.filter(({ slug }) => slug !== LAST),
  ...regions.filter(({ slug }) => slug === LAST),
];

const hikesIn = ({ listed }: Guide, region: Region): Trail[] => listed.filter((trail) => trail.region === region.slug);

/** What only the eye needs: no clicks, and nothing that the links do not say. */
const quiet = (markup: string): string => `<g class="map-quiet" aria-hidden="true">${markup}</g>`;

const use = (className: string, id: string): string => `<use class="${className}" href="#${id}"/>`;

const shapeId = ({ code }: Region): string => `map-${code}`;

/** Shapes that are drawn several times, and those that clip their own edges. */
function definitions({ regions }: Guide, { shape, water }: Land): string {
  const clipped = (id: string, rings: readonly Line[]) =>
    `<path id="${id}" d="${shapes(rings)}"/><clipPath id="${id}-clip"><use href="#${id}"/></clipPath>`;
  return [
    ...regions.map((region) => clipped(shapeId(region), shape.regions[region.slug])),
    clipped('map-superior', water.superior),
    `<path id="map-outline" d="${shapes(shape.outline)}"/>`,
  ].join('');
}

/** Below the regions: the land around, and Lake Superior with ever narrower lines along its shore. */
function ground({ shape, water }: Land): string {
  const ripples = [4, 3, 2, 1, 0].map((step) => use(`map-ripple-${step}`, 'map-superior')).join('');
  const neighborLines = [...shape.linesBetweenNeighbors, FORTY_NINTH.map((position) => stateProject(position))];
  return [
    `<path class="map-abroad" d="M0 0h${STATE.width}v${STATE.height}H0z"/>`,
    use('map-shore', 'map-superior'),
    `<g clip-path="url(#map-superior-clip)">${ripples}</g>`,
    path('map-border', strokes(neighborLines.flatMap((line) => clipLine(line, VIEW)))),
    path('map-lake', shapes(water.lakesAbroad)),
  ].join('');
}

function link(region: Region, count: string): string {
  const id = shapeId(region);
  const label = regionLabels[region.slug];
  const target = label.leader ? hitArea(targetAround(label)) : '';
  const margin = region.slug === LAST ? use('map-margin', id) : '';
  const edge = `<use class="map-edge" href="#${id}" clip-path="url(#${id}-clip)"/>`;
  const name = attribute(`${region.name}, ${count}`);
  const attributes = `class="map-link" data-region="${region.code}" href="${region.path}" aria-label="${name}"`;
  return `<a ${attributes}>${target}${margin}${use('map-land', id)}${edge}</a>`;
}

function hitArea({ left, top, right, bottom }: Box): string {
  const [x, y, width, height] = [left, top, right - left, bottom - top].map(Math.round);
  return `<rect class="map-hit" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}

/** Above the regions: lines and inland water. */
const overlay = ({ shape, water }: Land): string =>
  [
    path('map-county', strokes(shape.linesBetweenCounties.map((line) => thinLine(line, 3.5)))),
    path('map-stream', strokes(water.streams)),
    path('map-river', strokes(water.rivers)),
    path('map-between', strokes(shape.linesBetweenRegions)),
    use('map-outline', 'map-outline'),
    path('map-pond', shapes(water.smallLakes)),
    path('map-lake', shapes(water.lakes)),
    use('map-outline-over', 'map-outline'),
  ].join('');

const inRegion = (region: Region, markup: string): string => `<g data-region="${region.code}">${markup}</g>`;

function trailheads(guide: Guide): string {
  const dots = (region: Region) => hikesIn(guide, region).map((trail) => dot(trailheadPoint(trail), 40));
  const groups = drawingOrder(guide).map((region) => inRegion(region, dots(region).join('')));
  return `<g class="map-trailheads">${groups.join('')}</g>`;
}

function names(guide: Guide, { shape }: Land): string {
  const regionNames = drawingOrder(guide).map((region) =>
    inRegion(region, regionName(regionLabels[region.slug], hikesInWords(hikesIn(guide, region).length))),
  );
  const room: Room = {
    frame: grown(FRAME, -40),
    obstacles: [],
    lines: [...shape.outline, ...shape.linesBetweenRegions],
    ground: shape.outline,
  };
  const mile = unitsPerKm(stateProject) * milesToKm(1);
  return [
    neighborNames(),
    superiorName(),
    townNames(stateProject, guide.listed.map(trailheadPoint), room),
    `<g class="map-region-name">${regionNames.join('')}</g>`,
    scaleBar([6200, 7060], SCALE_MILES * mile, `${SCALE_MILES} miles`, 115),
  ].join('');
}
