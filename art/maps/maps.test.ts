import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { isWellFormed } from '../checks/well-formed.ts';
import { stateShapes } from './counties.ts';
import { allMaps, drawMaps } from './draw.ts';
import { PIN } from './inset.ts';
import { locator, regionLocator } from './locator.ts';
import { boxAround, contains, distance, distanceToSegment, grown, inBox, overlap, segments, within } from './plane.ts';
import { unitsPerKm } from './projection.ts';
import { hikesInWords, STATE, stateMap, stateProject, trailheadPoint } from './state.ts';
import { LABEL_SIZES, labelBoxes, regionLabels, targetAround } from './state-labels.ts';
import { direction, whereabouts } from './whereabouts.ts';

const content = loadContent();
const maps = allMaps(content);
const state = stateMap(content);
const split = content.trails.find(({ id }) => id === 'north-shore/split-rock');
const gzipBytes = (svg: string) => gzipSync(svg).length;

describe('every map', () => {
  const drawings = [...maps].filter(([name]) => name.endsWith('.svg'));
  test.each(drawings)('%s is well-formed, without styles and without an id twice', (_name, svg) => {
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).not.toContain('style=');
    expect(svg).not.toContain('NaN');
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('comes out the same each time', () => {
    expect([...allMaps(content)]).toEqual([...maps]);
  });
});

test('the collection knows where every trailhead lies on its outline of the state', () => {
  const { width, height, dots } = JSON.parse(maps.get('collection.json') ?? '{}');
  expect(Object.keys(dots)).toHaveLength(content.listed.length);
  for (const [x, y] of Object.values<[number, number]>(dots)) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
  }
});

