import { expect, test } from 'vitest';
import { landMarkup } from './land.ts';
import type { MapLayers } from './layers.ts';

const land: Pick<MapLayers, 'shapes' | 'ground' | 'regions' | 'overlay'> = {
  shapes: { lake: 'M1 1h9v9z', nn: 'M2 2h9v9z', rivers: 'M3 3l4 4' },
  ground: [
    { class: 'map-shore', shape: 'lake' },
    { class: 'map-ripple-0', shape: 'lake', within: 'lake' },
  ],
  regions: [{ code: 'nn', layers: [{ class: 'map-land', shape: 'nn' }] }],
  overlay: [{ class: 'map-river', shape: 'rivers' }],
};
const drawn = () => landMarkup(land, 'a-');

test('a shape that is painted once is inlined', () => {
  const { definitions, region, overlay } = drawn();
  expect(overlay).toBe('<path d="M3 3l4 4" class="map-river"/>');
  expect(region('nn')).toBe('<path d="M2 2h9v9z" class="map-land"/>');
  expect(definitions).not.toContain('M3 3');
});

test('a shape that is painted twice, or clips another, is defined once and referenced', () => {
  const { definitions, ground } = drawn();
  expect(definitions).toBe(
    '<path id="a-lake" d="M1 1h9v9z"/><clipPath id="a-lake-clip"><use href="#a-lake"/></clipPath>',
  );
  expect(ground).toBe(
    '<use href="#a-lake" class="map-shore"/><use href="#a-lake" class="map-ripple-0" clip-path="url(#a-lake-clip)"/>',
  );
});

test('a shape that is painted twice and clips nothing is defined without a clip path', () => {
  const twice = [...land.overlay, { class: 'map-river-glow', shape: 'rivers' }];
  expect(landMarkup({ ...land, overlay: twice }, 'a-')).toMatchObject({
    definitions: `${drawn().definitions}<path id="a-rivers" d="M3 3l4 4"/>`,
    overlay: '<use href="#a-rivers" class="map-river"/><use href="#a-rivers" class="map-river-glow"/>',
  });
});

test('a region that the map does not have is not drawn', () => {
  expect(drawn().region('xx')).toBe('');
});

test('two drawings on one page share no id', () => {
  const getIds = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const other = getIds(landMarkup(land, 'b-').definitions);
  expect(other).toHaveLength(2);
  expect(getIds(drawn().definitions).filter((id) => other.includes(id))).toEqual([]);
});
