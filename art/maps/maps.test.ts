import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import type { NumberedRoad } from '../../domain/drive/road-list.ts';
import {
  type Box,
  boxAround,
  contains,
  distance,
  distanceToSegment,
  grown,
  overlap,
  pointsEvery,
  segments,
  within,
} from '../../domain/geo/plane.ts';
import { projector, unitsPerKm } from '../../domain/map/cone.ts';
import { type Anchor, textWidth } from '../../domain/map/labels.ts';
import { finerWaterSchema, mapLayersSchema } from '../../domain/map/layers.ts';
import { mapsSchema } from '../../domain/map/maps.ts';
import { toLine } from '../../domain/map/road-paths.ts';
import { milesToKm } from '../../domain/units.ts';
import { ourContent } from '../../test/content.ts';
import { ArtError } from '../checks/faults.ts';
import { isWellFormed } from '../checks/well-formed.ts';
import { readAtlas } from './atlas.ts';
import { drawMaps } from './draw.ts';
import { makeHighways } from './highways.ts';
import { PIN } from './inset.ts';
import { makeLayers, trailheadOn } from './layers.ts';
import { type Located, locator, regionLocator } from './locator.ts';
import { misplacedLabels } from './misplaced-labels.ts';
import { projectBy } from './projection.ts';
import { makeSilhouette } from './silhouette.ts';
import { formatHikes, stateMap, stateSight } from './state.ts';
import { LABEL_SIZES, labelBoxes, targetAround } from './state-labels.ts';
import { direction, whereabouts } from './whereabouts.ts';

const content = ourContent;
const folder = mkdtempSync(join(tmpdir(), 'maps-'));
afterAll(() => rmSync(folder, { recursive: true }));
const readAll = (files: readonly string[]) =>
  new Map(files.map((file): [string, string] => [file, readFileSync(join(folder, file), 'utf8')]));
const drawn = drawMaps(content, folder);
const maps = readAll(drawn.files);
const atlas = readAtlas(content);
const silhouette = makeSilhouette(atlas);
const layers = makeLayers(atlas);
const { cone } = layers;
const stateLayers = makeLayers(atlas, stateSight(content.map));
const state = stateMap(content, stateLayers);
const index = mapsSchema.parse(JSON.parse(maps.get('maps/index.json') ?? '{}'));
const draw = (trail: Located) => locator(atlas, silhouette, trail);
const getLocator = ({ id }: { id: string }) => maps.get(`maps/locators/${id}.svg`) ?? '';
const trailheadPoint = trailheadOn(cone);
const split = content.trails.find(({ id }) => id === 'north-shore/split-rock');
const brotliBytes = (svg: string) => brotliCompressSync(svg).length;
const gzipBytes = (svg: string) => gzipSync(svg).length;

