import { expect, test } from 'vitest';
import { makeCrowd } from './map-labels.ts';
import type { Road } from './map-layers.ts';
import { flatLine, lineOf, placeShields, roadsMarkup, shieldMarkup, smoothPath } from './map-roads.ts';
import { distance, overlap, type Point } from './plane.ts';

const line: Point[] = [
  [0, 0],
  [100, 20],
  [200, 0],
  [800, 0],
];
const road = (kind: Road['kind'], number: string, points = line): Road => ({ kind, number, line: flatLine(points) });

test('a line is written in steps and read again', () => {
  expect(flatLine(line)).toEqual([0, 0, 50, 10, 50, -10, 300, 0]);
  expect(lineOf(flatLine(line))).toEqual(line);
});

test('points that fall together on the raster are written once', () => {
  expect(
    lineOf(
      flatLine([
        [0, 0],
        [0.4, 0.4],
        [40, 0],
      ]),
    ),
  ).toEqual([
    [0, 0],
    [40, 0],
  ]);
});

test('a path begins and ends where its line does, and rounds what lies between', () => {
  expect(smoothPath(flatLine(line))).toBe('M0 0t50 10 100 0 350-10l300 0');
  expect(smoothPath(flatLine(line.slice(0, 2)))).toBe('M0 0t50 10l50 10');
  expect(smoothPath(flatLine(line.slice(0, 1)))).toBe('');
});

const plan = { height: 20, apart: 300, kinds: ['interstate', 'us', 'state'] as const };

test('shields stand on their road, apart from each other and from what is there already', () => {
  const taken = { left: 380, top: -20, right: 460, bottom: 20 };
  const shields = placeShields([road('us', '61')], 1, plan, makeCrowd([taken]));
  expect(shields.length).toBeGreaterThan(1);
  for (const [i, { at, box }] of shields.entries()) {
    expect(Math.abs(at[1])).toBeLessThanOrEqual(20);
    expect(overlap(box, taken)).toBe(false);
    for (const other of shields.slice(i + 1)) expect(distance(at, other.at)).toBeGreaterThanOrEqual(plan.apart);
  }
});

test('a road that markers leave but a narrow gap bears its number there', () => {
  const gap = { left: 402, right: 427 };
  const taken = [
    { left: -50, top: -50, right: gap.left, bottom: 50 },
    { left: gap.right, top: -50, right: 900, bottom: 50 },
  ];
  const [shield, ...others] = placeShields([road('interstate', '35')], 1, plan, makeCrowd(taken));
  expect(others).toEqual([]);
  expect(shield && shield.box.left >= gap.left && shield.box.right <= gap.right).toBe(true);
});

test('the greater road takes the better place', () => {
  const alone = placeShields([road('interstate', '35')], 1, plan, makeCrowd());
  const both = placeShields([road('state', '23'), road('interstate', '35')], 1, plan, makeCrowd());
  expect(both.filter(({ kind }) => kind === 'interstate')).toEqual(alone);
});

test('only the kinds that are asked for bear their numbers', () => {
  const roads = [road('state', '23'), road('interstate', '35')];
  const shields = placeShields(roads, 1, { ...plan, kinds: ['interstate'] }, makeCrowd());
  expect(new Set(shields.map(({ number }) => number))).toEqual(new Set(['35']));
});

test('a highway of the state that people steer by is drawn and numbered with those of the US, on its own shield', () => {
  const roads = [road('state', '23'), { ...road('state', '61'), main: true as const }];
  const shields = placeShields(roads, 1, { ...plan, kinds: ['interstate', 'us'] }, makeCrowd());
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
