/** The names on the map of the state: regions by hand, since the eye expects them in one place; towns where there is room. */
import type { RegionSlug } from '../../domain/trail.ts';
import type { Point } from '../kit/geometry.ts';
import { escapeText } from '../kit/svg.ts';
import { towns } from './geodata.ts';
import { labelBeside, type Room } from './labels.ts';
import { dot, text } from './markup.ts';
import { type Box, boxAround, grown, overlap, union } from './plane.ts';
import type { Project } from './projection.ts';

/** Letters in units of the map; on a phone the style sheet takes the larger ones. */
export const LABEL_SIZES = { wide: { name: 270, count: 140 }, phone: { name: 320, count: 215 } };

const TOWN_SIZE = 118;

export type RegionLabel = {
  lines: readonly string[];
  /** Middle of the first line, on its baseline. */
  at: Point;
  /** For a region too small or too full for its name: from the name to a point in the region. */
  leader?: readonly [Point, Point];
};

export const regionLabels: Record<RegionSlug, RegionLabel> = {
  northwest: { lines: ['Northwest'], at: [1040, 2140] },
  'north-shore': { lines: ['North Shore'], at: [3560, 2480] },
  central: { lines: ['Central'], at: [2420, 3200] },
  'west-and-southwest': { lines: ['West &', 'Southwest'], at: [1660, 5820] },
  'twin-cities-metro': {
    lines: ['Twin Cities', 'Metro'],
    at: [4900, 4760],
    leader: [
      [4330, 4960],
      [3400, 5080],
    ],
  },
  southeast: {
    lines: ['Southeast'],
    at: [5500, 6080],
    leader: [
      [5000, 6200],
      [4560, 6540],
    ],
  },
};

/** Narrow capitals of the display face, in ems. */
const CAPITAL = 0.42;

type Sizes = { name: number; count: number };

/** The room that a region's name and count take up, line by line. */
export function labelBoxes({ lines, at: [x, y] }: RegionLabel, { name, count }: Sizes): Box[] {
  const names = lines.map((line, i): Box => {
    const baseline = y + i * name;
    const half = (line.length * CAPITAL * name) / 2;
    return { left: x - half, top: baseline - name * 0.78, right: x + half, bottom: baseline + name * 0.05 };
  });
  const lastBaseline = y + (lines.length - 1) * name + count * 1.3;
  return [
    ...names,
    { left: x - count * 2, top: lastBaseline - count * 0.8, right: x + count * 2, bottom: lastBaseline },
  ];
}

/** A generous box around a name that stands outside its region: as good a place to press as the region. */
export const targetAround = (label: RegionLabel): Box => grown(labelBoxes(label, LABEL_SIZES.phone).reduce(union), 110);

export function regionName({ lines, at: [x, y], leader }: RegionLabel, count: string): string {
  const rows = lines
    .map((line, i) => `<tspan x="${x}"${i > 0 ? ' dy="1em"' : ''}>${escapeText(line)}</tspan>`)
    .join('');
  const figure = `<tspan class="map-count" x="${x}" dy="1.3em">${count}</tspan>`;
  const line = leader ? `<path class="map-leader" d="M${leader[0].join(' ')}L${leader[1].join(' ')}"/>` : '';
  return `${line}<text y="${y}">${rows}${figure}</text>`;
}

/** In order of importance: the last ones give way. */
const TOWNS = [
  'Duluth',
  'Rochester',
  'St. Cloud',
  'Mankato',
  'Bemidji',
  'Brainerd',
  'Moorhead',
  'International Falls',
  'Grand Marais',
  'Ely',
  'Marshall',
  'Alexandria',
  'Grand Rapids',
  'Roseau',
  'Hinckley',
  'Worthington',
  'Montevideo',
  'New Ulm',
];

/** Towns give way to trailheads, to the names of the regions and to each other. */
export function townNames(project: Project, trailheads: readonly Point[], room: Room): string {
  const dots = trailheads.map(([x, y]) => boxAround(x, y, 90, 90));
  const names = Object.values(regionLabels)
    .flatMap((label) => labelBoxes(label, LABEL_SIZES.wide))
    .map((box) => grown(box, 40));
  room.obstacles.push(...dots, ...names, ...superiorBoxes());
  const placed = TOWNS.flatMap((name) => {
    const town = towns.find((known) => known.name === name);
    if (!town) return [];
    const point = project([town.longitude, town.latitude]);
    const mark = boxAround(point[0], point[1], 40, 40);
    const label = dots.some((taken) => overlap(taken, mark)) ? undefined : labelBeside(mark, name, TOWN_SIZE, room);
    if (!label) return [];
    room.obstacles.push(mark);
    return [dot(point, 18) + text(label.at, name, label.anchor)];
  });
  return `<g class="map-town" font-size="${TOWN_SIZE}">${placed.join('')}</g>`;
}

const NEIGHBOR_SIZE = 110;
const NEIGHBORS: readonly (readonly [name: string, x: number, y: number, turn?: number])[] = [
  ['Wisconsin', 5650, 4050],
  ['Iowa', 2700, 7100],
  ['South Dakota', 170, 5500, -90],
  ['North Dakota', 170, 2600, -90],
  ['Ontario', 4750, 640],
  ['Manitoba', 1200, 200],
];

export function neighborNames(): string {
  const names = NEIGHBORS.map(
    ([name, x, y, turn]) =>
      `<text transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ''}">${name.toUpperCase()}</text>`,
  );
  return `<g class="map-abroad-name" font-size="${NEIGHBOR_SIZE}" text-anchor="middle">${names.join('')}</g>`;
}

const SUPERIOR = { x: 5490, y: 2400, turn: -37, length: 1500 };

export const superiorName = (): string =>
  `<text class="map-superior" text-anchor="middle" transform="translate(${SUPERIOR.x} ${SUPERIOR.y})rotate(${SUPERIOR.turn})">Lake Superior</text>`;

/** A slanting name fills no upright box: a chain of small ones covers it. */
function superiorBoxes(): Box[] {
  const { x, y, turn, length } = SUPERIOR;
  const angle = (turn * Math.PI) / 180;
  const links = 9;
  return Array.from({ length: links }, (_, i) => {
    const along = (i / (links - 1) - 0.5) * length;
    return boxAround(x + Math.cos(angle) * along, y - 60 + Math.sin(angle) * along, 190, 190);
  });
}
