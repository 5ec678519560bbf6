import { describe, expect, test } from 'vitest';
import { distance, overlap, type Point } from '../geo/plane.ts';
import { createCollisionIndex } from './labels.ts';
import type { Road } from './layers.ts';
import { flatLine, placeShields, roadsMarkup, shieldMarkup, smoothPath, toLine } from './road-paths.ts';

const line: Point[] = [
  [0, 0],
  [100, 20],
  [200, 0],
  [800, 0],
];
const road = (kind: Road['kind'], number: string, points = line): Road => ({ kind, number, line: flatLine(points) });

test('a line survives delta encoding', () => {
  expect(flatLine(line)).toEqual([0, 0, 50, 10, 50, -10, 300, 0]);
  expect(toLine(flatLine(line))).toEqual(line);
});

test('a path starts and ends with its line and rounds the corners between', () => {
  expect(smoothPath(flatLine(line))).toBe('M0 0t50 10 100 0 350-10l300 0');
  expect(smoothPath(flatLine(line.slice(0, 2)))).toBe('M0 0t50 10l50 10');
  expect(smoothPath(flatLine(line.slice(0, 1)))).toBe('');
});

const plan = { height: 20, apart: 300, kinds: ['interstate', 'us', 'state'] as const };

test('shields are on their road, at a distance from each other and from obstacles', () => {
  const taken = { left: 380, top: -20, right: 460, bottom: 20 };
  const shields = placeShields([road('us', '61')], 1, plan, createCollisionIndex([taken]));
  expect(shields.length).toBeGreaterThan(1);
  for (const [i, { at, box }] of shields.entries()) {
    expect(Math.abs(at[1])).toBeLessThanOrEqual(20);
    expect(overlap(box, taken)).toBe(false);
    for (const other of shields.slice(i + 1)) expect(distance(at, other.at)).toBeGreaterThanOrEqual(plan.apart);
  }
});

test('a road with only a narrow gap between markers has its shield there', () => {
  const gap = { left: 402, right: 427 };
  const taken = [
    { left: -50, top: -50, right: gap.left, bottom: 50 },
    { left: gap.right, top: -50, right: 900, bottom: 50 },
  ];
  const [shield, ...others] = placeShields([road('interstate', '35')], 1, plan, createCollisionIndex(taken));
  expect(others).toEqual([]);
  expect(shield && shield.box.left >= gap.left && shield.box.right <= gap.right).toBe(true);
});

test('the more important road gets the better position', () => {
  const alone = placeShields([road('interstate', '35')], 1, plan, createCollisionIndex());
  const both = placeShields([road('state', '23'), road('interstate', '35')], 1, plan, createCollisionIndex());
  expect(both.filter(({ kind }) => kind === 'interstate')).toEqual(alone);
});

test('only the requested kinds have shields', () => {
  const roads = [road('state', '23'), road('interstate', '35')];
  const shields = placeShields(roads, 1, { ...plan, kinds: ['interstate'] }, createCollisionIndex());
  expect(new Set(shields.map(({ number }) => number))).toEqual(new Set(['35']));
});

test('a major state highway is drawn and numbered with US highways, on a state shield', () => {
  const roads = [road('state', '23'), { ...road('state', '61'), main: true as const }];
  const shields = placeShields(roads, 1, { ...plan, kinds: ['interstate', 'us'] }, createCollisionIndex());
  expect(new Set(shields.map(({ kind, number }) => `${kind} ${number}`))).toEqual(new Set(['state 61']));
  const drawn = roadsMarkup(roads);
  expect(drawn).toContain('map-road-us');
  expect(drawn).toContain('map-road-state');
  expect(roadsMarkup(roads.slice(1))).not.toContain('map-road-state');
});

test('the three kinds of road have three shapes of shield', () => {
  const shapes = (['interstate', 'us', 'state'] as const).map(
    (kind) => / d="([^"]+)"/.exec(shieldMarkup({ kind, number: '61' }, [0, 0], 20))?.[1],
  );
  expect(new Set(shapes).size).toBe(3);
});

describe('the numbers along a road', () => {
  const straight: Point[] = [
    [0, 0],
    [1000, 0],
  ];
  const placed = (roads: Road[], more: Partial<typeof plan> = {}, scale = 1, collisions = createCollisionIndex()) =>
    placeShields(roads, scale, { ...plan, ...more }, collisions);

  test('start at its middle and continue to both ends at the configured distance', () => {
    const along = placed([road('us', '61', straight)]).map(({ at }) => at[0]);
    expect(along).toEqual([510, 210, 810]);
  });

  test('the numbers along a road have the same distance on the screen at any zoom', () => {
    const along = placed([road('us', '61', straight)], {}, 2).map(({ at }) => at[0]);
    expect(along.toSorted((a, b) => a - b)).toEqual([55, 205, 355, 505, 655, 805, 955]);
  });

  test('keep their distance on the same road only; those of another road may be close', () => {
    const beside = (y: number): Point[] => [
      [0, y],
      [1000, y],
    ];
    const both = placed([road('us', '61', beside(0)), road('us', '2', beside(40))]);
    expect(both.filter(({ number }) => number === '61')).toHaveLength(3);
    expect(both.filter(({ number }) => number === '2')).toHaveLength(3);
    const sameNumber = placed([road('us', '61', beside(0)), road('state', '61', beside(40))]);
    expect(sameNumber.filter(({ kind }) => kind === 'state')).toHaveLength(3);
    const sameRoad = placed([road('us', '61', beside(0)), road('us', '61', beside(40))]);
    expect(sameRoad).toHaveLength(3);
  });

  test('the numbers along a road never overlap where roads share a route', () => {
    const shields = placed([road('us', '61', straight), road('us', '2', straight)]);
    for (const [i, { box }] of shields.entries())
      for (const other of shields.slice(i + 1)) expect(overlap(box, other.box)).toBe(false);
    expect(new Set(shields.map(({ number }) => number)).size).toBe(2);
  });
});

test('each kind of road is one path, drawn as a casing and again on top', () => {
  const short: Point[] = [
    [0, 0],
    [20, 0],
  ];
  const path = '<path d="M0 0t10 0l10 0M0 0t10 0l10 0"/>';
  expect(roadsMarkup([road('us', '2', short), road('us', '61', short)])).toBe(
    `<g class="map-road map-road-us">${path}${path}</g>`,
  );
  expect(roadsMarkup([])).toBe('');
});
