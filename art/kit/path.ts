/** SVG path data with as few bytes as possible: relative coordinates on a whole-number (or 1/grid) raster. */
import { at, first, last, type Point } from './geometry.ts';

/** Numbers joined with the fewest separators that SVG allows, as in "12-3 .5.5". */
export function numbers(values: readonly number[]): string {
  let text = '';
  for (const value of values) {
    const digits = String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
    const separates = digits.startsWith('-') || (digits.startsWith('.') && /\.\d*$/.test(text));
    text += text === '' || separates ? digits : ` ${digits}`;
  }
  return text;
}

type Cell = readonly [number, number];

const doubledArea = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = at(points, (i + 1) % points.length);
    return sum + x * nextY - nextX * y;
  }, 0);

/** Overlapping subpaths of one path add up (rather than cut holes) only if all of them run clockwise. */
const clockwise = (points: readonly Point[]) => (doubledArea(points) < 0 ? [...points].reverse() : points);

const snap = (points: readonly Point[], grid: number): Cell[] =>
  points.map(([x, y]) => [Math.round(x * grid), Math.round(y * grid)]);

/** Even cells keep every midpoint on the raster, so that chained reflections never drift. */
const snapEven = (points: readonly Point[], grid: number): Cell[] =>
  points.map(([x, y]) => [Math.round((x * grid) / 2) * 2, Math.round((y * grid) / 2) * 2]);

const move = ([x, y]: Cell, grid: number) => `M${numbers([x / grid, y / grid])}`;

const middle = ([x, y]: Cell, [nextX, nextY]: Cell): Cell => [(x + nextX) / 2, (y + nextY) / 2];

/** Offsets of each cell from the one before it, back in drawing units. */
function steps(cells: readonly Cell[], grid: number): number[] {
  const offsets: number[] = [];
  for (let i = 1; i < cells.length; i++) {
    const [fromX, fromY] = at(cells, i - 1);
    const [toX, toY] = at(cells, i);
    offsets.push((toX - fromX) / grid, (toY - fromY) / grid);
  }
  return offsets;
}

/** A closed polygon, always clockwise. */
export function polygon(points: readonly Point[], grid = 1): string {
  const cells = snap(clockwise(points), grid).filter((cell, i, all) => {
    const before = all[i - 1];
    return !before || before[0] !== cell[0] || before[1] !== cell[1];
  });
  return cells.length > 1 ? `${move(first(cells), grid)}l${numbers(steps(cells, grid))}z` : '';
}

/** An open polyline, for strokes. */
export function polyline(points: readonly Point[], grid = 1): string {
  const cells = snap(points, grid);
  return `${move(first(cells), grid)}l${numbers(steps(cells, grid))}`;
}

/** The part of a smooth curve after its starting point: through the midpoints of the inner points. */
function smoothSteps(cells: readonly Cell[], grid: number): string {
  if (cells.length === 2) return `l${numbers(steps(cells, grid))}`;
  const joints: Cell[] = [];
  for (let i = 1; i < cells.length - 2; i++) joints.push(middle(at(cells, i), at(cells, i + 1)));
  joints.push(last(cells));
  const [startX, startY] = first(cells);
  const [controlX, controlY] = at(cells, 1);
  const [endX, endY] = first(joints);
  const opening = [controlX - startX, controlY - startY, endX - startX, endY - startY].map((value) => value / grid);
  const reflections = steps(joints, grid);
  return `q${numbers(opening)}${reflections.length ? `t${numbers(reflections)}` : ''}`;
}

/** A smooth edge, closed by straight lines through the `closing` points: hills, banks, sky bands. */
export function closedCurve(points: readonly Point[], closing: readonly Point[], grid = 1): string {
  const cells = snapEven(points, grid);
  const wayBack = steps([last(cells), ...snap(closing, grid)], grid);
  return `${move(first(cells), grid)}${smoothSteps(cells, grid)}${wayBack.length ? `l${numbers(wayBack)}` : ''}z`;
}

/** A band between two smooth edges that run in opposite directions: rivers, roads. */
export function ribbonBetween(edge: readonly Point[], wayBack: readonly Point[], grid = 1): string {
  const there = snapEven(edge, grid);
  const back = snapEven(wayBack, grid);
  const joint = numbers(steps([last(there), first(back)], grid));
  return `${move(first(there), grid)}${smoothSteps(there, grid)}l${joint}${smoothSteps(back, grid)}z`;
}

/** A closed smooth shape. */
export function blob(points: readonly Point[], grid = 1): string {
  const cells = snapEven(clockwise(points), grid);
  const joints = cells.map((cell, i) => middle(cell, at(cells, (i + 1) % cells.length)));
  const [startX, startY] = last(joints);
  const [controlX, controlY] = first(cells);
  const [endX, endY] = first(joints);
  const opening = [controlX - startX, controlY - startY, endX - startX, endY - startY].map((value) => value / grid);
  return `${move(last(joints), grid)}q${numbers(opening)}t${numbers(steps(joints, grid))}z`;
}

/** An almond: the screen printer's ripple, streak and leaf. */
export function lens(x: number, y: number, width: number, height: number, grid = 1): string {
  const snapped = (value: number) => Math.round(value * grid) / grid;
  const [w, h] = [snapped(width), snapped(height)];
  const start = numbers([snapped(x - width / 2), snapped(y)]);
  return `M${start}q${numbers([w / 2, -h, w, 0, -w / 2, h, -w, 0])}z`;
}

/** A circle, clockwise. */
export function disc(x: number, y: number, radius: number, grid = 1): string {
  const snapped = (value: number) => Math.round(value * grid) / grid;
  const r = snapped(radius);
  const start = numbers([snapped(x - r), snapped(y)]);
  return `M${start}a${numbers([r, r])} 0 1 1 ${numbers([2 * r, 0])} ${numbers([r, r])} 0 1 1${numbers([-2 * r, 0])}z`;
}

/** A leaf or petal: a lens from (x, y) along an angle in degrees (0 right, 90 down). */
export function petal(x: number, y: number, length: number, width: number, degrees: number, grid = 10): string {
  const angle = (degrees * Math.PI) / 180;
  const [endX, endY] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const [bulgeX, bulgeY] = [Math.sin(angle) * width, -Math.cos(angle) * width];
  const snapped = (...values: number[]) => numbers(values.map((value) => Math.round(value * grid) / grid));
  const there = snapped(endX * 0.55 + bulgeX, endY * 0.55 + bulgeY, endX, endY);
  const back = snapped(-endX * 0.45 - bulgeX, -endY * 0.45 - bulgeY, -endX, -endY);
  return `M${snapped(x, y)}q${there} ${back}z`;
}

/** A row of round bumps from point to point: clouds, crowns, spray. `swell` 0.5 is a half circle, more is flatter. */
export function bumps(points: readonly Point[], swell: () => number): string {
  const cells = snap(points, 1);
  let data = move(first(cells), 1);
  for (let i = 1; i < cells.length; i++) {
    const offset = steps([at(cells, i - 1), at(cells, i)], 1);
    const radius = Math.max(1, Math.round(Math.hypot(...offset) * swell()));
    data += `a${radius} ${radius} 0 01${numbers(offset)}`;
  }
  return data;
}