describe('every map', () => {
  const drawings = [...maps].filter(([name]) => name.endsWith('.svg'));
  test.each(drawings)('%s is well-formed, without inline styles or duplicate ids', (_name, svg) => {
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).not.toContain('style=');
    expect(svg).not.toContain('NaN');
    expect(svg).not.toMatch(/ d="[^"]*[lt](?:M|")/); // a step to nowhere, at which browsers stop drawing
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('the map of the collection has the position of every trailhead', () => {
  const { width, height, dots } = index.collection;
  expect(Object.keys(dots)).toHaveLength(content.listed.length);
  for (const [x, y] of Object.values(dots)) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
  }
});

describe('the map of the state', () => {
  test('the map of the state links the regions, with their counts in the name', () => {
    for (const region of content.regions) {
      const count = content.listed.filter((trail) => trail.region === region.slug).length;
      const name = `${region.name}, ${formatHikes(count)}`.replace('&', '&amp;');
      expect(state).toContain(`data-region="${region.code}" href="${region.path}" aria-label="${name}"`);
    }
    expect(state.match(/<a class="map-link"/g)).toHaveLength(content.regions.length);
  });

  test('the map of the state has a scale bar of the stated length', () => {
    const [, length = '', miles = ''] = /class="map-scale".*?h(\d+)v.*?>(\d+) miles</.exec(state) ?? [];
    expect(Number(length) / unitsPerKm(cone)).toBeCloseTo(milesToKm(Number(miles)), 0);
  });

  test('the map of the state weighs at most 17 KB compressed', () => {
    expect(brotliBytes(state)).toBeLessThanOrEqual(17 * 1024);
  });

  test('the map of the state shows every trailhead in its region, or within 10 km of it', () => {
    const { regions } = atlas.shapes(projectBy(cone), 0);
    const km = unitsPerKm(cone);
    for (const trail of content.listed) {
      const point = trailheadPoint(trail);
      const region = regions.get(trail.region) ?? [];
      const edges = region.flatMap((ring) => [...segments(ring)]);
      const nearest = Math.min(...edges.map((edge) => distanceToSegment(point, edge)));
      const isInside = contains(region, point);
      expect(isInside || nearest <= 10 * km, trail.id).toBe(true);
    }
  });

  test('the map of the state links trailheads for a mouse only, as the lists have the same links', () => {
    const [, dots = ''] = /<g class="map-trailheads" aria-hidden="true">(.*)/.exec(state) ?? [];
    for (const { path, park } of content.listed) {
      expect(dots).toContain(`<a href="${path}" tabindex="-1">`);
      expect(dots).toContain(`>${park.replace('&', '&amp;')}</text></a>`);
    }
    expect(dots.match(/class="map-target"/g)).toHaveLength(content.listed.length);
  });

  test.each(['Minneapolis', 'St. Paul', 'Duluth', 'Rochester'])('the map of the state names %s', (town) => {
    expect(state).toContain(`>${town}</text>`);
  });

  test.each(['35', '94', '90'])('the map of the state shows the shield of I-%s', (number) => {
    expect(state).toMatch(new RegExp(`map-shield-interstate"[^>]*><path[^>]*/><text[^>]*>${number}</text>`));
  });

  test.each(['wide', 'phone'] as const)(
    'the map of the state keeps the names of the regions off the trailheads and each other (%s)',
    (size) => {
      const boxes = content.regions.flatMap(({ label }) => labelBoxes(label, LABEL_SIZES[size]));
      const dots = content.listed.map((trail) => boxAround(...trailheadPoint(trail), 90, 90));
      const frame = { left: 0, top: 0, right: layers.width, bottom: layers.height };
      for (const [i, box] of boxes.entries()) {
        expect(dots.filter((dot) => overlap(box, dot))).toEqual([]);
        expect(boxes.filter((other, j) => j !== i && overlap(box, other))).toEqual([]);
        expect(within(box, frame)).toBe(true);
      }
    },
  );

  test('the map of the state has touch targets of 44 pixels for names outside their region, on a phone', () => {
    const unit = 390 / layers.width;
    const outside = content.regions.map(({ label }) => label).filter(({ leader }) => leader);
    expect(outside.length).toBeGreaterThan(0);
    for (const { left, top, right, bottom } of outside.map(targetAround)) {
      expect((right - left) * unit).toBeGreaterThanOrEqual(44);
      expect((bottom - top) * unit).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('what the finder fetches', () => {
  const fetched = (address: string) => JSON.parse(maps.get(`public${address}`) ?? 'null');

  test('the finder fetches the page’s own map with the detail of closer zoom levels', () => {
    const described = mapLayersSchema.parse(fetched(index.state.layers));
    const { ground, regions, overlay } = described;
    expect(described).toEqual({ ...layers, finer: described.finer });
    for (const data of Object.values(described.shapes)) expect(data).not.toMatch(/l(?:M|$)/);
    const { shapes, ...others } = stateLayers;
    const { shapes: finerShapes, finer: _pieces, ...same } = described;
    expect(others).toEqual(same);
    expect(Object.keys(shapes)).toEqual(Object.keys(finerShapes));
    expect(regions.map(({ code }) => code).toSorted()).toEqual(content.regions.map(({ code }) => code).toSorted());
    for (const data of Object.values(shapes)) expect(state).toContain(`d="${data}"`);
    for (const layer of [...ground, ...regions.flatMap(({ layers }) => layers), ...overlay])
      expect(state).toContain(`class="${layer.class}"`);
  });

  test('what the finder fetches has a small tile of detailed water for every part of the map', () => {
    const { finer, width, height } = mapLayersSchema.parse(fetched(index.state.layers));
    const covered = finer.reduce((sum, { box }) => sum + (box.right - box.left) * (box.bottom - box.top), 0);
    expect(covered).toBe(width * height);
    for (const { file } of finer) {
      const text = maps.get(`public${file}`) ?? '';
      expect(() => finerWaterSchema.parse(JSON.parse(text))).not.toThrow();
      expect(brotliCompressSync(text).length).toBeLessThanOrEqual(3 * 1024);
    }
  });

  test('what the finder fetches has each trailhead at the position of the page’s map', () => {
    const onMap = projector(cone);
    for (const { id, trailhead } of content.listed) {
      const [x, y] = onMap(trailhead).map(Math.round);
      expect(state, id).toContain(`<circle cx="${x}" cy="${y}" r="40"/>`);
    }
  });

  test('what the finder fetches has every town once, abbreviated as on road signs', () => {
    const names: string[] = fetched(index.state.towns).map(({ name }: { name: string }) => name);
    expect(names).toContain('St. Cloud');
    expect(names.filter((name) => /\bSaint\b/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('highways', () => {
  const project = projectBy(cone);
  const km = unitsPerKm(cone);
  const toLines = (kind: string, number: string) =>
    layers.roads.filter((road) => road.kind === kind && road.number === number).map(({ line }) => toLine(line));
  const points = (kind: string, number: string) => toLines(kind, number).flat();
  const lakes = atlas.lakes.map(({ rings, km2 }) => ({ km2, rings: rings.map((ring) => ring.map(project)) }));
  const greatLake = atlas.greatLake.map((ring) => ring.map(project));

  test.each([
    ['interstate', '35'],
    ['interstate', '94'],
    ['interstate', '90'],
    ['us', '61'],
    ['us', '2'],
    ['state', '61'],
  ])('%s %s is on the map', (kind, number) => {
    expect(points(kind, number).length).toBeGreaterThan(10);
  });

  test('61 follows the shore of the great lake and does not cross it', () => {
    const shore = greatLake.flatMap((ring) => [...segments(ring)]);
    const [east] = project([-91.6, 47]);
    const onShore = toLines('state', '61').flatMap((line) => pointsEvery(line, km).filter(([x]) => x > east));
    expect(onShore.length).toBeGreaterThan(100);
    for (const point of onShore) {
      expect(contains(greatLake, point)).toBe(false);
      expect(Math.min(...shore.map((segment) => distanceToSegment(point, segment))) / km).toBeLessThan(4);
    }
  });

  test('highways do not bend inside a lake', () => {
    const wet = layers.roads.flatMap(({ kind, number, line }) =>
      toLine(line)
        .filter((point) => [{ rings: greatLake, km2: 0 }, ...lakes].some(({ rings }) => contains(rings, point)))
        .map(() => `${kind} ${number}`),
    );
    expect(wet).toEqual([]);
  });

  test('highways that cross the great lake fail the build with the names of the road and of both places', () => {
    const places = [
      { name: 'Duluth', latitude: 46.78, longitude: -92.1, isTown: true },
      { name: 'Bayfield', latitude: 46.81, longitude: -90.82, isTown: true },
      { name: 'Superior', latitude: 46.72, longitude: -92.1, isTown: true },
    ];
    const road = (from: number, to: number): NumberedRoad => ({
      name: 'US 53',
      kind: 'us',
      number: '53',
      legs: [{ from, to, miles: 60, pace: 'two-lane' }],
    });
    expect(() => makeHighways({ places, roads: [road(0, 1)] }, atlas)).toThrow(
      'roads.US 53: expected a road on land; from Duluth to Bayfield it crosses the great lake',
    );
    expect(makeHighways({ places, roads: [road(0, 2)] }, atlas)).toHaveLength(1);
  });
});

describe('places', () => {
  test('every town and lake that map.yaml names is in the data', () => {
    const names = layers.places.flatMap(({ words }) => words);
    expect(content.map.towns.flat().filter((name) => !names.includes(name))).toEqual([]);
    expect(content.map.lakes.flat().filter(({ name }) => !names.includes(name))).toEqual([]);
    expect(content.map.towns.flat().length).toBeGreaterThanOrEqual(60);
  });

  test('a lake that is not at its position in map.yaml fails the build by name', () => {
    const map = { ...content.map, lakes: [[{ name: 'Lake Nowhere', at: [-94.5, 44] as [number, number] }]] };
    expect(() => makeLayers({ ...atlas, plan: map })).toThrow('Lake Nowhere');
  });
});

describe('counties', () => {
  const withCounties = (change: (counties: string[]) => string[]) =>
    content.regions.map((region, i) => (i === 0 ? { ...region, counties: change(region.counties) } : region));
  const getFault = (regions: typeof content.regions) => {
    try {
      readAtlas({ ...content, regions });
    } catch (error) {
      if (error instanceof ArtError) return error.message;
      throw error;
    }
    return 'none';
  };

  test('counties that the state does not have are reported by name', () => {
    expect(getFault(withCounties((counties) => [...counties, 'Sant Louis']))).toContain('not "Sant Louis"');
  });

  test('counties that belong to no region are reported by name', () => {
    const issue = getFault(withCounties((counties) => counties.filter((name) => name !== 'Cook')));
    expect(issue).toContain('Cook is in no region');
  });

  test('counties that were moved to another region without rebuilding the outlines are reported', () => {
    const [first, second] = content.regions;
    if (!first || !second) throw new Error('there are no regions');
    const moved = [
      { ...first, counties: first.counties.slice(1) },
      { ...second, counties: [...second.counties, ...first.counties.slice(0, 1)] },
      ...content.regions.slice(2),
    ];
    expect(getFault(moved)).toContain('node tools/maintain/make-region-outlines.ts');
  });
});

test('a region’s name inside another region is reported, unless a line leads to its own', () => {
  const [first, ...others] = content.regions;
  const other = others.find(({ label }) => !label.leader);
  if (!first || !other) throw new Error('there are no regions');
  const misplaced = (label: typeof first.label) =>
    misplacedLabels(readAtlas({ ...content, regions: [{ ...first, label }, ...others] })).map(({ field }) => field);
  const { lines, at } = first.label;
  expect(misplaced({ lines, at })).toEqual([]);
  expect(misplaced({ lines, at: other.label.at })).toEqual([`${first.slug}.label.at`]);
  expect(misplaced({ lines, at: other.label.at, leader: [other.label.at, at] })).toEqual([]);
  expect(misplaced({ lines, at, leader: [at, other.label.at] })).toEqual([`${first.slug}.label.leader`]);
});

describe('a locator', () => {
  test.each(content.trails.map((trail) => [trail.id, trail] as const))(
    '%s weighs at most 3 KB compressed',
    (_id, trail) => {
      expect(gzipBytes(getLocator(trail))).toBeLessThanOrEqual(3 * 1024);
    },
  );

  test('a locator describes the location of the trailhead in its accessible name', () => {
    expect(split && getLocator(split)).toContain(
      'role="img" aria-label="Map: the trailhead is 9 miles southwest of Silver Bay"',
    );
  });

  /** The names of towns on a locator, each as the box of its letters. */
  function namesOn(drawing: string): Box[] {
    const [, size = '', towns = ''] = /<g class="map-town" font-size="(\d+)">(.*?)<\/g>/.exec(drawing) ?? [];
    const names = towns.matchAll(/<text x="(\d+)" y="(\d+)"(?: text-anchor="(\w+)")?>([^<]*)</g);
    return [...names].map(([, x, y, anchor = 'start', words = '']) => {
      const width = textWidth(words, Number(size));
      const left = Number(x) - width * { start: 0, middle: 0.5, end: 1 }[anchor as Anchor];
      return { left, right: left + width, top: Number(y) - Number(size) * 0.7, bottom: Number(y) };
    });
  }

  test('a locator has no town name over the pin', () => {
    for (const trail of content.listed) {
      const names = namesOn(getLocator(trail));
      expect(names, trail.id).not.toEqual([]);
      expect(
        names.filter((name) => overlap(name, grown(PIN, -2))),
        trail.id,
      ).toEqual([]);
    }
  });

  test('a locator names the nearest town, in view or at the edge', () => {
    for (const trail of content.listed) {
      const [, town = '?'] = whereabouts(atlas.towns, trail.trailhead).split(' of ');
      expect(getLocator(trail), trail.id).toContain(`>${town}`);
    }
  });

  test('a locator shows the roads that lead there, with their shields', () => {
    for (const trail of content.listed) {
      expect(getLocator(trail), trail.id).toMatch(/class="map-road map-road-(state|us|interstate)"/);
      expect(getLocator(trail), trail.id).toContain('class="map-shield ');
    }
    expect(split && getLocator(split)).toMatch(/map-shield-state"[^>]*><path[^>]*\/><text[^>]*>61<\/text>/);
  });

  test.each([
    ['central/lake-carlos', 'Lake Carlos'],
    ['central/boardwalk-trail', 'Lake Bemidji'],
    ['southeast/blufftop-trail', 'Lake Pepin'],
    ['central/crow-wing', 'Mississippi River'],
    ['twin-cities-metro/glacial-potholes', 'St. Croix River'],
    ['west-and-southwest/kilen-woods', 'Des Moines River'],
  ])('a locator of %s names the lake or river that the hike is known for: %s', (id, name) => {
    expect(getLocator({ id })).toMatch(
      new RegExp(`class="map-lake-name"[^>]*>(<text[^>]*>[^<]*</text>)*<text[^>]*>${name}<`),
    );
  });

  test('a locator draws additional checkpoints as rings, except those that the pin would cover', () => {
    const [trail] = content.listed;
    if (!trail) throw new Error('there are no hikes');
    const { latitude, longitude } = trail.trailhead;
    const withPointNorth = (degrees: number) =>
      draw({ ...trail, alsoAccept: [{ ...trail.trailhead, latitude: latitude + degrees, longitude }] });
    expect(withPointNorth(0.05)).toContain('class="map-ring"');
    expect(withPointNorth(0.002)).not.toContain('class="map-ring"');
    expect(draw({ ...trail, alsoAccept: [] })).not.toContain('class="map-ring"');
  });

  test('a locator of an unlisted hike shows the region and no pin', () => {
    const unlisted = content.trails.find(({ listed }) => !listed);
    const region = content.regions.find(({ slug }) => slug === unlisted?.region);
    expect(unlisted && getLocator(unlisted)).toBe(region && regionLocator(silhouette, region));
    expect(region && regionLocator(silhouette, region)).not.toContain('map-pin');
  });
});

describe('directions', () => {
  const here = { latitude: 45, longitude: -94 };
  test.each([
    ['north', 45.1, -94],
    ['northeast', 45.1, -93.86],
    ['east', 45, -93.8],
    ['south', 44.9, -94],
    ['southwest', 44.9, -94.14],
    ['west', 45, -94.2],
  ] as const)('%s', (word, latitude, longitude) => {
    expect(direction(here, { latitude, longitude })).toBe(word);
  });

  test('a trailhead next to a town is described as under a mile away', () => {
    expect(whereabouts(atlas.towns, { latitude: 43.9958, longitude: -96.3175 })).toMatch(
      /^under a mile .* of Pipestone$/,
    );
  });
});

describe('drawing', () => {
  test('drawing writes every map deterministically, and writes nothing if nothing has changed', () => {
    expect(drawn.unchanged).toBe(false);
    writeFileSync(join(folder, 'maps/state.svg'), 'kept');
    expect(drawMaps(content, folder).unchanged).toBe(true);
    expect(readFileSync(join(folder, 'maps/state.svg'), 'utf8')).toBe('kept');
    rmSync(join(folder, 'maps/mini/central.svg'));
    const again = drawMaps(content, folder);
    expect(again.unchanged).toBe(false);
    expect([...readAll(again.files)]).toEqual([...maps]);
    expect(maps.get('maps/state.svg')).toBe(state);
  });

  test('the projection preserves distances', () => {
    const mile = unitsPerKm(cone) * 1.609344;
    const project = projectBy(cone);
    const [duluth, minneapolis] = [project([-92.1, 46.79]), project([-93.27, 44.98])];
    expect(distance(duluth, minneapolis) / mile).toBeCloseTo(137, -1);
  });
});
