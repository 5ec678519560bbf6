import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Box, grown, inBox, type Point } from '../../domain/geo/plane.ts';
import { textWidth } from '../../domain/map/labels.ts';
import { ourContent } from '../../test/content.ts';
import { readAtlas } from './atlas.ts';
import { regionMap } from './region-map.ts';

const content = ourContent;
const atlas = readAtlas(content);
const address = '/maps/region-somewhere.1a2b3c4d.svg';
const maps = content.regions.map((region) => {
  const { sheet, drawing } = regionMap(atlas, content, region);
  return [region.slug, { sheet, drawing: drawing(address) }] as const;
});

function getFrame(svg: string): Box {
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  return { left, top, right: left + width, bottom: top + height };
}

/** Where the pieces of its shapes and lines begin. */
function beginnings(svg: string): Point[] {
  const [land = ''] = svg.split('<g class="map-names');
  return [...land.matchAll(/M(-?\d+)[ ,]?(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

/** The middle of a name, from its anchor and the width of its letters. */
function getMiddle(look: string, name: string): number | undefined {
  const found = new RegExp(`font-size="([\\d.]+)">[^>]*>?<text x="(-?[\\d.]+)" y="[^"]+"([^>]*)>${name}<`).exec(look);
  if (!found) return undefined;
  const width = textWidth(name, Number(found[1]));
  const shift = found[3]?.includes('end') ? -width / 2 : found[3]?.includes('middle') ? 0 : width / 2;
  return Number(found[2]) + shift;
}

const weight = (...texts: string[]) => texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);

describe('the map of a region', () => {
  test.each(maps)(
    '%s weighs at most 18 KB compressed, and at most 4 of them in the page',
    (_slug, { sheet, drawing }) => {
      expect(weight(sheet, drawing)).toBeLessThanOrEqual(18 * 1024);
      expect(weight(drawing)).toBeLessThanOrEqual(4 * 1024);
    },
  );

  test.each(maps)('%s has nothing outside its frame', (_slug, { sheet, drawing }) => {
    const places = [...beginnings(drawing), ...beginnings(sheet)];
    expect(places.length).toBeGreaterThan(20);
    const seen = grown(getFrame(drawing), 300);
    expect(places.filter((place) => !inBox(place, seen))).toEqual([]);
  });

  test.each(maps)('%s shows its own region with its outline before anything is fetched', (_slug, { drawing }) => {
    const own = drawing.indexOf('class="map-land"');
    expect(own).toBeGreaterThan(0);
    expect(drawing.match(/class="map-(land|edge)"/g)).toEqual(['class="map-land"', 'class="map-edge"']);
    expect(drawing.indexOf(`<use href="${address}#sheet"/>`)).toBeGreaterThan(own);
  });

  test.each(maps)('%s paints its water and roads with the custom properties of the page', (_slug, { sheet }) => {
    const paths = sheet.match(/<path [^>]+>/g) ?? [];
    for (const path of paths) expect(path).toMatch(/ (fill|stroke)="var\(--[\w-]+\)"/);
    expect(sheet).not.toContain('class=');
    expect(sheet).toMatch(/<path fill="var\(--m-land\)" d="M/);
    const strokes = paths.flatMap((path) => /stroke="var\(--([\w-]+)\)"/.exec(path)?.[1] ?? []);
    expect(strokes.filter((stroke) => stroke === 'm-river').length).toBeGreaterThan(1);
    const roads = strokes.slice(strokes.indexOf('m-casing'));
    expect(roads.join(' ')).toMatch(/^(m-casing m-road ?)+$/);
  });

  test('all maps of regions together weigh at most 66 KB', () => {
    const bytes = maps.map(([, { sheet, drawing }]) => weight(sheet, drawing));
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(66 * 1024);
  });

  test.each(maps)('%s labels at least eight of ten hikes, on a desktop and on a phone', (slug, { drawing }) => {
    const hikes = content.listed.filter(({ region }) => region === slug).length;
    const [, wide = '', narrow = ''] = drawing.split('class="map-names ');
    for (const look of [wide, narrow])
      expect(look.match(/class="map-park-name"/g)?.length).toBeGreaterThanOrEqual(Math.floor(hikes * 0.8));
  });

  test.each(maps)('%s has St. Paul east of Minneapolis wherever both are named', (_slug, { drawing }) => {
    for (const look of drawing.split('class="map-names ').slice(1)) {
      const [west, east] = ['Minneapolis', 'St. Paul'].map((name) => getMiddle(look, name));
      if (west !== undefined && east !== undefined) expect(east).toBeGreaterThan(west);
    }
  });

  test.each(maps)('%s has an accessible name for each of its links, once', (slug, { drawing }) => {
    const links = drawing.match(/<a .*?<\/a>/g) ?? [];
    expect(links).toHaveLength(content.listed.filter(({ region }) => region === slug).length);
    for (const link of links) {
      expect(link).toMatch(/ aria-label="[^"]+"/);
      expect(link).not.toContain('<title>');
    }
  });
});
