/** The map of a walk, looked at through what was drawn. */
import { describe, expect, test } from 'vitest';
import {
  type Box,
  boxAround,
  distanceToSegment,
  overlap,
  type Point,
  segments,
  within,
} from '../../domain/geo/plane.ts';
import { projector } from '../../domain/map/cone.ts';
import { type Anchor, textWidth } from '../../domain/map/labels.ts';
import { coneSchema } from '../../domain/map/map-plan.ts';
import { type RouteLine, toPoint } from '../../domain/trail/route-line.ts';
import { milesToKm } from '../../domain/units.ts';
import { ourContent } from '../../test/content.ts';
import { first } from '../../test/first.ts';
import { AROUND, FRAME as frame } from './around.ts';
import { readAtlas } from './atlas.ts';
import { trailMap, type Walked } from './trail-map.ts';

const content = ourContent;
const atlas = readAtlas(content);
const walks = content.trails.flatMap(({ route, ...trail }): [string, Walked][] =>
  route ? [[trail.id, { ...trail, route }]] : [],
);
const [, model] = first(walks);

const unescaped = (text: string) => text.replaceAll('&quot;', '"');
const getCone = (svg: string) => coneSchema.parse(JSON.parse(unescaped(/data-cone="([^"]+)"/.exec(svg)?.[1] ?? '{}')));

/** Where names stand, by what they say. */
function labels(svg: string): { words: string; box: Box }[] {
  const names = /<g class="map-walk-names">(.*?)<\/g><\/g>/.exec(svg)?.[1] ?? '';
  const pattern = /<g font-size="(\d+)"><text x="(-?\d+)" y="(-?\d+)"(?: text-anchor="(\w+)")?>([^<]+)</g;
  return [...names.matchAll(pattern)].map(([, size = '', x = '', y = '', anchor = 'start', words = '']) => {
    const width = textWidth(words, Number(size));
    const middle = Number(x) + { start: width / 2, middle: 0, end: -width / 2 }[anchor as Anchor];
    return { words, box: boxAround(middle, Number(y) - Number(size) * 0.33, width, Number(size) * 0.8) };
  });
}

const lineOn = (svg: string, { route }: Walked): Point[] => {
  const project = projector(getCone(svg));
  return route.line.map((position) => project(toPoint(position)));
};

describe.each(walks)('the map of %s', (_, walk) => {
  const svg = trailMap(atlas, walk);
  const line = lineOn(svg, walk);

  test('contains the whole line', () => {
    for (const [x, y] of line) expect(within(boxAround(x, y, 60, 60), frame)).toBe(true);
    expect(svg).toContain(`<circle cx="${Math.round(line[0]?.[0] ?? 0)}" cy="${Math.round(line[0]?.[1] ?? 0)}" r="27"`);
  });
  test('labels the start, and the turnaround or end if there is one', () => {
    const words = labels(svg).map((label) => label.words);
    expect(words).toContain('Start');
    expect(svg.includes('map-end')).toBe(walk.route.shape !== 'loop');
    if (walk.route.shape !== 'loop') expect(words[1]).toMatch(/\w/);
    expect(svg).toMatch(/<g class="map-way"><path /);
  });
  test('has no label over another, over the line or over the edge', () => {
    const placed = labels(svg);
    expect(placed.length).toBeGreaterThan(2);
    for (const [i, { words, box }] of placed.entries()) {
      expect(within(box, frame), words).toBe(true);
      for (const other of placed.slice(i + 1)) expect(overlap(box, other.box), `${words}, ${other.words}`).toBe(false);
      const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const reach = (box.bottom - box.top) / 2;
      for (const segment of segments(line)) expect(distanceToSegment(middle, segment), words).toBeGreaterThan(reach);
    }
  });
  test('has a scale bar of the stated length, in miles and in meters', () => {
    const [, miles = '', metric = '', unit = ''] =
      /class="map-scale".*?>([\d.]+) mi<.*?>([\d.]+) (m|km)</.exec(svg) ?? [];
    const [x, mile, km] = [/v32M(\d+)/, /M(\d+) \d+v16M/, /M(\d+) \d+v16"/].map((end) => Number(end.exec(svg)?.[1]));
    const unitsPerKm = getCone(svg).scale / 6371;
    expect(((mile ?? 0) - (x ?? 0)) / unitsPerKm).toBeCloseTo(milesToKm(Number(miles)), 2);
    expect(((km ?? 0) - (x ?? 0)) / unitsPerKm).toBeCloseTo(Number(metric) / (unit === 'm' ? 1000 : 1), 2);
  });
  test('has a text alternative with the shape, the length and the direction', () => {
    const said = /aria-label="([^"]+)"/.exec(svg)?.[1] ?? '';
    expect(said).toContain(walk.trail);
    expect(said).toMatch(/[\d.]+-mile loop, (counter)?clockwise|[\d.]+ miles (out and back|one way)/);
    expect(said).toMatch(/(north|south|east|west)/);
  });
});

