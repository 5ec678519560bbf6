/** Highways on a map: their lines, smooth and light, and the shields with their numbers. */
import type { RoadKind } from '../drive/road-kinds.ts';
import { type Box, boxAround, distance, type Line, type Point, pointsEvery } from '../geo/plane.ts';
import type { CollisionIndex } from './labels.ts';
import type { Road } from './layers.ts';
import { escaped } from './markup.ts';

/** A line as integers: the first point, then deltas, on a grid of two units, so that midpoints are integers too. */
export function flatLine(line: Line): number[] {
  const cells = line.map(([x, y]) => [Math.round(x / 2), Math.round(y / 2)] as const);
  const steps = cells.map(([x, y], i) => {
    const [fromX, fromY] = cells[i - 1] ?? [0, 0];
    return [x - fromX, y - fromY] as const;
  });
  return steps.filter(([x, y], i) => i === 0 || x !== 0 || y !== 0).flat();
}

export function toLine(flat: readonly number[]): Line {
  const line: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < flat.length; i += 2) {
    [x, y] = [x + 2 * (flat[i] ?? 0), y + 2 * (flat[i + 1] ?? 0)];
    line.push([x, y]);
  }
  return line;
}

/**
 * Path data of a line whose corners are rounded from middle to middle. Each curve mirrors the one before, which costs two numbers a point;
 * the first has none to mirror, so it goes straight to the first middle.
 */
export function smoothPath(flat: readonly number[]): string {
  const [x = 0, y = 0, ...steps] = flat;
  const count = steps.length / 2;
  if (count === 0) return '';
  const step = (i: number): Point => [steps[2 * i] ?? 0, steps[2 * i + 1] ?? 0];
  const toMiddle = (i: number): Point => {
    const [[fromX, fromY], [toX, toY]] = [i === 0 ? [0, 0] : step(i - 1), step(i)];
    return [fromX + toX, fromY + toY];
  };
  const middles = Array.from({ length: count }, (_, i) => toMiddle(i));
  return `M${pairs([[2 * x, 2 * y]])}t${pairs(middles)}l${pairs([step(count - 1)])}`;
}

/** A minus sign separates a number from the one before it. */
const pairs = (points: readonly Point[]): string => points.flat().join(' ').replaceAll(' -', '-');

const roadKindsDrawn: readonly RoadKind[] = ['state', 'us', 'interstate'];

/** Importance: a major state highway ranks with US highways, but keeps its state shield. */
const countsAs = ({ kind, main }: Pick<Road, 'kind' | 'main'>): RoadKind => (main && kind === 'state' ? 'us' : kind);

/** One path a kind, the great roads last. */
export const roadPaths = (roads: readonly Road[]): { kind: RoadKind; data: string }[] =>
  roadKindsDrawn
    .map((kind) => {
      const lines = roads.filter((road) => countsAs(road) === kind).map(({ line }) => smoothPath(line));
      return { kind, data: lines.join('') };
    })
    .filter(({ data }) => data !== '');

/** Each path twice: the casing below keeps a road legible on any background. */
export const roadsMarkup = (roads: readonly Road[]): string =>
  roadPaths(roads)
    .map(({ kind, data }) => `<g class="map-road map-road-${kind}"><path d="${data}"/><path d="${data}"/></g>`)
    .join('');

/** Position of a shield: its center in map units, its box in pixels. */
export type Shield = Pick<Road, 'kind' | 'number'> & { at: Point; box: Box };

/** In pixels: the height of a shield, and the distance between two on the same road. */
export type ShieldPlan = { height: number; apart: number; kinds: readonly RoadKind[] };

/** Search steps along a road, in shield heights: if there is no room, retries with smaller steps for a gap between markers. */
const closerLooks = [1, 0.2];

/** Places the shields, major roads first. `scale` is pixels per unit. */
export function placeShields(
  roads: readonly Road[],
  scale: number,
  plan: ShieldPlan,
  collisions: CollisionIndex,
): Shield[] {
  const shields: Shield[] = [];
  for (const rank of [...roadKindsDrawn].reverse().filter((each) => plan.kinds.includes(each))) {
    for (const { kind, number, line } of roads.filter((road) => countsAs(road) === rank)) {
      const isNear = (at: Point) =>
        shields.some(
          (other) => other.kind === kind && other.number === number && distance(other.at, at) * scale < plan.apart,
        );
      const before = shields.length;
      for (const part of closerLooks) {
        if (shields.length > before) break;
        for (const at of spotsAlong(toLine(line), (plan.height * part) / scale)) {
          if (isNear(at)) continue;
          const box = boxAround(at[0] * scale, at[1] * scale, shieldWidth(number, plan.height), plan.height);
          if (collisions.isTaken(box)) continue;
          collisions.add(box);
          shields.push({ kind, number, at, box });
        }
      }
    }
  }
  return shields;
}

/** Candidate positions, from the middle of the line to both ends, because the ends are junctions. */
function* spotsAlong(line: Line, step: number): Generator<Point> {
  const spots = pointsEvery(line, step);
  const middle = Math.floor(spots.length / 2);
  for (let i = 0; i < spots.length; i++) {
    const spot = spots[middle + (i % 2 === 0 ? i / 2 : -(i + 1) / 2)];
    if (spot) yield spot;
  }
}

/** Narrow figures of the display face, in ems of a font that fills two thirds of the height. */
const FIGURE = 0.42;

export const shieldWidth = (number: string, height: number): number =>
  Math.round(Math.max(height, number.length * FIGURE * height * 0.78 + height * 0.55));

/** One shape per kind: the crowned shield of the Interstates, the six-pointed one of the US highways, the plain plate of a state. */
const outlines: Readonly<Record<RoadKind, (w: number, h: number) => string>> = {
  interstate: (w, h) =>
    `M${-w / 2 + 1} ${-h / 2}q${w / 4 - 1} ${h * 0.12} ${w / 2 - 1} 0q${w / 4} ${h * 0.12} ${w / 2 - 1} 0q${h * 0.16} ${h * 0.62}${-w / 2 + 1} ${h}q${-w / 2 + 1 - h * 0.16}${-h * 0.38}${-w / 2 + 1}${-h}z`,
  us: (w, h) =>
    `M${-w / 2} ${-h * 0.36}l${h * 0.14} ${-h * 0.14}q${w / 4 - h * 0.07} ${h * 0.12} ${w / 2 - h * 0.14} 0q${w / 4 - h * 0.07} ${h * 0.12} ${w / 2 - h * 0.14} 0l${h * 0.14} ${h * 0.14}q${-h * 0.16} ${h * 0.3} 0 ${h * 0.52}q${-w * 0.08} ${h * 0.26}${-w / 2} ${h * 0.34}q${-w * 0.42}${-h * 0.08}${-w / 2}${-h * 0.34}q${h * 0.16}${-h * 0.22} 0${-h * 0.52}z`,
  state: (w, h) => `M${-w / 2} ${-h / 2}h${w}v${h}h${-w}z`,
};

const shortNumbers = (data: string): string =>
  data.replace(/-?\d*\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10)).replaceAll(' -', '-');

/** @param [x, y] the center of the shield in the drawing */
export function shieldMarkup({ kind, number }: Pick<Shield, 'kind' | 'number'>, [x, y]: Point, height: number): string {
  const outline = shortNumbers(outlines[kind](shieldWidth(number, height), height));
  const [left, top] = [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  const figures = `<text y="${Math.round(height * 2.7) / 10}">${escaped(number)}</text>`;
  return `<g class="map-shield map-shield-${kind}" transform="translate(${left} ${top})"><path d="${outline}"/>${figures}</g>`;
}