describe('the map of the state', () => {
  test('links the six regions, with their counts in the name', () => {
    for (const region of content.regions) {
      const count = content.listed.filter((trail) => trail.region === region.slug).length;
      const name = `${region.name}, ${hikesInWords(count)}`.replace('&', '&amp;');
      expect(state).toContain(`data-region="${region.code}" href="${region.path}" aria-label="${name}"`);
    }
    expect(state.match(/<a /g)).toHaveLength(content.regions.length);
  });

  test('counts again when a hike is added', () => {
    const [first] = content.listed;
    const more = first ? [...content.listed, { ...first, id: 'north-shore/new', slug: 'new' }] : [];
    const count = more.filter((trail) => trail.region === first?.region).length;
    expect(stateMap({ regions: content.regions, listed: more })).toContain(`, ${count} hikes"`);
    expect(hikesInWords(1)).toBe('1 hike');
  });

  test('weighs at most 25 KB compressed', () => {
    expect(gzipBytes(state)).toBeLessThanOrEqual(25 * 1024);
  });

  test('shows every trailhead in its region, or within 10 km of it', () => {
    const { regions } = stateShapes(stateProject, 0);
    const km = unitsPerKm(stateProject);
    for (const trail of content.listed) {
      const point = trailheadPoint(trail);
      const edges = regions[trail.region].flatMap((ring) => [...segments(ring)]);
      const nearest = Math.min(...edges.map((edge) => distanceToSegment(point, edge)));
      const isInside = contains(regions[trail.region], point);
      expect(isInside || nearest <= 10 * km, trail.id).toBe(true);
    }
    expect(state.match(/<g class="map-trailheads">.*?<\/g><\/g>/)?.[0].match(/<circle/g)).toHaveLength(
      content.listed.length,
    );
  });

  test.each(['wide', 'phone'] as const)(
    'keeps the names of the regions off the trailheads and each other (%s)',
    (size) => {
      const boxes = content.regions.flatMap(({ slug }) => labelBoxes(regionLabels[slug], LABEL_SIZES[size]));
      const dots = content.listed.map((trail) => boxAround(...trailheadPoint(trail), 90, 90));
      const frame = { left: 0, top: 0, right: STATE.width, bottom: STATE.height };
      for (const [i, box] of boxes.entries()) {
        expect(dots.filter((dot) => overlap(box, dot))).toEqual([]);
        expect(boxes.filter((other, j) => j !== i && overlap(box, other))).toEqual([]);
        expect(within(box, frame)).toBe(true);
      }
    },
  );

  test('gives the names beside the map targets of 44 pixels on a phone', () => {
    const unit = 390 / STATE.width;
    const outside = content.regions.map(({ slug }) => regionLabels[slug]).filter(({ leader }) => leader);
    for (const { left, top, right, bottom } of outside.map(targetAround)) {
      expect((right - left) * unit).toBeGreaterThanOrEqual(44);
      expect((bottom - top) * unit).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('a locator', () => {
  test.each(content.trails.map((trail) => [trail.id, trail] as const))(
    '%s weighs at most 3 KB compressed',
    (_id, trail) => {
      expect(gzipBytes(locator(trail))).toBeLessThanOrEqual(3 * 1024);
    },
  );

  test('says in its name where the trailhead lies', () => {
    expect(split && locator(split)).toContain(
      'role="img" aria-label="Map: the trailhead lies 9 miles southwest of Silver Bay"',
    );
  });

  test('keeps the names of towns off the pin', () => {
    for (const trail of content.listed) {
      const towns = /<g class="map-town"[^>]*>(.*?)<\/g>/.exec(locator(trail))?.[1] ?? '';
      for (const [, x, y] of towns.matchAll(/<text x="(\d+)" y="(\d+)"/g)) {
        expect(inBox([Number(x), Number(y)], grown(PIN, -2)), trail.id).toBe(false);
      }
    }
  });

  test('marks the nearest town by its name, in view or at the edge', () => {
    for (const trail of content.listed) {
      const [, town = '?'] = whereabouts(trail.trailhead).split(' of ');
      expect(locator(trail), trail.id).toContain(`>${town}`);
    }
  });

  test('draws further check points as rings, but for those that the pin would half cover', () => {
    const [trail] = content.listed;
    if (!trail) throw new Error('there are no hikes');
    const { latitude, longitude } = trail.trailhead;
    const withPointNorth = (degrees: number) =>
      locator({ ...trail, alsoAccept: [{ ...trail.trailhead, latitude: latitude + degrees, longitude }] });
    expect(withPointNorth(0.05)).toContain('class="map-ring"');
    expect(withPointNorth(0.002)).not.toContain('class="map-ring"');
    expect(locator({ ...trail, alsoAccept: [] })).not.toContain('class="map-ring"');
  });

  test('of a hike in no list shows the region and no pin', () => {
    const unlisted = content.trails.find(({ listed }) => !listed);
    const region = content.regions.find(({ slug }) => slug === unlisted?.region);
    expect(unlisted && locator(unlisted)).toBe(region && regionLocator(region));
    expect(region && regionLocator(region)).not.toContain('map-pin');
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

  test('a trailhead next to a town is under a mile from it', () => {
    expect(whereabouts({ latitude: 43.9958, longitude: -96.3175 })).toMatch(/^under a mile .* of Pipestone$/);
  });
});

describe('drawing', () => {
  test('writes every map, and nothing when nothing changed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'maps-'));
    try {
      expect(drawMaps(content, folder).unchanged).toBe(false);
      expect(existsSync(join(folder, 'locators/north-shore/split-rock.svg'))).toBe(true);
      writeFileSync(join(folder, 'state.svg'), 'kept');
      expect(drawMaps(content, folder).unchanged).toBe(true);
      expect(readFileSync(join(folder, 'state.svg'), 'utf8')).toBe('kept');
      rmSync(join(folder, 'mini/central.svg'));
      expect(drawMaps(content, folder).unchanged).toBe(false);
      expect(readFileSync(join(folder, 'state.svg'), 'utf8')).toBe(state);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('the plane keeps distances as the earth has them', () => {
    const mile = unitsPerKm(stateProject) * 1.609344;
    const [duluth, minneapolis] = [stateProject([-92.1, 46.79]), stateProject([-93.27, 44.98])];
    expect(distance(duluth, minneapolis) / mile).toBeCloseTo(137, -1);
  });
});
