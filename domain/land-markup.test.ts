import { beforeEach, expect, test } from 'vitest';
import { type LandMarkup, landMarkup } from './land-markup.ts';
import type { Land } from './maps.ts';

const land: Land = {
  width: 100,
  height: 80,
  shapes: { lake: 'M1 1h9v9z', nn: 'M2 2h9v9z', rivers: 'M3 3l4 4' },
  ground: [
    { class: 'map-shore', shape: 'lake' },
    { class: 'map-ripple-0', shape: 'lake', within: 'lake' },
  ],
  regions: [{ code: 'nn', layers: [{ class: 'map-land', shape: 'nn' }] }],
  overlay: [{ class: 'map-river', shape: 'rivers' }],
  names: [
    { class: 'map-town', size: 9, names: [{ words: 'Fish & Ships', at: [14, 12], anchor: 'start', dot: [10, 10] }] },
    { class: 'map-abroad-name', names: [{ words: 'IOWA', at: [5, 70], anchor: 'middle', turn: -90 }] },
  ],
  regionNames: [
    {
      code: 'nn',
      lines: ['North', 'Woods'],
      at: [50, 40],
      leader: [
        [40, 40],
        [20, 20],
      ],
    },
  ],
};
let drawn: LandMarkup;
beforeEach(() => {
  drawn = landMarkup(land, 'a-');
});

test('a shape that is painted once stands where it is painted', () => {
  expect(drawn.overlay).toBe('<path d="M3 3l4 4" class="map-river"/>');
  expect(drawn.region('nn')).toBe('<path d="M2 2h9v9z" class="map-land"/>');
  expect(drawn.definitions).not.toContain('M3 3');
});

test('a shape that is painted again, or cuts another, is defined once and referred to', () => {
  expect(drawn.definitions).toBe(
    '<path id="a-lake" d="M1 1h9v9z"/><clipPath id="a-lake-clip"><use href="#a-lake"/></clipPath>',
  );
  expect(drawn.ground).toBe(
    '<use href="#a-lake" class="map-shore"/><use href="#a-lake" class="map-ripple-0" clip-path="url(#a-lake-clip)"/>',
  );
});

test('a shape that is painted twice and cuts nothing is defined without a cut', () => {
  const overlay = [...land.overlay, { class: 'map-river-glow', shape: 'rivers' }];
  expect(landMarkup({ ...land, overlay }, 'a-')).toMatchObject({
    definitions: `${drawn.definitions}<path id="a-rivers" d="M3 3l4 4"/>`,
    overlay: '<use href="#a-rivers" class="map-river"/><use href="#a-rivers" class="map-river-glow"/>',
  });
});

test('two drawings on one page share no id', () => {
  const idsOf = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const other = idsOf(landMarkup(land, 'b-').definitions);
  expect(other).toHaveLength(2);
  expect(idsOf(drawn.definitions).filter((id) => other.includes(id))).toEqual([]);
});

test('a town is held at its dot, its name beside it; words cannot break the drawing', () => {
  expect(drawn.names).toContain('<g transform="translate(10 10)"><g class="map-held"><circle r="18"/>');
  expect(drawn.names).toContain('<text x="4" y="2">Fish &amp; Ships</text>');
});

test('names of one kind stand together, in a size of their own where they have one', () => {
  const plain = { words: 'A < B', at: [1, 2] as [number, number], anchor: 'start' as const };
  const names = [
    { class: 'map-town', size: 9, names: [plain, { ...plain, anchor: 'end' as const }] },
    { class: 'map-water', names: [] },
  ];
  expect(landMarkup({ ...land, names }, 'a-').names).toBe(
    '<g class="map-town" font-size="9"><text x="1" y="2">A &lt; B</text><text x="1" y="2" text-anchor="end">A &lt; B</text></g>' +
      '<g class="map-water"></g>',
  );
});

test('regions that have room for their names need no leader', () => {
  const regionNames = [{ code: 'nn', lines: ['North'], at: [5, 6] as [number, number] }];
  expect(landMarkup({ ...land, regionNames: [...regionNames, ...regionNames] }, 'a-').regionNames(() => '')).toBe(
    `<g class="map-region-name">${'<g data-region="nn"><text y="6"><tspan x="5">North</tspan></text></g>'.repeat(2)}</g>`,
  );
});

test('a region that the map does not have is drawn by nothing', () => {
  expect(drawn.region('xx')).toBe('');
});

test('a name may be turned', () => {
  expect(drawn.names).toContain('<text transform="translate(5 70)rotate(-90)" text-anchor="middle">IOWA</text>');
});

test('a region has its name in lines, its leader, and a note only where there is one', () => {
  expect(drawn.regionNames(() => '4 hikes')).toContain('<tspan class="map-count" x="50" dy="1.3em">4 hikes</tspan>');
  expect(drawn.regionNames(() => '')).toBe(
    '<g class="map-region-name"><g data-region="nn"><path class="map-leader" d="M40 40L20 20"/>' +
      '<text y="40"><tspan x="50">North</tspan><tspan x="50" dy="1em">Woods</tspan></text></g></g>',
  );
});
