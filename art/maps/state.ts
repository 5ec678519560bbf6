/** The map of the state on the hikes page: its regions to choose from, and all trailheads. */
import type { Content } from '../../content/load.ts';
import { landMarkup } from '../../domain/land-markup.ts';
import type { Cone } from '../../domain/map-plan.ts';
import type { Land } from '../../domain/maps.ts';
import type { Box } from '../../domain/plane.ts';
import type { Region } from '../../domain/region.ts';
import type { Trail } from '../../domain/trail.ts';
import { milesToKm } from '../../domain/units.ts';
import { drawingOrder, trailheadOn } from './land.ts';
import { attribute, dot, scaleBar } from './markup.ts';
import { unitsPerKm } from './projection.ts';
import { targetAround } from './state-labels.ts';

const SCALE_SIZE = 115;
const PREFIX = 'map-';

export const hikesInWords = (count: number): string => `${count} ${count === 1 ? 'hike' : 'hikes'}`;

type Guide = Pick<Content, 'state' | 'regions' | 'listed' | 'map'>;

export function stateMap(guide: Guide, land: Land, cone: Cone): string {
  const parts = landMarkup(land, PREFIX);
  const order = drawingOrder(guide.regions);
  const count = (region: Region) => hikesInWords(hikesIn(guide, region).length);
  const counts = new Map(order.map((region) => [region.code, count(region)]));
  const head = `<svg xmlns="http://www.w3.org/2000/svg" class="map-state" viewBox="0 0 ${land.width} ${land.height}"`;
  const name = attribute(`Map of ${guide.state.name} in ${guide.regions.length} hiking regions`);
  return [
    `${head} role="group" aria-label="${name}">`,
    `<defs>${parts.definitions}</defs>`,
    quiet(parts.ground),
    ...order.map((region) => link(region, count(region), parts.region(region.code))),
    quiet(
      [
        parts.overlay,
        trailheads(guide, cone),
        parts.names,
        parts.regionNames((code) => counts.get(code) ?? ''),
        scale(guide, cone),
      ].join(''),
    ),
    '</svg>',
  ].join('');
}

const hikesIn = ({ listed }: Guide, region: Region): Trail[] => listed.filter((trail) => trail.region === region.slug);

/** What only the eye needs: no clicks, and nothing that the links do not say. */
const quiet = (markup: string): string => `<g class="map-quiet" aria-hidden="true">${markup}</g>`;

function link(region: Region, count: string, land: string): string {
  const target = region.label.leader ? hitArea(targetAround(region.label)) : '';
  const margin = region.surrounded ? `<use class="map-margin" href="#${PREFIX}${region.code}"/>` : '';
  const name = attribute(`${region.name}, ${count}`);
  const attributes = `class="map-link" data-region="${region.code}" href="${region.path}" aria-label="${name}"`;
  return `<a ${attributes}>${target}${margin}${land}</a>`;
}

function hitArea({ left, top, right, bottom }: Box): string {
  const [x, y, width, height] = [left, top, right - left, bottom - top].map(Math.round);
  return `<rect class="map-hit" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}

function trailheads(guide: Guide, cone: Cone): string {
  const groups = drawingOrder(guide.regions).map((region) => {
    const dots = hikesIn(guide, region).map((trail) => dot(trailheadOn(cone)(trail), 40));
    return `<g data-region="${region.code}">${dots.join('')}</g>`;
  });
  return `<g class="map-trailheads">${groups.join('')}</g>`;
}

function scale({ map }: Guide, cone: Cone): string {
  const { miles, at } = map.scale;
  return scaleBar(at, miles * unitsPerKm(cone) * milesToKm(1), `${miles} miles`, SCALE_SIZE);
}
