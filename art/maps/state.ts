/** The map of Minnesota on the hikes page: six regions to choose from, and all trailheads. */
import type { Content } from '../../content/load.ts';
import type { Region } from '../../content/regions.ts';
import type { RegionSlug, Trail } from '../../domain/trail.ts';
import { milesToKm } from '../../domain/units.ts';
import { stateShapes } from './counties.ts';
import type { Room } from './labels.ts';
import { attribute, dot, path, scaleBar, shapes, strokes } from './markup.ts';
import { type Box, clipLine, grown, thinLine } from './plane.ts';
import { stateProjection, unitsPerKm } from './projection.ts';
import { neighborNames, regionLabels, regionName, superiorName, targetAround, townNames } from './state-labels.ts';
import { stateWater } from './state-water.ts';

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

export function stateMap({ regions, listed }: Pick<Content, 'regions' | 'listed'>): string {
  const shape = stateShapes(stateProject, DETAIL);
  const water = stateWater(stateProject, shape.outline, VIEW);
  const drawingOrder = [...regions.filter(({ slug }) => slug !== LAST), ...regions.filter(({ slug }) => slug === LAST)];
  const hikesIn = (region: Region) => listed.filter((trail) => trail.region === region.slug);
  const countOf = (region: Region) => hikesInWords(hikesIn(region).length);
  const groupOf = (region: Region, markup: string) => `<g data-region="${region.code}">${markup}</g>`;
  const use = (className: string, id: string) => `<use class="${className}" href="#${id}"/>`;

  const definitions = [
    ...regions.map(({ code, slug }) => {
      const id = `map-${code}`;
      const clip = `<clipPath id="${id}-clip"><use href="#${id}"/></clipPath>`;
      return `<path id="${id}" d="${shapes(shape.regions[slug])}"/>${clip}`;
    }),
    `<path id="map-superior" d="${shapes(water.superior)}"/><clipPath id="map-superior-clip"><use href="#map-superior"/></clipPath>`,
    `<path id="map-outline" d="${shapes(shape.outline)}"/>`,
  ].join('');

  const ripples = ['4', '3', '2', '1', '0'].map((step) => use(`map-ripple-${step}`, 'map-superior')).join('');
  const neighborLines = [...shape.linesBetweenNeighbors, FORTY_NINTH.map((position) => stateProject(position))];
  const ground = [
    `<path class="map-abroad" d="M0 0h${STATE.width}v${STATE.height}H0z"/>`,
    use('map-shore', 'map-superior'),
    `<g clip-path="url(#map-superior-clip)">${ripples}</g>`,
    path('map-border', strokes(neighborLines.flatMap((line) => clipLine(line, VIEW)))),
    path('map-lake', shapes(water.lakesAbroad)),
  ].join('');

  const links = drawingOrder.map((region) => {
    const id = `map-${region.code}`;
    const label = regionLabels[region.slug];
    const hit = label.leader ? hitArea(targetAround(label)) : '';
    const margin = region.slug === LAST ? use('map-margin', id) : '';
    const edge = `<use class="map-edge" href="#${id}" clip-path="url(#${id}-clip)"/>`;
    const name = attribute(`${region.name}, ${countOf(region)}`);
    const attributes = `class="map-link" data-region="${region.code}" href="${region.path}" aria-label="${name}"`;
    return `<a ${attributes}>${hit}${margin}${use('map-land', id)}${edge}</a>`;
  });

  const overlay = [
    path('map-county', strokes(shape.linesBetweenCounties.map((line) => thinLine(line, 3.5)))),
    path('map-stream', strokes(water.streams)),
    path('map-river', strokes(water.rivers)),
    path('map-between', strokes(shape.linesBetweenRegions)),
    use('map-outline', 'map-outline'),
    path('map-pond', shapes(water.smallLakes)),
    path('map-lake', shapes(water.lakes)),
    use('map-outline-over', 'map-outline'),
  ].join('');

  const dots = drawingOrder.map((region) =>
    groupOf(
      region,
      hikesIn(region)
        .map((trail) => dot(trailheadPoint(trail), 40))
        .join(''),
    ),
  );
  const names = drawingOrder.map((region) => groupOf(region, regionName(regionLabels[region.slug], countOf(region))));
  const mile = unitsPerKm(stateProject) * milesToKm(1);
  const roomForTowns: Room = {
    frame: grown(FRAME, -40),
    obstacles: [],
    lines: [...shape.outline, ...shape.linesBetweenRegions],
    ground: shape.outline,
  };
  const writing = [
    neighborNames(),
    superiorName(),
    `<g class="map-trailheads">${dots.join('')}</g>`,
    townNames(stateProject, listed.map(trailheadPoint), roomForTowns),
    `<g class="map-region-name">${names.join('')}</g>`,
    scaleBar([6200, 7060], SCALE_MILES * mile, `${SCALE_MILES} miles`, 115),
  ].join('');

  const head = `<svg xmlns="http://www.w3.org/2000/svg" class="map-state" viewBox="0 0 ${STATE.width} ${STATE.height}"`;
  const quiet = (markup: string) => `<g class="map-quiet" aria-hidden="true">${markup}</g>`;
  return `${head} role="group" aria-label="Map of Minnesota in ${regions.length} hiking regions"><defs>${definitions}</defs>${quiet(ground)}${links.join('')}${quiet(overlay + writing)}</svg>`;
}

const hitArea = ({ left, top, right, bottom }: Box): string =>
  `<rect class="map-hit" x="${Math.round(left)}" y="${Math.round(top)}" width="${Math.round(right - left)}" height="${Math.round(bottom - top)}"/>`;
