import { expect, test } from 'vitest';
import { type Line, type Point, within } from '../../../../domain/geo/plane.ts';
import type { MapLayers } from '../../../../domain/map/layers.ts';
import { flatLine } from '../../../../domain/map/road-paths.ts';
import { frameMargin, placeOnMap } from './map-names.ts';

const [width, height] = [400, 450];
const frame = {
  left: frameMargin,
  top: frameMargin,
  right: width - frameMargin,
  bottom: height - frameMargin,
};

const withRoads = (lines: readonly Line[], places: MapLayers['places'] = []): MapLayers => ({
  width,
  height,
  shapes: {},
  ground: [],
  regions: [],
  overlay: [],
  finer: [],
  places,
  cone: { parallels: [44, 48], latitude: 46, longitude: -94, scale: 2000, x: 200, y: 225 },
  roads: lines.map((line) => ({ kind: 'interstate', number: '35', line: flatLine(line) })),
});

test("an Interstate whose only free spot in the south is at the map's edge is labeled further north", () => {
  const south: Line = [
    [200, 460],
    [200, 330],
  ];
  const north: Line = [
    [200, 300],
    [200, 250],
  ];
  const marks = [350, 385, 415].map((y) => ({ at: [200, y] as Point }));
  const { shields } = placeOnMap(withRoads([south, north]), 1, marks);
  expect(shields.map(({ number }) => number)).toEqual(['35']);
  for (const { box } of shields) expect(within(box, frame)).toBe(true);
});

test("a label that the map's edge would cut off is placed on the other side of its dot", () => {
  const town = { kind: 'town' as const, words: ['La Crosse'], rank: 0, at: [380, 200] as [number, number] };
  const { names } = placeOnMap(withRoads([], [town]), 1, []);
  expect(names.map(({ anchor }) => anchor)).toEqual(['end']);
  for (const box of names.flatMap(({ boxes }) => boxes)) expect(within(box, frame)).toBe(true);
});

test('the town where the drive starts is not labeled twice', () => {
  const at: [number, number] = [200, 200];
  const town = { kind: 'town' as const, words: ['Duluth'], rank: 0, at };
  const labels = (isStart: boolean) =>
    placeOnMap(withRoads([], [town]), 1, [{ at: [201, 200], isStart }]).names.map(({ place }) => place.words[0]);
  expect(labels(false)).toEqual(['Duluth']);
  expect(labels(true)).toEqual([]);
});