/** A line to the northeast from a trailhead, so many steps of about 100 m. */
const stretched = (walk: Walked, steps: number): Walked => {
  const { longitude, latitude } = walk.trailhead;
  const line: RouteLine = Array.from({ length: steps + 1 }, (_, i) => [longitude + i / 1000, latitude + i / 1500]);
  return { ...walk, route: { ...walk.route, shape: 'one way', places: [], line } };
};

test('arrows on the map of a route point in the walking direction', () => {
  const svg = trailMap(atlas, stretched(model, 12));
  const [, ways = ''] = /<g class="map-way">(.*?)<\/g>/.exec(svg) ?? [];
  const turns = [...ways.matchAll(/rotate\((-?\d+)\)/g)].map(([, degrees]) => Number(degrees));
  expect(turns.length).toBeGreaterThan(2);
  for (const degrees of turns) expect(Math.abs(degrees + 45)).toBeLessThan(15); // 0 is the east, -90 the north
});

test('the compass needle points north, above its letter', () => {
  const svg = trailMap(atlas, model);
  const [, tip = '', letter = ''] = /class="map-north".*?d="M0(-?\d+)l.*?<text x="0" y="(-?\d+)"/.exec(svg) ?? [];
  expect(Number(tip)).toBeLessThan(0);
  expect(Number(letter)).toBeGreaterThan(0);
  const project = projector(getCone(svg));
  const { latitude, longitude } = model.trailhead;
  const [[x, y], [northX, northY]] = [
    project({ latitude, longitude }),
    project({ latitude: latitude + 0.001, longitude }),
  ];
  expect(northY).toBeLessThan(y);
  expect(Math.abs(northX - x)).toBeLessThan(Math.abs(northY - y) / 50);
});

test('shores and rivers are drawn only on maps so wide that their error is invisible', () => {
  const [, byTheLake] = first(walks.filter(([id]) => id.endsWith('split-rock')));
  expect(trailMap(atlas, byTheLake)).not.toContain('class="map-lake"');
  expect(trailMap(atlas, byTheLake)).toContain('map-grid');
  const long = trailMap(atlas, stretched(byTheLake, 260));
  expect(long).toContain('class="map-lake"');
  expect(long).not.toContain('map-grid');
});

test.each(['split-rock', 'grand-portage', 'george-crosby'])(
  'the map of %s points to the great lake from its edge, and says which way it lies',
  (slug) => {
    const [, walk] = first(walks.filter(([id]) => id.endsWith(slug)));
    const svg = trailMap(atlas, walk);
    const pattern =
      /class="map-lake-name".*?<path class="map-arrow"[^>]*translate\((\d+) (\d+)\)rotate\((-?\d+)\).*?>Lake Superior</;
    const [, x = 0, y = 0, degrees = 0] = (pattern.exec(svg) ?? []).map(Number);
    expect(Math.min(x, y, AROUND.width - x, AROUND.height - y)).toBeLessThan(60);
    expect(degrees).toBeGreaterThan(0); // 0 is the east, 90 the south
    expect(degrees).toBeLessThan(112);
    expect(svg).toMatch(/aria-label="[^"]* Lake Superior lies to the (south|southeast|east)\."/);
  },
);

test('the map of a route points to the great lake only near it, and not if the lake itself is drawn', () => {
  const inland = { ...model.trailhead, latitude: 45, longitude: -95 };
  expect(trailMap(atlas, stretched({ ...model, trailhead: inland }, 12))).not.toContain('Lake Superior');
  const [, byTheLake] = first(walks.filter(([id]) => id.endsWith('split-rock')));
  expect(trailMap(atlas, stretched(byTheLake, 260))).not.toContain('map-arrow');
});

test('the map of a one-way route labels its end, and a very short route is not enlarged', () => {
  const svg = trailMap(atlas, stretched(model, 3));
  expect(labels(svg).map(({ words }) => words)).toContain('End');
  expect(AROUND.width / (getCone(svg).scale / 6371)).toBeCloseTo(0.8, 1);
});

test('a trailhead away from the route is shown, and connected to it by dots', () => {
  const [, apart] = first(walks.filter(([id]) => id.endsWith('george-crosby')));
  const svg = trailMap(atlas, apart);
  expect(svg).toContain('class="map-gap"');
  expect(labels(svg).map(({ words }) => words)).toContain('Trailhead');
  const [longitude, latitude] = apart.route.line[0] ?? [0, 0];
  const atStart = trailMap(atlas, { ...apart, trailhead: { ...apart.trailhead, longitude, latitude } });
  expect(atStart).not.toContain('class="map-gap"');
});

test('a checkpoint inside the map of a route is marked', () => {
  const [longitude, latitude] = model.route.line[Math.floor(model.route.line.length / 3)] ?? [0, 0];
  const place = { longitude: longitude + 0.001, latitude, place: 'Another lot' };
  expect(trailMap(atlas, { ...model, alsoAccept: [place] })).toContain('map-ring');
  expect(trailMap(atlas, { ...model, alsoAccept: [{ ...place, latitude: latitude + 1 }] })).not.toContain('map-ring');
});
