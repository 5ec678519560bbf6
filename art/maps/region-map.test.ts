import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Box, grown, inBox, type Point } from '../../domain/plane.ts';
import { ourContent } from '../../test/content.ts';
import { readAtlas } from './atlas.ts';
import { regionMap } from './region-map.ts';

const content = ourContent;
const atlas = readAtlas(content);
const drawings = content.regions.map((region) => [region.slug, regionMap(atlas, content, region)] as const);

function frameOf(svg: string): Box {
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  return { left, top, right: left + width, bottom: top + height };
}

/** Where the pieces of its shapes and lines begin. */
function beginnings(svg: string): Point[] {
  const [land = ''] = svg.split('<g class="map-names');
  return [...land.matchAll(/M(-?\d+)[ ,]?(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

describe('the map of a region', () => {
  test.each(drawings)('%s weighs at most 18 KB compressed', (_slug, svg) => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(18 * 1024);
  });

  test.each(drawings)('%s holds nothing that lies out of its frame', (_slug, svg) => {
    const places = beginnings(svg);
    expect(places.length).toBeGreaterThan(20);
    const seen = grown(frameOf(svg), 300);
    expect(places.filter((place) => !inBox(place, seen))).toEqual([]);
  });

  test.each(drawings)('%s gives an edge to its own region alone', (_slug, svg) => {
    expect(svg.match(/class="map-edge"/g)).toHaveLength(1);
    expect(svg).toMatch(/class="map-own"><use [^>]*class="map-land"\/><use [^>]*class="map-edge"/);
  });

  test('of hundreds of hikes names each park once, and shows where they are without a link each', () => {
    const [region] = content.regions;
    if (!region) throw new Error('there are no regions');
    const own = content.listed.filter((trail) => trail.region === region.slug);
    const listed = Array.from({ length: 12 }, () => own).flat();
    const svg = regionMap(atlas, { listed }, region);
    expect(svg).not.toContain('<a ');
    expect(svg.match(/class="map-dot"/g)).toHaveLength(1);
    const [, wide = ''] = /<g class="map-names map-wide"(.*?)<g class="map-names map-narrow"/.exec(svg) ?? [];
    for (const { park } of own) expect(wide.split(`>${park}<`).length - 1, park).toBeLessThanOrEqual(1);
  });

  test('all of them together weigh at most 66 KB', () => {
    const bytes = drawings.map(([, svg]) => brotliCompressSync(svg).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(66 * 1024);
  });
});
